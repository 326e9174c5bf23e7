import { ALERT_MAX_AGE_SECONDS } from '@clearedge/contract/comparison';
import { type BoardMarket, termsOf } from '@clearedge/contract/markets/board-markets';
import type { Opportunity as OpportunitySchema } from '@clearedge/contract/routes/games/comparison';
import { arbitrageInCents, type CentsArbitrage, legWarnings, type MiddleChances } from '@clearedge/quant/arbitrage';
import { type Cents, centsToDollars } from '@clearedge/quant/money';
import type { z } from 'zod';
import type { Contest } from '../../contests/index.ts';
import type { OpenPrice } from '../../odds/index.ts';
import type { OfferPair } from './pair-offers.ts';
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

/** What a book says of a game that ends early on this market; null where its rules are not known. Run lines and totals need nine innings everywhere. */
function gameRuleOf(bookCode: string, market: BoardMarket): string | null {
  const moneyline = MONEYLINE_RULES[bookCode];
  if (!moneyline) return null;
  const { period } = termsOf(market);
  if (period !== 'full') return period === 'first5' ? 'five full innings' : 'one full inning';
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
export function presentOpportunity(contest: Contest, pair: OfferPair, { bankrollCents, now, chances }: Staked): Opportunity {
  const { kind, market, first, second, hold } = pair;
  const staked = arbitrageInCents([first.price, second.price], bankrollCents);
  return {
    kind,
    gameId: contest.gameId,
    awayTeam: contest.awayName,
    homeTeam: contest.homeName,
    awayTeamCode: contest.awayCode,
    homeTeamCode: contest.homeCode,
    gameTime: contest.startsAt.toISOString(),
    market,
    legs: [first, second].map((row, at) => presentLeg(row, staked, at)),
    hold,
    leastProfit: centsToDollars(staked.leastProfitCents),
    mostProfit: centsToDollars(staked.mostProfitCents),
    warnings: warningsOf(pair, now),
    middle: first.line !== null && isMiddle(pair) ? presentMiddle(pair, staked, { bankrollCents, chances }) : null,
  };
}

/** Whether some result pays more than one side alone; an arbitrage over two numbers is one as well. */
export function isMiddle({ market, first, second }: OfferPair): boolean {
  if (first.line === null || second.line === null) return false;
  return termsOf(market).kind === 'spread' ? first.line + second.line > 0 : second.line > first.line;
}

const presentLeg = (row: OpenPrice, { stakesCents, payoutsCents }: CentsArbitrage, at: number): Opportunity['legs'][number] => ({
  side: row.side,
  line: row.line,
  odds: row.price,
  book: row.bookCode,
  bookName: row.bookName,
  seenAt: row.seenAt.toISOString(),
  rules: gameRuleOf(row.bookCode, row.market),
  stake: centsToDollars(stakesCents[at]!),
  payout: centsToDollars(payoutsCents[at]!),
});

function warningsOf({ market, first, second }: OfferPair, now: Date): Opportunity['warnings'] {
  const legs = [first, second].map(({ bookCode, seenAt }) => ({
    book: bookCode,
    ageMs: Math.max(0, now.getTime() - seenAt.getTime()),
    rules: gameRuleOf(bookCode, market),
  }));
  const areKnown = legs.every(({ rules }) => rules !== null);
  const found = legWarnings(
    legs.map((leg) => ({ ...leg, rules: areKnown ? leg.rules! : '' })),
    ALERT_MAX_AGE_SECONDS * 1000,
  ).filter((warning) => warning !== 'same book');
  return areKnown ? found : [...found, 'rules not known'];
}
