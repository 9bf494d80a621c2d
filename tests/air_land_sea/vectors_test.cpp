// The vectors of the specification, each one a test under its id.
#include "engine/games/air_land_sea/vectors.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace hexmoot::als {
namespace {

class VectorTest : public testing::Test {
  public:
    explicit VectorTest(Vector v) : vector_(std::move(v)) {}
    void TestBody() override {
        const VectorResult r = run_vector(vector_, bench_of<AirLandSea>());
        EXPECT_EQ(r.outcome, VectorResult::Outcome::passed) << r.id << " " << r.title << "\n" << r.message;
    }

  private:
    Vector vector_;
};

// Those in prose have their tests in vectors_prose_test.cpp.
void register_vectors(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    for (const Vector& v : read_vectors(text.str())) {
        if (!v.scripted && v.error.empty()) continue;
        std::string name = v.id;
        std::replace(name.begin(), name.end(), '-', '_');
        testing::RegisterTest("Vectors", name.c_str(), nullptr, nullptr, path.c_str(), v.line,
                              [v]() -> testing::Test* { return new VectorTest(v); });
    }
}

}  // namespace
}  // namespace hexmoot::als

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    hexmoot::als::register_vectors(HEXMOOT_FIXTURES "/air_land_sea/vectors.md");
    return RUN_ALL_TESTS();
}
