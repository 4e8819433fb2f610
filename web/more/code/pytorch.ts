import { pythonDialect } from './python.ts';

/** The computation in PyTorch. */
export const pytorch = pythonDialect({
  prefix: 'torch',
  head: `
import torch

torch.set_default_dtype(torch.float64)`,
  scalar: (number) => `torch.tensor(${number})`,
  list: (numbers) => `torch.tensor(${numbers})`,
  gathered: (elements) => `torch.stack([${elements}])`,
  max: 'amax',
  toFloat32: '.float()',
  zeros: (shape, isFloat32) => `torch.zeros(${shape}${isFloat32 ? ', dtype=torch.float32' : ''})`,
  helpers: {
    softmax_of: `
def softmax_of(scores):
    return torch.softmax(scores, dim=-1)`,
    share_of: `
def share_of(own, scores):
    return torch.exp(own - scores.max()) / torch.exp(scores - scores.max()).sum()`,
    cross_entropy_of: `
def cross_entropy_of(own, scores):
    largest = scores.argmax()
    others = torch.cat([scores[:largest], scores[largest + 1 :]])
    return torch.log1p(torch.exp(others - scores.max()).sum()) + (scores.max() - own)`,
    entropy_of: `
def entropy_of(shares):
    # near 1, what a share leaves to the others has more figures
    others = torch.stack([torch.cat([shares[:i], shares[i + 1 :]]).sum() for i in range(len(shares))])
    logarithms = torch.where(shares > 0.5, torch.log1p(-others), torch.log(shares))
    return -torch.where(shares == 0, 0.0, shares * logarithms).sum()`,
    norm_of: `
def norm_of(values):
    largest = values.abs().max()
    return largest * torch.sqrt(((values / largest) ** 2).sum()) if largest > 0 else largest`,
    first_maximum_of: `
def first_maximum_of(scores):
    return torch.eye(len(scores))[scores.argmax()]`,
    is_maximum: `
def is_maximum(own, scores):
    return (own == scores.max()).double()`,
  },
  show: `
def show(name, values):
    digits = 7 if values.dtype == torch.float32 else 15
    print(name)
    for row in torch.atleast_2d(values):
        print("  " + "  ".join(f"{value:.{digits}g}" for value in row.tolist()))`,
});
