#include "matrix.h"

#include <gtest/gtest.h>

namespace attention_steps {
namespace {

TEST(Shape, IsRowsTimesColumns) {
  EXPECT_EQ(shape(Matrix(3, 5)), "3x5");
  EXPECT_EQ(shape(Matrix(0, 4)), "0x4");
}

}  // namespace
}  // namespace attention_steps
