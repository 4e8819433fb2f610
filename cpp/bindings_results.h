#pragma once

#include <vector>

#include "against_theory.h"
#include "alternatives.h"
#include "attention.h"
#include "attention_memory.h"
#include "attention_operations.h"
#include "attention_row.h"
#include "bindings_values.h"
#include "dot_product.h"
#include "dot_product_experiment.h"
#include "entropy.h"
#include "head_split.h"
#include "largest_difference.h"
#include "saturation.h"
#include "saturation_curve.h"
#include "self_attention.h"
#include "softmax_precisions.h"
#include "two_contexts.h"
#include "variance.h"

/// The core's structs as JavaScript objects, each field by its name in web/engine/results.ts, and three
/// of them back.
namespace attention_steps {

// bindings_results_rows.cpp
val out(const Softmax& row, const Matrix& jacobian);
val out(const NaiveSoftmax<float>& row);
val out(const NaiveSoftmax<double>& row);
val out(const SoftmaxPrecisions& all);
val out(const Alternatives& all);
val out(const CrossEntropy& against);
val out(const Saturation& both);
val out(const SaturationPoint& point);
val out(const std::vector<SaturationPoint>& points);
val out(const SaturationDraws& draws);
SaturationDraws draws_from(const val& part);

// bindings_results_attention.cpp
val out(const Attention& all);
val out(const AttentionRow& row);
val out(const AttentionOperations& counts);
val out(const AttentionMemory& both);
val out(const SelfAttention& all);
val out(const HeadSplit& split);
val out(const Linear& layer);
val out(const TwoContexts& both);
Linear linear_from(const val& layer);

// bindings_results_numbers.cpp
val out(const DotProduct& result);
val out(const CosineSimilarity& result);
val out(const Variance& result);
val out(const Experiment& experiment);
val out(const AgainstTheory& both);

/// All but mean and m2, which are made of the sums.
Experiment experiment_from(const val& part);

}  // namespace attention_steps
