import type { VerbResult } from '@clearedge/contract/route';
import type { comparisonRoutes } from '@clearedge/contract/routes/games/comparison';
import type { MarginMethod } from '@clearedge/quant/margin';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listSlate } from '../../contests/index.ts';
import { BOARD_MARKET_NAMES, type BoardMarket, listComparedPrices, type OfferedPrice } from '../../odds/index.ts';
import { compareMarket, type MarketComparison } from './compare-market.ts';
import { presentBook } from './present-book.ts';

export type ComparedGame = VerbResult<(typeof comparisonRoutes)['GET /api/odds-comparison']>[number];

/** Every book's prices on the games of an Eastern day, with the best and the fair ones by this method. */
export async function compareOdds(ctx: Ctx, slateOn: string, method: MarginMethod): Promise<ComparedGame[]> {
  const contests = await listSlate(ctx, slateOn);
  const prices = await listComparedPrices(ctx, contests);
  return contests.map((contest) => presentGame(contest, prices.get(contest.id) ?? [], method, ctx.now()));
}

function presentGame(contest: Contest, rows: readonly OfferedPrice[], method: MarginMethod, now: Date): ComparedGame {
  const isClosed = isBettingClosed(contest, now);
  const markets = BOARD_MARKET_NAMES.map((market) =>
    compareMarket(
      market,
      rows.filter((row) => row.market === market),
      { method, now, isClosed },
    ),
  );
  return {
    gameId: contest.gameId,
    slateOn: contest.slateOn,
    awayTeam: contest.awayName,
    homeTeam: contest.homeName,
    awayTeamCode: contest.awayCode,
    homeTeamCode: contest.homeCode,
    gameTime: contest.startsAt.toISOString(),
    venue: contest.venue,
    status: contest.status === 'final' ? 'completed' : contest.status,
    isClosed,
    bookmakers: byBook(rows).map((own) => presentBook(own, { now, isClosed })),
    bestOdds: bestOddsOf(markets),
    method,
    markets,
  };
}

/** Each book's rows, the books by name. */
function byBook(rows: readonly OfferedPrice[]): OfferedPrice[][] {
  const groups = groupBy(rows, ({ bookCode }) => bookCode);
  return [...groups.values()].sort((a, b) => a[0]!.bookName.localeCompare(b[0]!.bookName));
}

function bestOddsOf(markets: readonly MarketComparison[]): ComparedGame['bestOdds'] {
  const best = (market: BoardMarket, side: 'first' | 'second'): { bookmaker: string; odds: number } | null => {
    const found = markets.find((one) => one.market === market)?.best[side];
    return found ? { bookmaker: found.bookName, odds: found.odds } : null;
  };
  return {
    awayML: best('moneyline', 'first'),
    homeML: best('moneyline', 'second'),
    awaySpread: best('spread', 'first'),
    homeSpread: best('spread', 'second'),
    over: best('total', 'first'),
    under: best('total', 'second'),
  };
}
