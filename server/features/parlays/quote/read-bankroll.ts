import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { type Cents, cents, roundToCents } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { getUser } from '../../accounts/index.ts';
import { practiceFeature } from '../../practice/index.ts';

/** What a bettor's largest bet is measured by. */
export interface Bankroll {
  bankrollCents: Cents;
  source: VerbResult<Contract['POST /api/parlays/quote']>['bankrollSource'];
  /** Share of full Kelly; a quarter unless set. */
  share: number | undefined;
}

const readBalance = practiceFeature().routes['GET /api/user/balance'] as Verb<'GET /api/user/balance'>;

/** One's own bankroll and share of Kelly where they are set, else the practice bankroll. */
export async function readBankroll(ctx: Ctx): Promise<Bankroll> {
  const { settings } = await getUser(ctx, requireUser(ctx.actor));
  const { bankrollCents, kellyShare: share } = settings;
  if (bankrollCents !== undefined) return { bankrollCents: cents(bankrollCents), source: 'own', share };
  const { balance } = await readBalance(ctx, { query: {} });
  return { bankrollCents: roundToCents(balance), source: 'practice', share };
}
