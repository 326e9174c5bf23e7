import { BOARD_MARKETS } from '@clearedge/contract/markets/board-markets';
import { boardHead } from '../../core/prices/board-head.ts';
import { formatAge, formatLine } from '../../lib/format.ts';
import type { ComparedGame, Market, Quote, Side, ValuePrice } from './comparison.queries.ts';

export { METHOD_NAME, METHODS } from '../../core/margin-methods.ts';

export const marketName = (market: Market): string => BOARD_MARKETS[market].name;

/** A price's market as its sport names it: "Point Spread", "Alternate point spread". */
export const priceHead = ({ sport, market, isAlternate }: Pick<ValuePrice, 'sport' | 'market' | 'isAlternate'>): string =>
  isAlternate ? `Alternate ${boardHead(sport, market).toLowerCase()}` : boardHead(sport, market);

type Teams = Pick<ComparedGame, 'awayTeam' | 'homeTeam'>;

export const lineText = (side: Side, line: number | null): string => {
  if (line === null) return '';
  return side === 'over' || side === 'under' ? `${side === 'over' ? 'O' : 'U'} ${line}` : formatLine(line);
};

/** "New York Yankees", "Over 8.5", "Boston Red Sox −1.5". */
export function sideText({ awayTeam, homeTeam }: Teams, side: Side, line: number | null): string {
  if (side === 'over' || side === 'under') return `${side === 'over' ? 'Over' : 'Under'}${line === null ? '' : ` ${line}`}`;
  return `${side === 'draw' ? 'Draw' : side === 'away' ? awayTeam : homeTeam}${line === null ? '' : ` ${formatLine(line)}`}`;
}

interface Stated {
  odds: (american: number | null) => string;
  clock: (iso: string) => string;
}

/** What a price has been: where it opened, what it was before, when its source last confirmed it. */
export function movementText(quote: Quote, side: Side, seconds: number, { odds, clock }: Stated): string {
  const at = (line: number | null, price: number | null): string => [lineText(side, line), odds(price)].filter(Boolean).join(' ');
  const parts = [
    quote.openOdds === null ? null : `opened ${at(quote.openLine, quote.openOdds)}${quote.openedAt ? `, ${clock(quote.openedAt)}` : ''}`,
    quote.previousOdds === null
      ? null
      : `was ${at(quote.previousLine, quote.previousOdds)}${quote.movedAt ? ` until ${clock(quote.movedAt)}` : ''}`,
    `confirmed ${formatAge(seconds)} ago`,
  ];
  return parts.filter(Boolean).join('; ');
}
