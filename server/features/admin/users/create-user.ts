import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { createAccount } from '../../accounts/index.ts';
import { noteGift } from '../../billing/index.ts';
import type { AdminHooks } from '../admin-hooks.ts';
import { grantEnd } from './grant-rules.ts';
import { presentUser } from './present-users.ts';

const unknownCode = (): Refusal =>
  new Refusal('INVALID_INPUT', 'This referral code is not valid.', {
    issues: [{ path: 'referredBy', message: 'This referral code is not valid.' }],
  });

/** An account for somebody else, with its plan for the first period and, where given, by a referral code. */
export const createUser =
  ({ onRegistered, checkMayJoin, referrals }: AdminHooks): Verb<'POST /api/admin/users'> =>
  async (ctx, { body }) => {
    const { username, email, password, subscriptionTier: tier, isAdmin, referredBy } = body;
    if (referredBy && !referrals) throw unknownCode();
    const endAt = grantEnd(tier, ctx.now());
    const wanted = { username, email, password, tier, endAt, isAdmin };
    const userId = await createAccount(ctx, wanted, {
      onRegistered,
      checkMayJoin,
      beside: async (tx, id) => {
        await noteGift(tx, id, { tier, endAt, givenBy: 'admin' });
        if (referredBy) await referrals?.useCode(tx, id, referredBy);
      },
    });
    return presentUser(ctx, userId, referrals);
  };
