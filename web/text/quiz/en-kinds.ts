import type { KindName } from '../../quiz/question.ts';
import type { KindWords } from './shape.ts';

export const enKinds: Readonly<Record<KindName, KindWords>> = {
  score: {
    name: 'Dot product',
    ask: ({ query, key }) => `q = ${query}\nk = ${key}\nWhat is the score q·k?`,
    hint: 'multiply entry by entry, then add up the four products; mind the signs.',
  },
  divisor: {
    name: 'Divisor',
    ask: ({ hiddenSize, heads }) =>
      `A model has hidden size ${hiddenSize} and ${heads} heads.\nWhat is √dₖ, which its scores are divided by?`,
    hint: 'first the dimensions that each head gets, then the square root.',
  },
  scale: {
    name: 'Scaling',
    ask: ({ scores, headSize, hiddenSize }) =>
      `A model has hidden size ${hiddenSize}; each of its heads has dₖ = ${headSize}.\nWhat is the score ${scores} after scaling?`,
    hint: 'divide the score by √dₖ, with the dimension of one head.',
  },
  variance: {
    name: 'Variance',
    ask: ({ headSize, ...told }) =>
      `q and k have ${headSize} entries each, all independent and of mean 0.\nThe entries of q have variance ${told['entryVariance.0']}, those of k variance ${told['entryVariance.1']}.\nWhat is the variance of q·k?`,
    hint: 'for independent numbers of mean 0 the variance of a product is the product of the variances; the terms add up, and so do their variances.',
  },
  deviation: {
    name: 'Standard deviation',
    ask: ({ headSize, ...told }) =>
      `q and k have ${headSize} entries each, all independent and of mean 0.\nThe entries of q have standard deviation ${told['entryDeviation.0']}, those of k standard deviation ${told['entryDeviation.1']}.\nWhat is the standard deviation of q·k?`,
    hint: 'go by way of the variance of q·k, and take the root last.',
  },
  exp: {
    name: 'Exp',
    ask: ({ scores, headSize }) =>
      `A score is ${scores}, and dₖ = ${headSize}.\nWhat is the exp of the score after scaling?`,
    hint: 'first divide by √dₖ, then raise e to that power.',
  },
  gap: {
    name: 'Ratio of weights',
    ask: ({ headSize, ...told }) =>
      `Two keys have scores ${told['scores.0']} and ${told['scores.1']}, and dₖ = ${headSize}.\nAfter scaling and softmax, how many times as large as the second weight is the first?`,
    hint: 'the ratio of two weights is e to the power of the difference of the scaled scores.',
  },
  weight: {
    name: 'Weight',
    ask: ({ scaled, ...told }) =>
      `The scaled scores are ${scaled}.\nAfter softmax, what is weight number ${told['asked.0']}?`,
    hint: 'take exp of all three, then divide this one’s exp by the sum of the three.',
  },
  overMax: {
    name: '÷ max',
    ask: ({ scores, ...told }) =>
      `The scores are ${scores}.\nDivided by their maximum, instead of softmax, what does number ${told['asked.0']} become?`,
    hint: 'find the largest and divide by it; a negative number over a positive one stays negative.',
  },
  overflow: {
    name: 'Overflow',
    ask: ({ format, headSize, largestExponent }) =>
      `dₖ = ${headSize}; exp is taken of the scaled score in ${format}, without subtracting the maximum.\nWhich is the largest whole score whose exp is not ∞? (In ${format}, exp is finite up to an exponent of ${largestExponent}.)`,
    hint: 'the limit holds for the scaled score; multiply by √dₖ to get back to scores, then take the whole number below.',
  },
  jacobian: {
    name: 'Jacobian',
    ask: ({ weights, ...told }) =>
      `Softmax gives the weights p = ${weights}.\nWhat stands in row ${told['asked.0']}, column ${told['asked.1']} of its Jacobian, diag(p) − ppᵀ?`,
    hint: 'on the diagonal it is p(1 − p), elsewhere minus the product of two weights.',
  },
  entropy: {
    name: 'Entropy',
    ask: ({ weights }) => `The weights are p = ${weights}.\nWhat is their entropy, −Σ p ln p?`,
    hint: 'multiply each weight by its own natural logarithm, add up the three, and change the sign.',
  },
  mix: {
    name: 'Weighted sum',
    ask: ({ weights, values, ...told }) =>
      `The weights are ${weights}, and the value vectors of the three keys are\n${values}\nWhat is dimension ${told['asked.0']} of the new vector?`,
    hint: 'take this dimension of each value vector, times that key’s weight, and add up.',
  },
};
