#include "engine/store/seal.h"

#include <stdexcept>

#include <sodium.h>

#include "engine/store/pin.h"

namespace hexmoot::store {
namespace {

constexpr size_t padding = 32;  // shorter words cannot be told apart by their length
constexpr size_t nonce_size = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr size_t tag_size = crypto_aead_xchacha20poly1305_ietf_ABYTES;
// What one check of a PIN costs: about 20 ms and 8 MB, so that trying all of them takes a while.
constexpr size_t pin_rounds = 3, pin_memory = 8u << 20;

void start_sodium() {
    if (sodium_init() < 0) throw std::runtime_error("no source of random numbers");
}

const unsigned char* bytes(std::string_view s) { return reinterpret_cast<const unsigned char*>(s.data()); }
unsigned char* bytes(std::string& s) { return reinterpret_cast<unsigned char*>(s.data()); }

}  // namespace

std::string new_salt() {
    start_sodium();
    std::string salt(salt_size, '\0');
    randombytes_buf(salt.data(), salt.size());
    return salt;
}

Key::Key(std::string_view salt) {
    static constexpr std::string_view constant = "hexmoot library seal, first kind";
    static_assert(constant.size() == crypto_generichash_KEYBYTES);
    start_sodium();
    crypto_generichash(bytes_.data(), bytes_.size(), bytes(salt), salt.size(), bytes(constant), constant.size());
}

Key::~Key() { sodium_memzero(bytes_.data(), bytes_.size()); }

std::string Key::seal(std::string_view place, std::string_view text) const {
    std::string padded(text);
    padded.resize(text.size() + padding);
    size_t padded_size = 0;
    sodium_pad(&padded_size, bytes(padded), text.size(), padding, padded.size());
    std::string sealed(nonce_size + padded_size + tag_size, '\0');
    randombytes_buf(sealed.data(), nonce_size);
    crypto_aead_xchacha20poly1305_ietf_encrypt(bytes(sealed) + nonce_size, nullptr, bytes(padded), padded_size,
                                               bytes(place), place.size(), nullptr, bytes(sealed), bytes_.data());
    return sealed;
}

std::optional<std::string> Key::open(std::string_view place, std::string_view sealed) const {
    if (sealed.size() < nonce_size + tag_size) return {};
    std::string text(sealed.size() - nonce_size - tag_size, '\0');
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(bytes(text), nullptr, nullptr, bytes(sealed) + nonce_size,
                                                   sealed.size() - nonce_size, bytes(place), place.size(),
                                                   bytes(sealed), bytes_.data()) != 0)
        return {};
    size_t size = 0;
    if (sodium_unpad(&size, bytes(text), text.size(), padding) != 0) return {};
    text.resize(size);
    return text;
}

std::string Key::mark(std::string_view marked) const {
    std::string mark(mark_size, '\0');
    crypto_generichash(bytes(mark), mark.size(), bytes(marked), marked.size(), bytes_.data(), bytes_.size());
    return mark;
}

Marked& Marked::add(std::string_view more) {
    add(u64{more.size()});
    bytes_ += more;
    return *this;
}

Marked& Marked::add(u64 number) {
    for (int i = 0; i < 8; i++) bytes_ += static_cast<char>(number >> 8 * i);
    return *this;
}

std::string to_base64(std::string_view raw) {
    std::string text(sodium_base64_ENCODED_LEN(raw.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes(raw), raw.size(), sodium_base64_VARIANT_ORIGINAL);
    text.pop_back();  // the terminating zero
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string code(text);
    std::erase_if(code, [](char c) { return c == ' ' || c == '\n'; });
    std::string raw(code.size(), '\0');
    size_t size = 0;
    if (sodium_base642bin(bytes(raw), raw.size(), code.data(), code.size(), nullptr, &size, nullptr,
                          sodium_base64_VARIANT_ORIGINAL) != 0)
        return {};
    raw.resize(size);
    if (to_base64(raw) != code) return {};  // libsodium takes some bytes above 127 for letters
    return raw;
}

std::string hash_pin(std::string_view pin) {
    start_sodium();
    std::string hash(crypto_pwhash_STRBYTES, '\0');
    if (crypto_pwhash_str(hash.data(), pin.data(), pin.size(), pin_rounds, pin_memory) != 0) throw std::bad_alloc();
    hash.resize(hash.find('\0'));
    return hash;
}

bool pin_matches(std::string_view pin, const std::string& hash) {
    start_sodium();
    return crypto_pwhash_str_verify(hash.c_str(), pin.data(), pin.size()) == 0;
}

}  // namespace hexmoot::store
