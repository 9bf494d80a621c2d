#include "engine/content/assets.h"

#include <cstdlib>

#include <gtest/gtest.h>

namespace hexmoot {
namespace {

TEST(Assets, TheEnvironmentWinsEvenWhenItIsWrong) {
    setenv("HEXMOOT_ASSETS", "/nowhere", 1);
    EXPECT_EQ(assets_dir(), "/nowhere");
    unsetenv("HEXMOOT_ASSETS");
}

TEST(Assets, AProgramInTheBuildTreeFindsTheSourceTree) {
    unsetenv("HEXMOOT_ASSETS");
    EXPECT_TRUE(std::filesystem::equivalent(assets_dir(), HEXMOOT_ASSETS_UNDER_TEST));
}

}  // namespace
}  // namespace hexmoot
