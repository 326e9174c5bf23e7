import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { requireUser } from '../../kernel/access.ts';
import { csvLine } from '../../kernel/csv.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { filterOf } from './filter-rules.ts';
import { listAll } from './performance-rows.ts';
import { presentBet } from './present-bet.ts';

type Input = VerbInput<Contract['GET /api/performance/mine/csv']>;

const BET = ['playedOn', 'placedAt', 'game', 'sport', 'market', 'selection', 'book', 'odds', 'stake', 'result', 'profit'] as const;
const CLOSE = [
  'kind',
  'odds',
  'probability',
  'expectedValue',
  'probabilityGain',
  'priceRatio',
  'impliedGain',
  'cents',
  'linePoints',
] as const;

const headOf = (name: (typeof CLOSE)[number]): string => `closing${name[0]!.toUpperCase()}${name.slice(1)}`;

/** One's own settled bets, each with its price against the close in every measure; an empty cell is a close that is missing. */
export async function exportOwnPerformance(ctx: Ctx, { query }: Input): Promise<string> {
  const filter = filterOf(requireUser(ctx.actor), query, ctx.now());
  const lines = await listAll(ctx.db, filter, (listed) => {
    const bet = presentBet(listed);
    return csvLine([...BET.map((name) => bet[name]), ...CLOSE.map((name) => bet.closing[name])]);
  });
  return csvLine([...BET, ...CLOSE.map(headOf)]) + lines.join('');
}
