import { type GolfPick, type NewSlipEntry, slip, useSlip } from '../../../core/slip/index.ts';
import type { GolfOdds, Market, OddsRow } from '../golf.queries.ts';
import { selectionText } from './golf-words.ts';

const PLACES = { top5: 5, top10: 10, top20: 20 } as const;

type Sides = Pick<OddsRow, 'playerId' | 'opponentId' | 'side'>;

function pickOf(market: Market, { playerId, opponentId, side }: Sides): GolfPick {
  if (market === 'head_to_head') return { market, playerId, opponentId: opponentId ?? '' };
  if (market === 'make_cut') return { market, playerId, side: side ?? 'yes' };
  return market === 'outright' ? { market, playerId } : { market: 'place', playerId, places: PLACES[market] };
}

export type SlipTournament = Pick<GolfOdds, 'tournamentId' | 'name' | 'market' | 'status'> & { startsAt?: string | undefined };

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
