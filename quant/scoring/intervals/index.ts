export { type BootstrapTerms, blockBootstrap, type Estimate, meanInterval, ratioBootstrap, twoSidedScore } from './block-bootstrap.ts';
