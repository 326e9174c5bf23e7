export { bivariateNormal } from './bivariate-normal.ts';
export { multivariateNormal } from './multivariate-normal.ts';
