export { earnCommission, reverseCommission } from './earnings/on-payments.ts';
export { joinByCode } from './joining/join-by-code.ts';
export { countActiveCodes, listReferred } from './joining/reads.ts';
export { leaveReferrals } from './leave-referrals.ts';
export { exportReferrals } from './own-referrals.ts';
export { referralsFeature } from './referrals-feature.ts';
