import type { User } from '@clearedge/contract/routes/people/accounts';
import { centsToDollars } from '@clearedge/quant/money';
import type { z } from 'zod';
import type { VerbConfig } from '../../kernel/ctx.ts';
import type { Account } from './account-rows.ts';
import { mustEnrol } from './account-rules.ts';

/** An account as its owner sees it. */
export function presentUser(account: Account, config: VerbConfig): z.input<typeof User> {
  const {
    oddsFormat,
    theme,
    timeZone,
    myBooks,
    unitCents,
    digestMail = false,
    quietHours,
    kellyShare,
    bankrollCents,
    notify,
    evReference,
  } = account.settings;
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    subscriptionTier: account.tier,
    subscriptionStatus: account.subscriptionStatus,
    subscriptionEndDate: account.subscriptionEndAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
    isAdmin: account.isAdmin,
    secondFactor: account.secondFactorAt ? 'on' : mustEnrol(account, config) ? 'required' : 'off',
    settings: {
      oddsFormat,
      theme,
      timeZone,
      myBooks,
      unit: unitCents === null ? null : centsToDollars(unitCents),
      digestMail,
      ...(quietHours && { quietHours }),
      ...(kellyShare !== undefined && { kellyShare }),
      ...(bankrollCents !== undefined && { bankroll: centsToDollars(bankrollCents) }),
      ...(notify && { notify }),
      ...(evReference && { evReference }),
    },
  };
}
