import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, TierChoice, TierSchema, Uuid } from '../../terms.ts';
import { REFERRAL_DEFAULTS, REFERRAL_LIMITS } from './referral-terms.ts';

const { codeLength, rewardDays, maxUses } = REFERRAL_LIMITS;
const CODE_ERROR = `A code has ${codeLength.least} to ${codeLength.most} letters, digits, dashes or underscores.`;
const NewCode = z
  .string({ error: 'Please enter a referral code' })
  .trim()
  .toUpperCase()
  .min(1, 'Please enter a referral code')
  .pipe(
    z
      .string()
      .min(codeLength.least, CODE_ERROR)
      .max(codeLength.most, CODE_ERROR)
      .regex(/^[A-Z0-9_-]+$/, CODE_ERROR),
  );
const ByCode = z.object({ code: z.string().trim().toUpperCase().max(40) });

const whole = (least: number, most: number, what: string) => {
  const error = `${what} is a whole number from ${least} to ${most}.`;
  return z.number({ error }).int(error).min(least, error).max(most, error);
};

const Earnings = z
  .object({
    pending: z.number().meta({ description: 'Cents of payments that can still be refunded' }),
    payable: z.number().meta({ description: 'Cents to pay out now; below zero where more was paid than is left after refunds' }),
    paid: z.number(),
    reversed: z.number().meta({ description: 'Cents taken back with refunds' }),
  })
  .meta({ id: 'ReferralEarnings' });

const code = {
  id: Uuid,
  code: z.string(),
  rewardTier: TierSchema,
  rewardDuration: z.number().meta({ description: 'Days' }),
  maxUses: z.number().nullable().meta({ description: 'Null: no maximum' }),
  usageCount: z.number(),
  expiresAt: Instant.nullable(),
  commissionPercentage: z.number(),
  totalCommissionEarned: z.number().meta({ description: 'Cents: pending, payable and paid' }),
  totalReferrals: z.number().meta({ description: 'Members who came by it and whose payments stand' }),
  payoutStatus: z.enum(['pending', 'paid']).meta({ description: 'paid: there are earnings, and all of them are paid out' }),
  isActive: z.boolean().meta({ description: 'Switched on and not expired' }),
  createdAt: Instant,
  earnings: Earnings,
  nextPayableAt: Instant.nullable().meta({ description: 'When the next pending earnings become payable' }),
};
export const ReferralCode = z.object({ ...code, partner: z.string().nullable() }).meta({ id: 'ReferralCode' });
export const OwnReferralCode = z.object({ ...code, link: z.string() }).meta({ id: 'OwnReferralCode' });

export const referralRoutes = defineRoutes({
  'GET /api/referrals': {
    id: 'getOwnReferrals',
    summary: "A partner's own codes, what they earned and the latest entries",
    access: 'member',
    response: z
      .object({
        codes: z.array(OwnReferralCode),
        entries: z.array(
          z.object({
            at: Instant,
            code: z.string(),
            kind: z.enum(['earned', 'reversed', 'paid']),
            amount: z.number().meta({ description: 'Cents' }),
            payableAt: Instant.nullable(),
          }),
        ),
      })
      .meta({ id: 'OwnReferrals' }),
  },
  'GET /api/admin/referral-codes': {
    id: 'listReferralCodes',
    summary: 'All referral codes, the newest first',
    access: 'staff',
    response: z.array(ReferralCode),
  },
  'POST /api/admin/referral-codes': {
    id: 'createReferralCode',
    summary: 'A new code, for a partner or for the house',
    access: 'staff',
    fresh: true,
    perMinute: 60,
    body: z.object({
      code: NewCode,
      rewardTier: TierChoice.default(REFERRAL_DEFAULTS.rewardTier),
      rewardDuration: whole(rewardDays.least, rewardDays.most, 'The duration').default(REFERRAL_DEFAULTS.rewardDays),
      maxUses: whole(maxUses.least, maxUses.most, 'The number of uses').nullable().default(REFERRAL_DEFAULTS.maxUses),
      expiresAt: Instant.nullable().default(null),
      commissionPercentage: whole(0, 100, 'The commission').default(REFERRAL_DEFAULTS.commissionPct),
      partner: z
        .string()
        .trim()
        .max(254, 'At most 254 characters.')
        .optional()
        .meta({ description: 'Username or address of whose code it is' }),
    }),
    status: 201,
    response: ReferralCode,
  },
  'PATCH /api/admin/referral-codes/:code': {
    id: 'switchReferralCode',
    summary: 'Switch a code on or off; what it earned stays',
    access: 'staff',
    fresh: true,
    params: ByCode,
    body: z.object({ isActive: z.boolean({ error: 'Say true or false.' }) }),
    response: ReferralCode,
  },
  'POST /api/admin/referral-codes/:code/mark-paid': {
    id: 'markCommissionPaid',
    summary: 'Note that everything payable was paid to the partner',
    access: 'staff',
    fresh: true,
    perMinute: 60,
    params: ByCode,
    query: z.object({
      expected: z.coerce.number().int().optional().meta({ description: 'Cents that were paid; refused where another amount is payable' }),
    }),
    response: ReferralCode,
  },
});
