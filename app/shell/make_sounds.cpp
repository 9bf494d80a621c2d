// Makes the sounds of the interface at build time: every cue is a few lines of synthesis, written as a WAV file.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <numbers>
#include <string>
#include <vector>

namespace {

constexpr int rate = 22050;

/// A mono sound that is built up by mixing parts into it. Times are in seconds.
class Sound {
  public:
    explicit Sound(double length) : samples_(static_cast<size_t>(length * rate)) {}

    /// A struck tone: `hertz` with a soft octave above, dying away with time constant `decay`.
    Sound& tone(double at, double hertz, double loudness, double decay) {
        return mix(at, [=](double t) {
            const double phase = 2 * std::numbers::pi * hertz * t;
            const double attack = std::min(1.0, t / 0.004);
            return loudness * attack * std::exp(-t / decay) * (std::sin(phase) + 0.25 * std::sin(2 * phase));
        });
    }

    /// Cloth, paper, wood: noise through a low-pass of `hertz` that swells for `rise` and dies away with `decay`.
    Sound& rustle(double at, double hertz, double loudness, double rise, double decay) {
        const double share = 1 - std::exp(-2 * std::numbers::pi * hertz / rate);
        double smooth = 0;
        return mix(at, [=, this](double t) mutable {
            smooth += share * (noise() - smooth);
            return loudness * smooth * std::min(1.0, t / rise) * std::exp(-std::max(0.0, t - rise) / decay);
        });
    }

    void write(const std::filesystem::path& file) const {
        std::ofstream out(file, std::ios::binary);
        const auto bytes = static_cast<uint32_t>(samples_.size() * 2);
        const auto word = [&out](uint32_t value, int size) {
            for (int i = 0; i < size; ++i) out.put(static_cast<char>(value >> (8 * i) & 0xFF));
        };
        out << "RIFF";
        word(36 + bytes, 4);
        out << "WAVEfmt ";
        word(16, 4);
        word(1, 2);
        word(1, 2);
        word(rate, 4);
        word(rate * 2, 4);
        word(2, 2);
        word(16, 2);
        out << "data";
        word(bytes, 4);
        for (const double sample : samples_) {
            const double loud = std::clamp(sample, -1.0, 1.0) * 32767;
            word(static_cast<uint16_t>(static_cast<int16_t>(std::lround(loud))), 2);
        }
    }

  private:
    Sound& mix(double at, const std::function<double(double)>& part) {
        const auto first = static_cast<size_t>(at * rate);
        for (size_t i = first; i < samples_.size(); ++i) samples_[i] += part(static_cast<double>(i - first) / rate);
        return *this;
    }

    double noise() {
        state_ = state_ * 1664525U + 1013904223U;
        return static_cast<double>(state_ >> 8) / (1U << 23) - 1;
    }

    std::vector<double> samples_;
    uint32_t state_ = 1;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    const std::filesystem::path folder = argv[1];
    std::filesystem::create_directories(folder);
    const auto write = [&folder](const char* name, const Sound& sound) {
        sound.write(folder / (std::string(name) + ".wav"));
    };

    write("turn", Sound(0.5).tone(0, 523.25, 0.22, 0.12).tone(0.14, 659.26, 0.22, 0.14));
    write("pick", Sound(0.09).tone(0, 1318.5, 0.16, 0.014).rustle(0, 5000, 0.2, 0.001, 0.006));
    write("back", Sound(0.1).tone(0, 740, 0.16, 0.018).rustle(0, 3000, 0.2, 0.001, 0.006));
    write("refused", Sound(0.16).tone(0, 196, 0.35, 0.03).rustle(0, 900, 0.9, 0.001, 0.02));
    write("deal", Sound(0.28).rustle(0, 3500, 0.5, 0.05, 0.05));
    write("open", Sound(0.3).rustle(0, 1800, 0.6, 0.09, 0.06).rustle(0.2, 2500, 0.7, 0.001, 0.01));
    write("close", Sound(0.3).rustle(0, 1500, 0.6, 0.05, 0.08).rustle(0.18, 1600, 0.9, 0.001, 0.012));
    write("dice", Sound(0.5)
                      .rustle(0, 4200, 0.8, 0.001, 0.012)
                      .rustle(0.07, 3400, 0.7, 0.001, 0.012)
                      .rustle(0.16, 3900, 0.6, 0.001, 0.011)
                      .rustle(0.28, 3000, 0.5, 0.001, 0.011)
                      .rustle(0.36, 2600, 0.3, 0.001, 0.01));
    write("gavel", Sound(0.45)
                       .tone(0, 147, 0.35, 0.035)
                       .rustle(0, 1400, 0.9, 0.001, 0.02)
                       .tone(0.2, 147, 0.3, 0.035)
                       .rustle(0.2, 1400, 0.8, 0.001, 0.02));
    write("drone", Sound(1.1).tone(0, 55, 0.4, 0.5).tone(0, 82.41, 0.2, 0.5));
    write("error", Sound(0.5).tone(0, 196, 0.28, 0.12).tone(0.16, 155.56, 0.28, 0.16));
    write("won", Sound(1.3)
                     .tone(0, 523.25, 0.2, 0.3)
                     .tone(0.12, 659.26, 0.2, 0.3)
                     .tone(0.24, 783.99, 0.2, 0.4)
                     .tone(0.38, 1046.5, 0.22, 0.5));
}
