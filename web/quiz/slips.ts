/** The mistakes that the quiz knows; what each would give, the kinds of questions compute by the engine. */
export type SlipName =
  // the score
  | 'addedUp'
  | 'signsLost'
  | 'averaged'
  // the divisor
  | 'noRoot'
  | 'rootOfHidden'
  | 'rootOfHeads'
  | 'overHeadSize'
  | 'overHiddenRoot'
  | 'timesDivisor'
  | 'unscaled'
  // variance
  | 'deviationForVariance'
  | 'varianceForDeviation'
  | 'entriesForgotten'
  | 'oneTerm'
  | 'variancesAdded'
  | 'deviationsUnsquared'
  // exp and shares
  | 'noExp'
  | 'expOfRaw'
  | 'expFirst'
  | 'upsideDown'
  | 'ratioOfScores'
  | 'overSum'
  | 'overMax'
  | 'overLargestExp'
  | 'unnormalised'
  | 'otherKey'
  | 'softmaxed'
  | 'percent'
  // overflow
  | 'otherFormat'
  | 'limitUnscaled'
  | 'overDivisor'
  | 'roundedUp'
  // the Jacobian and entropy
  | 'offForDiagonal'
  | 'diagonalForOff'
  | 'weightAlone'
  | 'bits'
  | 'decimalLogarithm'
  // the mix
  | 'rowForColumn'
  | 'unweighted'
  | 'oneContribution'
  | 'otherDimension'
  // any
  | 'sign';
