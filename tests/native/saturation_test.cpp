#include "saturation.h"

#include <gtest/gtest.h>

#include <cmath>

#include "dot_product.h"
#include "entropy.h"
#include "inputs.h"
#include "near.h"
#include "printed.h"
#include "refusal.h"

namespace attention_steps {
namespace {

TEST(Saturation, GivesTheArticlesRows) {
  const Saturation both = saturation(Row{{20, -10, 5}}, 8, 0);
  EXPECT_EQ(printed(both.raw.softmax.weights, 7), "0.9999997 0.0000000 0.0000003");
  EXPECT_EQ(printed(both.scaled.softmax.weights, 5), "0.84971 0.01998 0.13031");
  EXPECT_EQ(printed(both.scaled.gradient, 5), "-0.15029 0.01998 0.13031");
  EXPECT_LT(both.raw.jacobian_norm, 1e-6);
  EXPECT_GT(both.scaled.jacobian_norm, 0.1);
}

TEST(Saturation, IsMadeOfSoftmaxItsJacobianAndItsCrossEntropy) {
  for_each_small_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const Eigen::Index target = random.below(size);
    const Saturation both = saturation(scores, 3, static_cast<double>(target));
    for (const double divisor : {1.0, 3.0}) {
      const Slope& found = divisor == 1 ? both.raw : both.scaled;
      const Softmax expected = softmax(scores, divisor);
      const Matrix jacobian = softmax_jacobian(expected.weights);
      const CrossEntropy against = cross_entropy(expected, target);
      EXPECT_TRUE(identical(expected.scaled, found.softmax.scaled));
      EXPECT_TRUE(identical(expected.weights, found.softmax.weights));
      EXPECT_TRUE(identical(jacobian, found.jacobian));
      EXPECT_TRUE(near(jacobian.norm(), found.jacobian_norm, relative(1e-14)));
      EXPECT_EQ(expected.weights.maxCoeff(), found.largest);
      EXPECT_EQ(entropy(expected.weights), found.entropy);
      EXPECT_EQ(against.loss, found.loss);
      EXPECT_TRUE(identical(against.gradient, found.gradient));
      EXPECT_EQ(norm(against.gradient), found.gradient_norm);
    }
  });
}

TEST(Saturation, DividesByTheRootOfTheHeadSize) {
  const Row scores{{20, -10, 5}};
  const Saturation both = saturation_at_head_size(scores, 64, 1);
  EXPECT_EQ(both.divisor, 8);
  EXPECT_TRUE(identical(both.scaled.softmax.weights, saturation(scores, 8, 1).scaled.softmax.weights));
  EXPECT_TRUE(identical(both.raw.gradient, saturation(scores, 8, 1).raw.gradient));
  EXPECT_EQ(refusal_of([&] { saturation_at_head_size(scores, 0, 1); }),
            "[saturation] expected a positive, finite head size; found 0");
}

TEST(Saturation, RefusesOtherArguments) {
  const auto refusal = [](const Row& scores, double divisor, double target) {
    return refusal_of([&] { saturation(scores, divisor, target); });
  };
  const std::string expected = "[saturation] expected ";
  EXPECT_EQ(refusal(Row(0), 8, 0), expected + "at least one score; found none");
  EXPECT_EQ(refusal(Row{{1, 2}}, -8, 0), expected + "a positive, finite divisor; found -8");
  EXPECT_EQ(refusal(Row{{1, 2}}, 8, 2), expected + "target to be a whole number from 0 to 1; found 2");
  EXPECT_EQ(refusal(Row{{1, 2}}, 8, -1), expected + "target to be a whole number from 0 to 1; found -1");
}

}  // namespace
}  // namespace attention_steps
