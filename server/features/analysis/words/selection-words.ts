import type { BoardMarket, BoardSide } from '../../odds/index.ts';

export interface Clubs {
  awayName: string;
  homeName: string;
}

const signed = (line: number): string => (line > 0 ? `+${line}` : String(line));

/** A side of a market in the words that a slip sends and the server reads back: a plain hyphen, never a minus sign. */
export function selectionWords(
  clubs: Clubs,
  { market, side, line }: { market: BoardMarket; side: BoardSide; line: number | null },
): string {
  const period = market.startsWith('first5') ? ' first 5 innings' : '';
  if (side === 'over' || side === 'under') return `${side === 'over' ? 'Over' : 'Under'} ${line}${period}`;
  const club = side === 'away' ? clubs.awayName : clubs.homeName;
  return market === 'spread' && line !== null ? `${club} ${signed(line)}` : club + period;
}
