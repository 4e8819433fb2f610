/** The computation in C++, with Eigen. */
import type { NumberArray } from './arrays.ts';
import { type Dialect, type Helper, isTagged } from './dialect.ts';
import { plainRemark } from './remark.ts';
import type { Slice } from './slices.ts';

function literal(value: number): string {
  if (Number.isNaN(value)) return 'not_a_number';
  if (!Number.isFinite(value)) return value < 0 ? '-infinity' : 'infinity';
  const text = Object.is(value, -0) ? '-0' : String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

const typeOf = ({ shape, isFloat32 }: NumberArray): string =>
  (isFloat32 ? ['float', 'Eigen::ArrayXf', 'TableF'] : ['double', 'Eigen::ArrayXd', 'Table'])[shape.length] ?? '';

const parentheses = (place: readonly number[]) => (place.length === 0 ? '' : `(${place.join(', ')})`);

function cast({ isFloat32 }: NumberArray, text: string, isNumber: boolean, toFloat32: boolean): string {
  if (!toFloat32 || isFloat32) return text;
  return isNumber ? `static_cast<float>(${text})` : `${text}.cast<float>()`;
}

function part({ array, axes }: Slice, toFloat32: boolean): string {
  const at = axes.map((axis) => (axis !== 'runs' && 'at' in axis ? axis.at : undefined));
  const [row, column] = at;
  const fixed = at.filter((place) => place !== undefined);
  const isNumber = fixed.length === at.length;
  const text = isNumber
    ? array.name + parentheses(fixed)
    : at.length < 2 || fixed.length === 0
      ? array.name
      : row === undefined
        ? `${array.name}.col(${column})`
        : `${array.name}.row(${row}).transpose()`;
  return cast(array, text, isNumber, toFloat32);
}

const helpers: Readonly<Record<Helper, string>> = {
  softmax_of: `
template <typename Scores>
Scores softmax_of(const Scores& scores) {
  if constexpr (Scores::ColsAtCompileTime == 1) {
    const Scores exps = (scores - scores.maxCoeff()).exp();
    return exps / exps.sum();
  } else {
    Scores shares = scores;
    for (auto row : shares.rowwise()) {
      const Eigen::Array<double, 1, Eigen::Dynamic> exps = (row - row.maxCoeff()).exp();
      row = exps / exps.sum();
    }
    return shares;
  }
}`,
  share_of: `
double share_of(double own, const Eigen::ArrayXd& scores) {
  return std::exp(own - scores.maxCoeff()) / (scores - scores.maxCoeff()).exp().sum();
}`,
  cross_entropy_of: `
double cross_entropy_of(double own, const Eigen::ArrayXd& scores) {
  Eigen::Index largest = 0;
  const double max = scores.maxCoeff(&largest);
  Eigen::ArrayXd others = (scores - max).exp();
  others(largest) = 0;
  return std::log1p(others.sum()) + (max - own);
}`,
  entropy_of: `
double entropy_of(const Eigen::ArrayXd& shares) {
  double sum = 0;
  for (Eigen::Index i = 0; i < shares.size(); ++i) {
    if (shares(i) == 0) continue;
    // near 1, what a share leaves to the others has more figures
    const double others = shares.head(i).sum() + shares.tail(shares.size() - i - 1).sum();
    sum += shares(i) * (shares(i) > 0.5 ? std::log1p(-others) : std::log(shares(i)));
  }
  return -sum;
}`,
  norm_of: `
template <typename Values>
double norm_of(const Values& values) {
  return values.matrix().stableNorm();
}`,
  first_maximum_of: `
Eigen::ArrayXd first_maximum_of(const Eigen::ArrayXd& scores) {
  Eigen::Index largest = 0;
  scores.maxCoeff(&largest);
  return Eigen::VectorXd::Unit(scores.size(), largest).array();
}`,
  is_maximum: `
double is_maximum(double own, const Eigen::ArrayXd& scores) { return own == scores.maxCoeff() ? 1.0 : 0.0; }`,
};

const head = `
// Eigen's own exp ends near e^-709: std::exp goes on to 0
#define EIGEN_DONT_VECTORIZE
#include <Eigen/Dense>
#include <cmath>
#include <initializer_list>
#include <iomanip>
#include <iostream>
#include <limits>

using Table = Eigen::Array<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using TableF = Eigen::Array<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using std::exp, std::floor, std::log, std::sqrt;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();`;

const functions = `
Eigen::ArrayXd list(std::initializer_list<double> numbers) {
  return Eigen::Map<const Eigen::ArrayXd>(numbers.begin(), static_cast<Eigen::Index>(numbers.size()));
}

Table table(Eigen::Index columns, std::initializer_list<double> numbers) {
  return Eigen::Map<const Table>(numbers.begin(), static_cast<Eigen::Index>(numbers.size()) / columns, columns);
}

template <typename Values>
void show(const char* name, const Values& values) {
  using Scalar = typename Values::Scalar;
  std::cout << name << std::setprecision(sizeof(Scalar) == 4 ? 7 : 15);
  for (Eigen::Index i = 0; i < values.size(); ++i) {
    const bool starts_row = i % (Values::ColsAtCompileTime == 1 ? values.size() : values.cols()) == 0;
    std::cout << (starts_row ? "\\n  " : "  ") << values.data()[i];
  }
  std::cout << "\\n";
}

void show(const char* name, double value) { show(name, list({value})); }
void show(const char* name, float value) { show(name, Eigen::ArrayXf(Eigen::ArrayXf::Constant(1, value))); }`;

export const eigen: Dialect = {
  remark: (text) => `// ${plainRemark(text)}`,
  literal,
  element: ({ array, place }, toFloat32) => cast(array, array.name + parentheses(place), true, toFloat32),
  part,
  spread(slice, [rows, columns], toFloat32) {
    const text = part(slice, toFloat32);
    if (columns === undefined) return text;
    if (isTagged(slice, 1, 0)) return `${text}.transpose()`;
    if (isTagged(slice, 1)) return `${text}.transpose().replicate(${rows}, 1)`;
    return isTagged(slice, 0) ? `${text}.replicate(1, ${columns})` : text;
  },
  gathered: (elements) => `list({${elements.join(', ')}})`,
  call: (name, of) => `${name}(${of})`,
  reduced(name, list, along) {
    const reduction = { sum: 'sum()', mean: 'mean()', max: 'maxCoeff<Eigen::PropagateNaN>()' }[name];
    if (along === 'all') return `${list}.${reduction}`;
    return along === 0 ? `${list}.colwise().${reduction}.transpose()` : `${list}.rowwise().${reduction}`;
  },
  product({ left, right, leftTurned, rightTurned }, { length: rank }, toFloat32) {
    if (rank === 0) return `(${part(left, toFloat32)} * ${part(right, toFloat32)}).sum()`;
    const side = (slice: Slice, turned: boolean) => `${part(slice, toFloat32)}.matrix()${turned ? '.transpose()' : ''}`;
    return `(${side(left, leftTurned)} * ${side(right, rightTurned)}).array()`;
  },
  given(array, values) {
    const { name, shape } = array;
    const literals = values.map(literal);
    if (shape.length === 0) return `const double ${name} = ${literals.join('')};`;
    if (shape.length === 1) return `const Eigen::ArrayXd ${name} = list({${literals.join(', ')}});`;
    const columns = shape[1] ?? 1;
    const rows = Array.from({ length: shape[0] ?? 0 }, (_, row) => literals.slice(row * columns, (row + 1) * columns));
    return `const Table ${name} = table(${columns}, {\n${rows.map((row) => `    ${row.join(', ')},`).join('\n')}\n});`;
  },
  empty: (array) => `${typeOf(array)} ${array.name} = ${typeOf(array)}::Zero(${array.shape.join(', ')});`,
  make: (array, formula, isFinal) => `${isFinal ? 'const ' : ''}${typeOf(array)} ${array.name} = ${formula};`,
  replace: ({ array, place }, formula) =>
    place.length === 0
      ? `const ${typeOf(array)} ${array.name} = ${formula};`
      : `${array.name}(${place.join(', ')}) = ${formula};`,
  show: ({ name }) => `show("${name}", ${name});`,
  program(lines, used) {
    const own = [...used].sort().map((name) => helpers[name].trim());
    const body = lines.flatMap((text) => text.split('\n')).map((line) => (line === '' ? '' : `  ${line}`));
    return [head.trim(), functions.trim(), ...own, `int main() {\n${body.join('\n')}\n}`].join('\n\n').concat('\n');
  },
};
