import { pythonDialect } from './python.ts';

/** The computation in NumPy. */
export const numpy = pythonDialect({
  prefix: 'np',
  head: `
import numpy as np

# infinity and NaN are answers here
np.seterr(all="ignore")`,
  scalar: (number) => `np.float64(${number})`,
  list: (numbers) => `np.array(${numbers})`,
  gathered: (elements) => `np.array([${elements}])`,
  max: 'max',
  toFloat32: '.astype(np.float32)',
  zeros: (shape, isFloat32) => `np.zeros(${shape}${isFloat32 ? ', dtype=np.float32' : ''})`,
  helpers: {
    softmax_of: `
def softmax_of(scores):
    exps = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return exps / exps.sum(axis=-1, keepdims=True)`,
    share_of: `
def share_of(own, scores):
    return np.exp(own - scores.max()) / np.exp(scores - scores.max()).sum()`,
    cross_entropy_of: `
def cross_entropy_of(own, scores):
    others = np.delete(scores, scores.argmax())
    return np.log1p(np.exp(others - scores.max()).sum()) + (scores.max() - own)`,
    entropy_of: `
def entropy_of(shares):
    # near 1, what a share leaves to the others has more figures
    logarithms = np.array([np.log1p(-np.delete(shares, i).sum()) if p > 0.5 else np.log(p) for i, p in enumerate(shares)])
    return -np.where(shares == 0, 0, shares * logarithms).sum()`,
    norm_of: `
def norm_of(values):
    largest = np.abs(values).max()
    return largest * np.sqrt(((values / largest) ** 2).sum()) if largest > 0 else largest`,
    first_maximum_of: `
def first_maximum_of(scores):
    return np.eye(len(scores))[scores.argmax()]`,
    is_maximum: `
def is_maximum(own, scores):
    return np.float64(own == scores.max())`,
  },
  show: `
def show(name, values):
    digits = 7 if values.dtype == np.float32 else 15
    print(name)
    for row in np.atleast_2d(values):
        print("  " + "  ".join(f"{value:.{digits}g}" for value in row))`,
});
