import { type GolfPick, type NewSlipEntry, slip, useSlip } from '../../core/slip/index.ts';
import { formatDate, MINUS } from '../../lib/format.ts';
import type { GolfOdds, Market, OddsRow, PlayerLine, Tournament } from './golf.queries.ts';

export const MARKETS = ['outright', 'top5', 'top10', 'top20', 'make_cut', 'head_to_head'] as const satisfies readonly Market[];
export const MARKET_NAME: Readonly<Record<Market, string>> = {
  outright: 'Winner',
  top5: 'Top 5',
  top10: 'Top 10',
  top20: 'Top 20',
  make_cut: 'Make the cut',
  head_to_head: 'Matchups',
};

/** "E", "+2", "−8": strokes against par. */
export function toParText(toPar: number): string {
  if (toPar === 0) return 'E';
  return toPar > 0 ? `+${toPar}` : `${MINUS}${Math.abs(toPar)}`;
}

/** Dollars in millions with one decimal: "$8.8M". */
export const purseText = (dollars: number | null): string => (dollars === null ? 'Unknown' : `$${(dollars / 1_000_000).toFixed(1)}M`);

/** "Jul 16 – 19, 2026", "Jul 30 – Aug 2, 2026": two calendar days of one week. */
export function datesText(startDate: string, endDate: string): string {
  const [first, last] = [formatDate(startDate, 'plain'), formatDate(endDate, 'plain')];
  const month = first.slice(0, 3);
  return `${first.split(',')[0]} – ${last.startsWith(month) ? last.slice(4) : last}`;
}

const STATUS: Readonly<Record<Tournament['status'], string>> = {
  upcoming: 'Upcoming',
  'in-progress': 'In Progress',
  completed: 'Completed',
};
export function statusText({ status, round }: Pick<Tournament, 'status' | 'round'>): string {
  return status === 'in-progress' && round > 0 ? `Live · Round ${round}` : STATUS[status];
}

/** "156 players", "80 teams"; null while the field is not known. */
export function fieldText({ field, team }: Pick<Tournament, 'field' | 'team'>): string | null {
  if (field === null) return null;
  return `${field} ${team ? 'teams' : 'players'}`;
}

const OUT: Readonly<Record<string, string>> = { CUT: 'Missed the cut', WD: 'Withdrew', DQ: 'Disqualified' };
/** What the short words of a leaderboard stand for. */
export const outText = (position: string | null): string | undefined => (position === null ? undefined : OUT[position]);

/** How far a player is: "F", "12", or nothing before the round's first hole. */
export function thruText({ status, thru }: Pick<PlayerLine, 'status' | 'thru'>): string | null {
  if (status === 'finished') return 'F';
  if (thru === null || status !== 'playing') return null;
  return thru === 18 ? 'F' : `${thru}`;
}

/** A bet as its slip says it, which the server reads back. */
export function selectionText(market: Market, { player, opponent, side }: Pick<OddsRow, 'player' | 'opponent' | 'side'>): string {
  if (market === 'head_to_head') return `${player} over ${opponent ?? ''}`;
  if (market === 'make_cut') return side === 'no' ? `${player} to miss the cut` : `${player} to make the cut`;
  return market === 'outright' ? `${player} to win` : `${player} top ${market.slice(3)}`;
}

const PLACES = { top5: 5, top10: 10, top20: 20 } as const;

type Sides = Pick<OddsRow, 'playerId' | 'opponentId' | 'side'>;

function pickOf(market: Market, { playerId, opponentId, side }: Sides): GolfPick {
  if (market === 'head_to_head') return { market, playerId, opponentId: opponentId ?? '' };
  if (market === 'make_cut') return { market, playerId, side: side ?? 'yes' };
  return market === 'outright' ? { market, playerId } : { market: 'place', playerId, places: PLACES[market] };
}

type SlipTournament = Pick<GolfOdds, 'tournamentId' | 'name' | 'market' | 'status'> & { startsAt?: string | undefined };

function entryOf(board: SlipTournament, row: OddsRow, taken: { odds: number; book: string; bookName: string }): NewSlipEntry {
  const pick = pickOf(board.market, row);
  return {
    gameId: board.tournamentId,
    betType: pick.market,
    selection: selectionText(board.market, row),
    pick,
    ...taken,
    sport: 'golf',
    eventName: board.name,
    ...(board.status === 'upcoming' && board.startsAt ? { startsAt: board.startsAt } : {}),
  };
}

export interface GolfSlip {
  bookOf: (row: OddsRow) => string | undefined;
  press: (row: OddsRow, taken: { odds: number; book: string; bookName: string }) => void;
}

/** A selection stands on the slip once, at the book it was pressed at last. */
export function useGolfSlip(board: SlipTournament): GolfSlip {
  const { entries } = useSlip();
  const find = (row: OddsRow) => {
    const selection = selectionText(board.market, row);
    return entries.find((one) => one.gameId === board.tournamentId && one.selection === selection);
  };
  return {
    bookOf: (row) => (entries.length === 0 ? undefined : find(row)?.book),
    press: (row, taken) => {
      const found = find(row);
      if (found) slip.remove(found);
      if (found?.book !== taken.book) slip.add(entryOf(board, row, taken));
    },
  };
}
