import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { countSides } from '../../bets/index.ts';
import { getContest } from '../../contests/index.ts';
import { countVirtualSides } from '../../practice/index.ts';
import { SAMPLE_MIN, type SideCount, sampleOf, shareOf } from './split-rules.ts';

type Route = Contract['GET /api/games/:gameId/public'];

/** How the bets of this product's users, tracked and practised, are divided on a game; shares stay null under ten bets. */
export async function getPublicSplit(ctx: Ctx, { params }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const contest = await getContest(ctx, params.gameId);
  const tracked: SideCount[] = (await countSides(ctx, contest.id)).map((row) => ({ ...row, simulated: 0 }));
  const counts = [...tracked, ...(await countVirtualSides(ctx, contest.id))];
  const side = (market: string, name: string) => shareOf(counts, market, name);
  return {
    moneyline: { ...sampleOf(counts, 'moneyline'), away: side('moneyline', 'away'), home: side('moneyline', 'home') },
    total: { ...sampleOf(counts, 'total'), over: side('total', 'over'), under: side('total', 'under') },
    minimum: SAMPLE_MIN,
  };
}
