import { MODEL_REFERENCE, SHARP_BOOKS, VALUE_SHOWN } from '@clearedge/contract/comparison';
import type { VerbResult } from '@clearedge/contract/route';
import type { comparisonRoutes } from '@clearedge/contract/routes/games/comparison';
import { GAME_SPORTS } from '@clearedge/contract/sports';
import { keptClaimOf } from '@clearedge/quant/blend';
import { fairAmericanRounded } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { keptClaimsOf } from '../../../sports/registry.ts';
import { type Contest, isBettingClosed, listSlate } from '../../contests/index.ts';
import { listGameProjections } from '../../forecasts/index.ts';
import { BOARD_MARKET_NAMES, listCurrentOffers, type Offer } from '../../odds/index.ts';
import { presentTeams } from '../board/present-game.ts';
import { pushChance } from '../board/push-rules.ts';
import { modelReader } from './model-reference.ts';
import { judgeValue, type ValueTerms } from './value-rules.ts';

type ValueBoard = VerbResult<(typeof comparisonRoutes)['GET /api/odds-comparison/value']>;

/** In percent: what is shown as 0.0% is no edge. */
const LEAST_PCT = 0.05;

/** Single prices above the reference's fair one on the games of an Eastern day that are open to bets, in every sport of games. */
export async function listValue(ctx: Ctx, date: string, asked: Pick<ValueTerms, 'reference' | 'method'>): Promise<ValueBoard> {
  const now = ctx.now();
  const contests = (await listSlate(ctx, date, GAME_SPORTS)).filter((contest) => !isBettingClosed(contest, now));
  const ids = contests.map(({ id }) => id);
  const prices = await listCurrentOffers(ctx, ids);
  const projections = await listGameProjections(ctx, ids);
  const found = contests.map((contest) => {
    const [rows, projection] = [prices.get(contest.id) ?? [], projections.get(contest.id)];
    const model =
      asked.reference === MODEL_REFERENCE
        ? modelReader(contest, rows, projection, { claims: keptClaimsOf(ctx.ports, contest.sport), now })
        : null;
    return { contest, ...judgeValue(rows, { ...asked, now, pushOf: (row) => pushChance(projection, row), model }) };
  });
  const items = found.flatMap(({ contest, judged }) =>
    judged
      .filter(({ evPct }) => evPct >= LEAST_PCT)
      .map(({ row, probability, push, evPct, bookCount, agreeing, hold, seenAt }) => ({
        ...presentPrice(contest, row, row.price),
        fairProbability: probability,
        fairOdds: fairAmericanRounded(probability),
        evPct,
        pushProbability: push,
        bookCount,
        agreeing,
        referenceHold: hold,
        referenceSeenAt: seenAt.toISOString(),
      })),
  );
  return {
    asOf: now.toISOString(),
    ...asked,
    books: booksIn([...prices.values()].flat()),
    modelMarkets: BOARD_MARKET_NAMES.filter((market) =>
      GAME_SPORTS.some((sport) => keptClaimOf(keptClaimsOf(ctx.ports, sport), { market, basis: 'model' }) !== null),
    ),
    gamesCompared: contests.length,
    pricesJudged: found.reduce((sum, { judged }) => sum + judged.length, 0),
    pricesAlone: found.reduce((sum, { alone }) => sum + alone, 0),
    items: items.sort((a, b) => b.evPct - a.evPct || a.gameId.localeCompare(b.gameId)).slice(0, VALUE_SHOWN),
    doubted: found.flatMap(({ contest, doubted }) =>
      doubted.map(({ row, odds, reason, evPct }) => ({ ...presentPrice(contest, row, odds), reason, evPct })),
    ),
  };
}

const presentPrice = (contest: Contest, { market, side, line, bookCode, bookName, seenAt }: Offer, odds: number) => ({
  ...presentTeams(contest),
  market,
  side,
  line,
  odds,
  book: bookCode,
  bookName,
  seenAt: seenAt.toISOString(),
});

function booksIn(rows: readonly Offer[]): ValueBoard['books'] {
  const names = new Map(rows.map(({ bookCode, bookName }) => [bookCode, bookName]));
  return [...names]
    .map(([code, name]) => ({ code, name, isSharp: SHARP_BOOKS.includes(code) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
