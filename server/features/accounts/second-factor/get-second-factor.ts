import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { getAccount } from '../account-rows.ts';
import { mustEnrol } from '../account-rules.ts';
import { countRecoveryCodes } from './second-factor-rows.ts';

export const getSecondFactor: Verb<'GET /api/auth/second-factor'> = async (ctx) => {
  const account = await getAccount(ctx.db, requireUser(ctx.actor));
  const { secondFactorAt } = account;
  return {
    isOn: secondFactorAt !== null,
    isRequired: mustEnrol({ ...account, secondFactorAt: null }, ctx.config),
    since: secondFactorAt?.toISOString() ?? null,
    recoveryCodesLeft: secondFactorAt ? await countRecoveryCodes(ctx.db, account.id) : 0,
  };
};
