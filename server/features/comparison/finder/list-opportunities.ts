import { ALERT_MAX_AGE_SECONDS, DEFAULT_BANKROLL_DOLLARS } from '@clearedge/contract/comparison';
import { type BoardMarket, selectionOf, termsOf } from '@clearedge/contract/markets/board-markets';
import type { Opportunity as OpportunitySchema } from '@clearedge/contract/routes/games/comparison';
import { GAME_SPORTS, type SportKey } from '@clearedge/contract/sports';
import { arbitrageInCents, type CentsArbitrage, legWarnings, type MiddleChances } from '@clearedge/quant/arbitrage';
import { easternDay } from '@clearedge/quant/calendar';
import { partOf } from '@clearedge/quant/grading';
import { type Cents, centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import { type GameDistribution, type GameSelection, priceSelection } from '@clearedge/quant/sports/baseball/game';
import type { z } from 'zod';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { gradingOf } from '../../../sports/registry.ts';
import { type Contest, isBettingClosed, listSlate } from '../../contests/index.ts';
import { type GameProjection, listGameProjections } from '../../forecasts/index.ts';
import { BOARD_MARKET_NAMES, isStale, listCurrentOffers, type Offer, type OpenOffer } from '../../odds/index.ts';
import { presentTeams } from '../board/present-game.ts';
import { type OfferPair, pairOffers } from './pair-offers.ts';
import { presentMiddle } from './present-middle.ts';

/** When a book takes a shortened game as played. */
type GameRule = 'official after 5 innings' | 'official after 9 innings';

// Books differ here more than anywhere else, and an arbitrage across the two kinds can lose both sides. The simulated books state theirs:
// six settle a moneyline as most U.S. books do, Quarry as those that void every full-game market short of nine innings.
const MONEYLINE_RULES: Readonly<Record<string, GameRule>> = {
  SUM: 'official after 5 innings',
  HAR: 'official after 5 innings',
  NOR: 'official after 5 innings',
  KEY: 'official after 5 innings',
  MER: 'official after 5 innings',
  RED: 'official after 5 innings',
  QUA: 'official after 9 innings',
};

/**
 * What a book says of a game that ends early on this market; null where its rules are not known. Run lines and totals need nine innings
 * everywhere; games on a clock so many minutes, whatever the market.
 */
function gameRuleOf(sport: SportKey, bookCode: string, market: BoardMarket): string | null {
  const moneyline = MONEYLINE_RULES[bookCode];
  if (!moneyline) return null;
  const { period } = termsOf(market);
  const part = partOf(period);
  if (part) return `${part.to} full ${part.to === 1 ? part.unit : `${part.unit}s`}`;
  const { officialMinutes } = gradingOf(sport);
  if (officialMinutes !== null) return `official after ${officialMinutes} minutes`;
  return market === 'moneyline' ? moneyline : 'official after 9 innings';
}

export type Opportunity = z.input<typeof OpportunitySchema>;

interface Staked {
  bankrollCents: Cents;
  now: Date;
  /** The model's chances of a middle; null while it has no opinion. */
  chances: Required<MiddleChances> | null;
}

/** A pair with its stakes in whole cents, what either result pays, and what speaks against it. */
function presentOpportunity(contest: Contest, pair: OfferPair, { bankrollCents, now, chances }: Staked): Opportunity {
  const { kind, market, first, second, hold } = pair;
  const staked = arbitrageInCents([first.price, second.price], bankrollCents);
  return {
    kind,
    ...presentTeams(contest),
    market,
    legs: [first, second].map((row, at) => presentLeg(row, staked, { at, sport: contest.sport })),
    hold,
    leastProfit: centsToDollars(staked.leastProfitCents),
    mostProfit: centsToDollars(staked.mostProfitCents),
    warnings: warningsOf(contest.sport, pair, now),
    middle: first.line !== null && isMiddle(pair) ? presentMiddle(pair, staked, { sport: contest.sport, bankrollCents, chances }) : null,
  };
}

/** Whether some result pays more than one side alone; an arbitrage over two numbers is one as well. */
function isMiddle({ market, first, second }: OfferPair): boolean {
  if (first.line === null || second.line === null) return false;
  return termsOf(market).kind === 'spread' ? first.line + second.line > 0 : second.line > first.line;
}

const presentLeg = (
  row: OpenOffer,
  { stakesCents, payoutsCents }: CentsArbitrage,
  { at, sport }: { at: number; sport: SportKey },
): Opportunity['legs'][number] => ({
  side: row.side,
  line: row.line,
  odds: row.price,
  book: row.bookCode,
  bookName: row.bookName,
  seenAt: row.seenAt.toISOString(),
  rules: gameRuleOf(sport, row.bookCode, row.market),
  stake: centsToDollars(stakesCents[at]!),
  payout: centsToDollars(payoutsCents[at]!),
});

function warningsOf(sport: SportKey, { market, first, second }: OfferPair, now: Date): Opportunity['warnings'] {
  const legs = [first, second].map(({ bookCode, seenAt }) => ({
    book: bookCode,
    ageMs: Math.max(0, now.getTime() - seenAt.getTime()),
    rules: gameRuleOf(sport, bookCode, market),
  }));
  const areKnown = legs.every(({ rules }) => rules !== null);
  const found = legWarnings(
    legs.map((leg) => ({ ...leg, rules: areKnown ? leg.rules! : '' })),
    ALERT_MAX_AGE_SECONDS * 1000,
  ).filter((warning) => warning !== 'same book');
  return areKnown ? found : [...found, 'rules not known'];
}

/** The chances of a middle by the model's one distribution of the game. Two lines that leave no gap: whatever wins neither is won twice. */
export function middleChancesOf(distribution: GameDistribution, first: OpenOffer, second: OpenOffer): Required<MiddleChances> {
  const [a, b] = [priceSelection(distribution, requested(first)), priceSelection(distribution, requested(second))];
  return { both: Math.min(1, Math.max(0, a.win + b.win - 1)), firstPushes: a.push, secondPushes: b.push };
}

const requested = ({ market, side, line }: OpenOffer): GameSelection => selectionOf(market, side, line ?? 0)!;

const MOST_SHOWN = 200;

/** Arbitrages, middles and low-hold pairs on the games of a day that are open to bets, in every sport of games, on prices that are not stale. */
export const listOpportunities: Verb<'GET /api/odds-comparison/opportunities'> = async (ctx, { query }) => {
  const now = ctx.now();
  const bankrollCents = dollarsToCents(query.bankroll ?? DEFAULT_BANKROLL_DOLLARS);
  const contests = (await listSlate(ctx, query.date ?? easternDay(now), GAME_SPORTS)).filter((contest) => !isBettingClosed(contest, now));
  const isWanted = (row: Offer): boolean => !isStale(row, now) && (!query.books || query.books.includes(row.bookCode));
  const board = await listCurrentOffers(
    ctx,
    contests.map(({ id }) => id),
  );
  const prices = new Map([...board].map(([id, rows]) => [id, rows.filter(isWanted)]));
  const pairs = contests.flatMap((contest) => pairsOfGame(prices.get(contest.id) ?? []).map((pair) => ({ contest, pair })));
  const projections = await projectionsFor(
    ctx,
    pairs.filter(({ pair }) => isMiddle(pair)).map(({ contest }) => contest.id),
  );
  const items = pairs.map(({ contest, pair }) => {
    const projection = isMiddle(pair) ? projections.get(contest.id) : undefined;
    const chances = projection ? middleChancesOf(projection.distribution(), pair.first, pair.second) : null;
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

const pairsOfGame = (rows: readonly Offer[]): OfferPair[] =>
  BOARD_MARKET_NAMES.flatMap((market) =>
    pairOffers(
      market,
      rows.filter((row) => row.market === market),
    ),
  );

// A distribution is rebuilt once for a game, however many of its pairs ask for it.
async function projectionsFor(ctx: Ctx, contestIds: readonly string[]): Promise<Map<string, GameProjection>> {
  const projections = await listGameProjections(ctx, [...new Set(contestIds)]);
  for (const [id, projection] of projections) {
    let built: ReturnType<GameProjection['distribution']> | undefined;
    projections.set(id, { ...projection, distribution: () => (built ??= projection.distribution()) });
  }
  return projections;
}

const RANK: Record<Opportunity['kind'], number> = { arbitrage: 0, middle: 1, 'low hold': 2 };
const edgeOf = ({ middle, hold }: Opportunity): number => middle?.expectedReturn ?? -hold;

/** Arbitrages first, then middles by what they are expected to return, then the lowest hold. */
const byWorth = (a: Opportunity, b: Opportunity): number =>
  RANK[a.kind] - RANK[b.kind] || edgeOf(b) - edgeOf(a) || a.gameId.localeCompare(b.gameId);
