export { type BootstrapTerms, blockBootstrap, ratioBootstrap } from './block-bootstrap.ts';
export { type Estimate, meanInterval, twoSidedScore } from './mean-interval.ts';
