export { checkMayStake } from './check-may-stake.ts';
export { findLimits } from './limit-rows.ts';
export { limitsFeature } from './limits-feature.ts';
