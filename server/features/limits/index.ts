export { checkMayStake } from './check-may-stake.ts';
export { limitsFeature } from './limits-feature.ts';
