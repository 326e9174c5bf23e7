export { earnCommission, reverseCommission } from './earnings/on-payments.ts';
export { countActiveCodes, joinByCode, listReferred } from './joining.ts';
export { leaveReferrals } from './leave-referrals.ts';
export { exportReferrals, referralsFeature } from './referrals-feature.ts';
