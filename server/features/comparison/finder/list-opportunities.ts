import { DEFAULT_BANKROLL_DOLLARS } from '@clearedge/contract/comparison';
import { selectionOf } from '@clearedge/contract/markets/board-markets';
import type { MiddleChances } from '@clearedge/quant/arbitrage';
import { easternDay } from '@clearedge/quant/calendar';
import { centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import { type GameDistribution, type GameSelection, priceSelection } from '@clearedge/quant/sports/baseball/game';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { isBettingClosed, listSlate } from '../../contests/index.ts';
import { type GameOpinion, listOpinions } from '../../forecasts/index.ts';
import { BOARD_MARKET_NAMES, isStale, listComparedPrices, type OfferedPrice, type OpenPrice } from '../../odds/index.ts';
import { type OfferPair, pairOffers } from './pair-offers.ts';
import { isMiddle, type Opportunity, presentOpportunity } from './present-opportunity.ts';

/** The chances of a middle by the model's one distribution of the game. Two lines that leave no gap: whatever wins neither is won twice. */
export function middleChancesOf(distribution: GameDistribution, first: OpenPrice, second: OpenPrice): Required<MiddleChances> {
  const [a, b] = [priceSelection(distribution, asked(first)), priceSelection(distribution, asked(second))];
  return { both: Math.min(1, Math.max(0, a.win + b.win - 1)), firstPushes: a.push, secondPushes: b.push };
}

const asked = ({ market, side, line }: OpenPrice): GameSelection => selectionOf(market, side, line ?? 0)!;

const MOST_SHOWN = 200;

/** Arbitrages, middles and low-hold pairs on the games of a day that are open to bets, on prices that are not stale. */
export const listOpportunities: Verb<'GET /api/odds-comparison/opportunities'> = async (ctx, { query }) => {
  const now = ctx.now();
  const bankrollCents = dollarsToCents(query.bankroll ?? DEFAULT_BANKROLL_DOLLARS);
  const contests = (await listSlate(ctx, query.date ?? easternDay(now))).filter((contest) => !isBettingClosed(contest, now));
  const isWanted = (row: OfferedPrice): boolean => !isStale(row, now) && (!query.books || query.books.includes(row.bookCode));
  const prices = new Map([...(await listComparedPrices(ctx, contests))].map(([id, rows]) => [id, rows.filter(isWanted)]));
  const pairs = contests.flatMap((contest) => pairsOfGame(prices.get(contest.id) ?? []).map((pair) => ({ contest, pair })));
  const opinions = await opinionsFor(
    ctx,
    pairs.filter(({ pair }) => isMiddle(pair)).map(({ contest }) => contest.id),
  );
  const items = pairs.map(({ contest, pair }) => {
    const opinion = isMiddle(pair) ? opinions.get(contest.id) : undefined;
    const chances = opinion ? middleChancesOf(opinion.distribution(), pair.first, pair.second) : null;
    return presentOpportunity(contest, pair, { bankrollCents, now, chances });
  });
  return {
    asOf: now.toISOString(),
    bankroll: centsToDollars(bankrollCents),
    booksCompared: new Set([...prices.values()].flat().map(({ bookCode }) => bookCode)).size,
    gamesCompared: contests.length,
    items: items.filter(canPay).sort(byWorth).slice(0, MOST_SHOWN),
  };
};

// Numbers apart by a margin that no game ends on are two bets against each other.
const canPay = ({ kind, middle }: Opportunity): boolean => kind !== 'middle' || (middle?.outcomes.length ?? 0) > 0;

const pairsOfGame = (rows: readonly OfferedPrice[]): OfferPair[] =>
  BOARD_MARKET_NAMES.flatMap((market) =>
    pairOffers(
      market,
      rows.filter((row) => row.market === market),
    ),
  );

// A distribution is rebuilt once for a game, however many of its pairs ask for it.
async function opinionsFor(ctx: Ctx, contestIds: readonly string[]): Promise<Map<string, GameOpinion>> {
  const opinions = await listOpinions(ctx, [...new Set(contestIds)]);
  for (const [id, opinion] of opinions) {
    let built: ReturnType<GameOpinion['distribution']> | undefined;
    opinions.set(id, { ...opinion, distribution: () => (built ??= opinion.distribution()) });
  }
  return opinions;
}

const RANK: Record<Opportunity['kind'], number> = { arbitrage: 0, middle: 1, 'low hold': 2 };
const worthOf = ({ middle, hold }: Opportunity): number => middle?.expectedReturn ?? -hold;

/** Arbitrages first, then middles by what they are expected to return, then the lowest hold. */
const byWorth = (a: Opportunity, b: Opportunity): number =>
  RANK[a.kind] - RANK[b.kind] || worthOf(b) - worthOf(a) || a.gameId.localeCompare(b.gameId);
