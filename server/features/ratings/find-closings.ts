import { sportsWith } from '@clearedge/contract/sports';
import type { ClosingView } from '@clearedge/quant/sports/baseball/ratings';
import type { Ctx } from '../../kernel/ctx.ts';
import { listContestStarts } from '../contests/index.ts';
import { listMarketSides } from '../odds/index.ts';

/** The books' view at the close of games of these Eastern days, by game: only closes that this installation recorded. */
export async function findClosings(ctx: Ctx, from: string, to: string): Promise<Map<string, ClosingView>> {
  const starts = await listContestStarts(ctx, from, to, sportsWith('hasHistory'));
  const gameIds = new Map(starts.map(({ id, gameId }) => [id, gameId]));
  const closings = new Map<string, ClosingView>();
  for (const { contestId, market, side, line, noVigProbability } of await listMarketSides(ctx, [...gameIds.keys()])) {
    const gameId = gameIds.get(contestId)!;
    const known = closings.get(gameId) ?? { pHome: null, total: null };
    if (market === 'moneyline' && side === 'home') closings.set(gameId, { ...known, pHome: noVigProbability });
    if (market === 'total' && side === 'over') closings.set(gameId, { ...known, total: line });
  }
  return closings;
}
