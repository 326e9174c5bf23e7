import { setImmediate as nextTurn } from 'node:timers/promises';
import { MODEL_REFERENCE, SHARP_BOOKS } from '@clearedge/contract/comparison';
import type { VerbResult } from '@clearedge/contract/route';
import type { comparisonRoutes } from '@clearedge/contract/routes/games/comparison';
import { GAME_SPORTS } from '@clearedge/contract/sports';
import { keptClaimOf } from '@clearedge/quant/blend';
import type { Ctx } from '../../../kernel/ctx.ts';
import { keptClaimsOf } from '../../../sports/registry.ts';
import { isBettingClosed, listSlate } from '../../contests/index.ts';
import { listGameProjections } from '../../forecasts/index.ts';
import { BOARD_MARKET_NAMES, listCurrentOffers, type Offer } from '../../odds/index.ts';
import { pushChance } from '../board/push-rules.ts';
import { alternateValue } from './alternate-value.ts';
import { modelReader } from './model-reference.ts';
import { type FoundOn, presentAbove, presentDoubted } from './present-value.ts';
import { judgeValue, type ValueTerms } from './value-rules.ts';

type ValueBoard = VerbResult<(typeof comparisonRoutes)['GET /api/odds-comparison/value']>;

/**
 * Single prices above the reference's fair one on the games of an Eastern day that are open to bets, in every sport of games. Alternate lines are
 * among them where `hasAlternates` says so.
 */
export async function listValue(
  ctx: Ctx,
  date: string,
  asked: Pick<ValueTerms, 'reference' | 'method'>,
  { hasAlternates = false }: { hasAlternates?: boolean } = {},
): Promise<ValueBoard> {
  const now = ctx.now();
  const contests = (await listSlate(ctx, date, GAME_SPORTS)).filter((contest) => !isBettingClosed(contest, now));
  const ids = contests.map(({ id }) => id);
  const prices = await listCurrentOffers(ctx, ids);
  const projections = await listGameProjections(ctx, ids);
  const found: FoundOn[] = [];
  for (const contest of contests) {
    const [rows, projection] = [prices.get(contest.id) ?? [], projections.get(contest.id)];
    const model =
      asked.reference === MODEL_REFERENCE
        ? modelReader(contest, rows, projection, { claims: keptClaimsOf(ctx.ports, contest.sport), now })
        : null;
    const terms: ValueTerms = { ...asked, now, pushOf: (row) => pushChance(projection, row), model };
    found.push({ contest, isAlternate: false, ...judgeValue(rows, terms) });
    if (hasAlternates) {
      const game = { contest, board: rows, forecastId: projection?.id ?? null };
      found.push({ contest, isAlternate: true, ...(await alternateValue(ctx, game, terms)) });
    }
    await nextTurn();
  }
  return {
    asOf: now.toISOString(),
    ...asked,
    books: booksIn([...prices.values()].flat()),
    modelMarkets: BOARD_MARKET_NAMES.filter((market) =>
      GAME_SPORTS.some((sport) => keptClaimOf(keptClaimsOf(ctx.ports, sport), { market, basis: 'model' }) !== null),
    ),
    gamesCompared: contests.length,
    pricesJudged: found.reduce((sum, { judged }) => sum + judged, 0),
    pricesAlone: found.reduce((sum, { alone }) => sum + alone, 0),
    items: presentAbove(found),
    doubted: presentDoubted(found),
  };
}

function booksIn(rows: readonly Offer[]): ValueBoard['books'] {
  const names = new Map(rows.map(({ bookCode, bookName }) => [bookCode, bookName]));
  return [...names]
    .map(([code, name]) => ({ code, name, isSharp: SHARP_BOOKS.includes(code) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
