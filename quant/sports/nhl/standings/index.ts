import { type PlayedGame, type TableRow, tableRow } from '../../league/table.ts';
import { CONFERENCES, type Conference, DIVISIONS, type Division, divisionOf } from './divisions.ts';
import { placer, type TieBreak } from './tie-breaks.ts';

export { CONFERENCES, type Conference, DIVISIONS, type Division } from './divisions.ts';
export type { TieBreak } from './tie-breaks.ts';

export interface StandingRow extends TableRow<Division> {
  /** Place among the clubs of its conference that are not of the first three of a division, 1 and 2 being in the playoffs; null for those three. */
  wildCard: number | null;
  /** What parted the club from the one above it in its division with as many points; null where points did. */
  tieBreak: TieBreak | null;
}

export interface Standings {
  divisions: Readonly<Record<Division, readonly StandingRow[]>>;
  /** Series of the first round were the season over now, the better club first. */
  firstRound: Readonly<Record<Conference, readonly (readonly [host: string, visitor: string])[]>>;
}

/** Clubs of a division that are in whatever others have. */
const FROM_DIVISION = 3;

/** Every value of a record made from its keys. */
const each = <Key extends string, Value>(keys: readonly Key[], read: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;

/**
 * The table of four divisions from the finished games of a regular season, oldest first, with the wild cards and the first round as they stand;
 * clubs without a game stand with noughts. RangeError for a score that is no whole number, or a club that is none of the league's.
 */
export function standingsOf(games: readonly PlayedGame[]): Standings {
  const stranger = games.flatMap(({ away, home }) => [away, home]).find((code) => divisionOf(code) === null);
  if (stranger !== undefined) throw new RangeError(`${stranger} is no club of the league`);
  const place = placer(games);
  const codesOf = (codes: readonly string[]): string[] => place(codes).map(({ code }) => code);
  const order = each(Object.keys(DIVISIONS) as Division[], (division) => place(DIVISIONS[division]));
  const wildCards = each(Object.keys(CONFERENCES) as Conference[], (conference) =>
    codesOf(CONFERENCES[conference].flatMap((division) => order[division].slice(FROM_DIVISION).map(({ code }) => code))),
  );
  const rankOf = new Map(Object.values(wildCards).flatMap((codes) => codes.map((code, at) => [code, at + 1] as const)));

  /** The better division winner meets the second wild card, the other one the first; second meets third in each division. */
  function firstRoundOf(conference: Conference): [string, string][] {
    const winners = codesOf(CONFERENCES[conference].map((division) => order[division][0]!.code));
    const [first, second] = wildCards[conference];
    const within = CONFERENCES[conference].map((division): [string, string] => [order[division][1]!.code, order[division][2]!.code]);
    return [[winners[0]!, second!], [winners[1]!, first!], ...within];
  }

  return {
    divisions: each(Object.keys(DIVISIONS) as Division[], (division) =>
      order[division].map(({ code, tieBreak }, at) => ({
        ...tableRow(code, games, { division, place: at + 1, isRival: (other) => divisionOf(other) === division }),
        wildCard: rankOf.get(code) ?? null,
        tieBreak,
      })),
    ),
    firstRound: each(Object.keys(CONFERENCES) as Conference[], firstRoundOf),
  };
}
