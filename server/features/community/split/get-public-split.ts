import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { countSides } from '../../bets/index.ts';
import { getContest } from '../../contests/index.ts';
import { countVirtualSides } from '../../practice/index.ts';

/** Bets and money on one side of a market, of one kind of bet. */
interface SideCount {
  market: string;
  side: string;
  bets: number;
  simulated: number;
  stakeCents: number;
}

/** Below this many bets a share says nothing and could give a single person away. */
const SAMPLE_MIN = 10;

const sumOf = (counts: readonly SideCount[], field: 'bets' | 'simulated' | 'stakeCents'): number =>
  counts.reduce((sum, row) => sum + row[field], 0);

/** How many bets a market has, and how many of them simulated bettors placed. */
function sampleOf(counts: readonly SideCount[], market: string): { sample: number; simulated: number } {
  const own = counts.filter((row) => row.market === market);
  return { sample: sumOf(own, 'bets'), simulated: sumOf(own, 'simulated') };
}

/** A side's bets and its shares of the market's bets and money. */
function shareOf(
  counts: readonly SideCount[],
  market: string,
  side: string,
): { bets: number; betShare: number | null; moneyShare: number | null } {
  const inMarket = counts.filter((row) => row.market === market);
  const [sample, money] = [sumOf(inMarket, 'bets'), sumOf(inMarket, 'stakeCents')];
  if (sample < SAMPLE_MIN) return { bets: 0, betShare: null, moneyShare: null };
  const own = inMarket.filter((row) => row.side === side);
  return {
    bets: sumOf(own, 'bets'),
    betShare: sumOf(own, 'bets') / sample,
    moneyShare: money === 0 ? null : sumOf(own, 'stakeCents') / money,
  };
}

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
