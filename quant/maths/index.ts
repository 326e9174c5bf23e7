export { cholesky } from './cholesky.ts';
export { integrate } from './integrate.ts';
export { invertMatrix } from './linear.ts';
export {
  requireCount,
  requireFinite,
  requireInnerProbability,
  requireNotNegative,
  requirePositive,
  requireProbability,
} from './require-number.ts';
export { fallingRoot } from './root.ts';
export { mean, median, sum } from './sum.ts';
