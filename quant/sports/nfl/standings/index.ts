import { groupBy, type PlayedGame, type TableRow, tableRow, winShare } from '../../league/table.ts';
import { CONFERENCES, type Conference, conferenceOf, DIVISIONS, type Division, divisionOf } from './divisions.ts';
import { bestOf, readSeason, type Season, type TieBreak } from './tie-breaks.ts';

export { DIVISIONS, type Division } from './divisions.ts';
export type { TieBreak } from './tie-breaks.ts';

export interface StandingRow extends TableRow<Division> {
  /** Among the seven of its conference that would be in the playoffs were the season over now; null for the others. */
  seed: number | null;
  /** What parted the club from the one above it with the same share of wins; null where wins did. */
  tieBreak: TieBreak | null;
}

export type Standings = Readonly<Record<Division, readonly StandingRow[]>>;

/** Winners of four divisions, then wild cards. */
const SEEDS = 7;

interface Placed {
  code: string;
  tieBreak: TieBreak | null;
}

/** Clubs in order of their share of wins; of those with the same, the best of `eligible` goes first and the rest begin again. */
function ordered(codes: readonly string[], season: Season, eligible: (tied: readonly string[]) => readonly string[]): Placed[] {
  return groupBy(codes, (code) => winShare(season.record.get(code)!)).flatMap((tied) => {
    const placed: Placed[] = [];
    let left = tied;
    let parted: ReadonlyMap<string, TieBreak> = new Map();
    while (left.length > 0) {
      const { code, partedBy } = bestOf(eligible(left), season);
      placed.push({ code, tieBreak: parted.get(code) ?? null });
      left = left.filter((other) => other !== code);
      parted = partedBy;
    }
    return placed;
  });
}

/** The seven that would be in: winners of divisions by record, then the best of the rest; of one division only its highest is compared. */
function seedsOf(conference: Conference, order: Readonly<Record<Division, readonly Placed[]>>, season: Season): string[] {
  const divisions = (Object.keys(DIVISIONS) as Division[]).filter((division) => conferenceOf(division) === conference);
  const winners = divisions.map((division) => order[division][0]!.code);
  const others = divisions.flatMap((division) => order[division].slice(1).map(({ code }) => code));
  const highest = (tied: readonly string[]): string[] =>
    divisions.flatMap((division) => order[division].find(({ code }) => tied.includes(code))?.code ?? []);
  const inOrder = (codes: readonly string[]): string[] => ordered(codes, season, highest).map(({ code }) => code);
  return [...inOrder(winners), ...inOrder(others)].slice(0, SEEDS);
}

/**
 * The table of eight divisions from the finished games of a regular season, oldest first, with the seeds of both conferences as they stand;
 * clubs without a game stand with noughts. RangeError for a score that is no whole number, or a club that is none of the league's.
 */
export function standingsOf(games: readonly PlayedGame[]): Standings {
  const stranger = games.flatMap(({ away, home }) => [away, home]).find((code) => divisionOf(code) === null);
  if (stranger !== undefined) throw new RangeError(`${stranger} is no club of the league`);
  const season = readSeason(games);
  const each = <Value>(read: (division: Division) => Value): Record<Division, Value> =>
    Object.fromEntries((Object.keys(DIVISIONS) as Division[]).map((division) => [division, read(division)])) as Record<Division, Value>;
  const order = each((division) => ordered(DIVISIONS[division], season, (tied) => tied));
  const seeds = new Map(CONFERENCES.flatMap((conference) => seedsOf(conference, order, season).map((code, at) => [code, at + 1] as const)));
  return each((division) =>
    order[division].map(({ code, tieBreak }, at) => ({
      ...tableRow(code, games, { division, place: at + 1, isRival: (other) => divisionOf(other) === division }),
      seed: seeds.get(code) ?? null,
      tieBreak,
    })),
  );
}
