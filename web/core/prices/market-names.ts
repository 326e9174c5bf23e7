import { type SportKey, sportOf } from '@clearedge/contract/sports';

export const CARD_MARKETS = ['moneyline', 'spread', 'total'] as const;
export type CardMarket = (typeof CARD_MARKETS)[number];

/** "Moneyline", "Run line", "Total points". */
export function marketName(sport: SportKey, market: CardMarket): string {
  const { spreadName, totalName } = sportOf(sport);
  return { moneyline: 'Moneyline', spread: spreadName ?? 'Spread', total: totalName ?? 'Total' }[market];
}

/** As a column or a badge is headed: "Run Line". */
export const marketHead = (sport: SportKey, market: CardMarket): string =>
  marketName(sport, market).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
