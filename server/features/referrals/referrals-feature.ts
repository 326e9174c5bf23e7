import { defineFeature } from '../../kernel/feature.ts';
import { createReferralCode } from './codes/create-code.ts';
import { listReferralCodes } from './codes/list-codes.ts';
import { switchReferralCode } from './codes/switch-code.ts';
import { markCommissionPaid } from './earnings/mark-paid.ts';
import { getOwnReferrals } from './own-referrals.ts';

/** Codes to sign up by, and what they earn their partners. */
export const referralsFeature = defineFeature({
  name: 'referrals',
  routes: {
    'GET /api/referrals': getOwnReferrals,
    'GET /api/admin/referral-codes': listReferralCodes,
    'POST /api/admin/referral-codes': createReferralCode,
    'PATCH /api/admin/referral-codes/:code': switchReferralCode,
    'POST /api/admin/referral-codes/:code/mark-paid': markCommissionPaid,
  },
});
