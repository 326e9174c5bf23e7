import type { BetType, SelectionWire } from '../../../core/slip/index.ts';
import { formatLine } from '../../../lib/format.ts';
import type { FootballGame, PriceCell } from '../football-types.ts';

/** One side of one market of one game: what a price button shows and what it puts on the slip. */
export interface Offer {
  betType: BetType;
  /** The words the server reads back: a plain hyphen, never a minus sign. */
  selection: string;
  pick: SelectionWire | null;
  /** On the button: "HAM", "−3.5", "O 51.5". */
  short: string;
  /** For a reader who sees no column head: "Hamilton Tiger-Cats point spread −3.5". */
  spoken: string;
  cell: PriceCell;
}

export const MARKETS = ['moneyline', 'spread', 'total'] as const;
export type Market = (typeof MARKETS)[number];
export const MARKET_TITLE: Record<Market, string> = { moneyline: 'Moneyline', spread: 'Point Spread', total: 'Total Points' };
export const MARKET_OPTIONS = MARKETS.map((value) => ({ value, label: MARKET_TITLE[value] }));

export type TeamSide = 'away' | 'home';
export type Clubs = Pick<FootballGame, 'awayTeam' | 'homeTeam' | 'awayTeamCode' | 'homeTeamCode'>;

const clubOn = (game: Clubs, side: TeamSide) =>
  side === 'away' ? { name: game.awayTeam, code: game.awayTeamCode } : { name: game.homeTeam, code: game.homeTeamCode };

function clubOffer(game: Clubs, betType: 'moneyline' | 'spread', side: TeamSide, cell: PriceCell): Offer {
  const { name, code } = clubOn(game, side);
  const { line } = cell;
  if (betType === 'moneyline')
    return { betType, selection: name, pick: { market: betType, period: 'full', side }, short: code, spoken: `${name} moneyline`, cell };
  if (line === null) return { betType, selection: name, pick: null, short: code, spoken: `${name} point spread`, cell };
  const pick = { market: betType, period: 'full', side, line } as const;
  const selection = `${name} ${line > 0 ? '+' : ''}${line}`;
  return { betType, selection, pick, short: formatLine(line), spoken: `${name} point spread ${formatLine(line)}`, cell };
}

function totalOffer(side: 'over' | 'under', cell: PriceCell): Offer {
  const word = side === 'over' ? 'Over' : 'Under';
  const { line } = cell;
  const betType = 'total' as const;
  if (line === null) return { betType, selection: word, pick: null, short: word, spoken: `${word} total points`, cell };
  const pick = { market: betType, period: 'full', side, line } as const;
  return { betType, selection: `${word} ${line}`, pick, short: `${word[0]} ${line}`, spoken: `${word} ${line} total points`, cell };
}

/** The first side of a market is the away club or the over, the second the home club or the under. */
export function offerOf(game: Clubs, market: Market, place: 'first' | 'second', cell: PriceCell): Offer {
  if (market === 'total') return totalOffer(place === 'first' ? 'over' : 'under', cell);
  return clubOffer(game, market, place === 'first' ? 'away' : 'home', cell);
}
