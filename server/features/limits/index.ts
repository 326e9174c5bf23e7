export { checkAgeAnswered, checkMayGetSlip, checkMayPick, checkMayStake } from './check-may-stake.ts';
export { confirmHouseAccounts } from './confirm-house-accounts.ts';
export { findLimits, lockLimits } from './limit-rows.ts';
export { type Closure, closureOf, runningPause, type Usage } from './limit-rules.ts';
export { checkMayOffer, keepPause, limitsFeature, refusePaused } from './limits-feature.ts';
