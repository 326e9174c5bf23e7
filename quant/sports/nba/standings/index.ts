import { type PlayedGame, type TableRow, tableRow } from '../../league/table.ts';
import { type CONFERENCES, type Conference, clubsIn, divisionOf } from './divisions.ts';
import { placeConferences, type TieBreak } from './tie-breaks.ts';

export { type Conference, clubsIn } from './divisions.ts';
export type { TieBreak } from './tie-breaks.ts';

export interface StandingRow extends TableRow<Conference> {
  /** What parted the club from the one above it with the same share of wins; null where wins did. */
  tieBreak: TieBreak | null;
}

/**
 * The table of both conferences from the finished games of a regular season, oldest first; clubs without a game stand with noughts. RangeError
 * for a score that is no whole number, or a club that is none of the league's.
 */
export function standingsOf(games: readonly PlayedGame[]): Readonly<Record<Conference, readonly StandingRow[]>> {
  const stranger = games.flatMap(({ away, home }) => [away, home]).find((code) => divisionOf(code) === null);
  if (stranger !== undefined) throw new RangeError(`${stranger} is no club of the league`);
  const placed = placeConferences(games);
  const rowsOf = (conference: Conference): StandingRow[] => {
    const rivals = clubsIn(conference);
    return placed[conference].map(({ code, tieBreak }, at) => ({
      ...tableRow(code, games, { division: conference, place: at + 1, isRival: (other) => rivals.includes(other) }),
      tieBreak,
    }));
  };
  return { east: rowsOf('east'), west: rowsOf('west') } satisfies Record<keyof typeof CONFERENCES, unknown>;
}
