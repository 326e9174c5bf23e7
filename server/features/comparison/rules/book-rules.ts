import { type BoardMarket, termsOf } from '@clearedge/contract/markets/board-markets';

/** When a book takes a shortened game as played. */
export type GameRule = 'official after 5 innings' | 'official after 9 innings';

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
export function gameRuleOf(bookCode: string, market: BoardMarket): string | null {
  const moneyline = MONEYLINE_RULES[bookCode];
  if (!moneyline) return null;
  const { period } = termsOf(market);
  if (period !== 'full') return period === 'first5' ? 'five full innings' : 'one full inning';
  return market === 'moneyline' ? moneyline : 'official after 9 innings';
}
