import { type BoardMarket, type BoardMarketTerms, type BoardSide, termsOf } from '@clearedge/contract/markets/board-markets';

export interface Clubs {
  awayName: string;
  homeName: string;
}

const PERIOD = { full: '', first5: ' first 5 innings', inning1: ' first inning' } as const;
const signed = (line: number): string => (line > 0 ? `+${line}` : String(line));

interface Place {
  side: BoardSide;
  line: number | null;
}

/** A side of what these terms ask, in the words that a slip sends and the server reads back: a plain hyphen, never a minus sign. */
export function wordsFrom({ kind, period, team }: BoardMarketTerms, clubs: Clubs, { side, line }: Place): string {
  if (side === 'over' || side === 'under') {
    const of = team ? `${team === 'away' ? clubs.awayName : clubs.homeName} ` : '';
    return `${of}${side === 'over' ? 'Over' : 'Under'} ${line}${PERIOD[period]}`;
  }
  const club = side === 'away' ? clubs.awayName : clubs.homeName;
  return `${club}${kind === 'spread' && line !== null ? ` ${signed(line)}` : ''}${PERIOD[period]}`;
}

/** A side of a market of the boards. */
export const selectionWords = (clubs: Clubs, { market, ...place }: Place & { market: BoardMarket }): string =>
  wordsFrom(termsOf(market), clubs, place);
