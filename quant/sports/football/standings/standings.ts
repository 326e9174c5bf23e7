import { type Placed, placeClubs } from '../../league/placing.ts';
import {
  gamesOf,
  type PlayedGame,
  recordOf,
  standingPoints,
  type TableRow,
  type TeamGame,
  type TeamRecord,
  tableRow,
} from '../../league/table.ts';
import { DIVISIONS, type Division, divisionOf } from './divisions.ts';

/** The league's steps in their order; "points" are points scored here, not points in the standings. */
const TIE_BREAK_STEPS = [
  'wins',
  'tied_percentage',
  'tied_difference',
  'tied_quotient',
  'division_percentage',
  'division_difference',
  'division_quotient',
  'all_difference',
  'all_quotient',
] as const;
type TieBreakStep = (typeof TIE_BREAK_STEPS)[number];

/** What put a club where it stands among clubs with as many points; a coin toss is the league's to make, so its order is not known. */
export type TieBreak = TieBreakStep | 'coin_toss';

// No one played: a percentage and a quotient of nothing count as nought, as the league's own table has them.
const percentage = ({ wins, losses, ties }: TeamRecord): number => (wins + ties / 2) / Math.max(1, wins + losses + ties);
const pointGap = ({ pointsFor, pointsAgainst }: TeamRecord): number => pointsFor - pointsAgainst;
const quotient = ({ pointsFor, pointsAgainst }: TeamRecord): number =>
  pointsFor === 0 ? 0 : pointsAgainst === 0 ? Number.MAX_VALUE : pointsFor / pointsAgainst;
const MEASURES = { percentage, difference: pointGap, quotient } as const;

function worthAt(step: TieBreakStep, games: readonly TeamGame[], tied: readonly string[], division: readonly string[]): number {
  if (step === 'wins') return recordOf(games).wins;
  const [scope, measure] = step.split('_') as ['tied' | 'division' | 'all', keyof typeof MEASURES];
  const opponents = scope === 'tied' ? tied : division;
  return MEASURES[measure](recordOf(scope === 'all' ? games : games.filter(({ opponent }) => opponents.includes(opponent))));
}

/**
 * A division's clubs in order: points, then the league's steps. Whenever a step parts some of the tied clubs, those still tied begin again at
 * the first step among themselves. Source: league rules in force since 2010, as printed by stats.cfldb.ca/about/tie-breakers.
 */
export function placeTeams(codes: readonly string[], games: readonly PlayedGame[]): Placed<TieBreakStep>[] {
  const own = new Map(codes.map((code) => [code, gamesOf(code, games)]));
  const pointsOf = (code: string): number => standingPoints(recordOf(own.get(code)!));
  return placeClubs(
    codes,
    pointsOf,
    () => TIE_BREAK_STEPS,
    (step, code, tied) => worthAt(step, own.get(code)!, tied, codes),
  );
}

/** One line of a division's table. */
export interface StandingRow extends TableRow<Division> {
  /** What parted the club from the one above it with as many points; null where points did. */
  tieBreak: TieBreak | null;
}

export type Standings = Readonly<Record<Division, readonly StandingRow[]>>;

/**
 * The table of both divisions from the finished games of a regular season, oldest first; clubs without a game stand with noughts. RangeError
 * for a score that is no whole number, or a club that is none of the league's.
 */
export function standingsOf(games: readonly PlayedGame[]): Standings {
  const stranger = games.flatMap(({ away, home }) => [away, home]).find((code) => divisionOf(code) === null);
  if (stranger !== undefined) throw new RangeError(`${stranger} is no club of the league`);
  const tableOf = (division: Division): StandingRow[] =>
    placeTeams(DIVISIONS[division], games).map(({ code, tieBreak }, at) => ({
      ...tableRow(code, games, { division, place: at + 1, isRival: (other) => divisionOf(other) === division }),
      tieBreak,
    }));
  return { west: tableOf('west'), east: tableOf('east') };
}
