import { graded, undecided, voided } from '../decision.ts';
import type { Grade, GradeResult } from '../types.ts';

/** What of a season can be bet on: its title, first place of a division, a club's wins of the regular season. */
export const FUTURES = ['champion', 'division', 'wins'] as const;
export type FutureKind = (typeof FUTURES)[number];

interface OnClub {
  market: 'future';
  /** The year by which the league's season is stored. */
  season: number;
  team: string;
}
/** A bet on a club's season. */
export type FutureSelection = (OnClub & { future: 'champion' | 'division' }) | WinsSelection;
type WinsSelection = OnClub & { future: 'wins'; side: 'over' | 'under'; line: number };

/** Whether a selection is on a season and not on one contest of it. */
export const isFutureSelection = <T extends { market: string }>(selection: T): selection is Extract<T, { market: 'future' }> =>
  selection.market === 'future';

export interface SeasonClub {
  name: string;
  /** The division's name. */
  division: string;
  wins: number;
  played: number;
  /** Games of the regular season, those that were called off included. */
  scheduled: number;
}

/** What is known of a league's season when bets on it are graded. */
export interface SeasonFacts {
  state: 'season';
  season: number;
  /** What the title is called: "Super Bowl". */
  title: string;
  /** Every game of the regular season is final or was called off. */
  isRegularOver: boolean;
  /** The next season has begun, so nothing more of this one is played. */
  isClosed: boolean;
  clubs: Readonly<Record<string, SeasonClub>>;
  /** The first club of each division by the league's tie-breaks; null where only a lot parts it from the next. */
  leaders: Readonly<Record<string, string | null>>;
  /** Winner of the game or series that decides the title; null until it is won. */
  champion: string | null;
}

export const isSeasonFacts = <T extends object>(facts: T): facts is Extract<T, { state: 'season' }> =>
  'state' in facts && facts.state === 'season';

const SHORTENED = 'futures-shortened';

function clubOf({ team, season }: FutureSelection, facts: SeasonFacts): SeasonClub {
  if (season !== facts.season) throw new RangeError(`The facts are of the season ${facts.season}, not ${season}`);
  const club = Object.hasOwn(facts.clubs, team) ? facts.clubs[team] : undefined;
  if (!club) throw new RangeError(`${team} is no club of the league`);
  return club;
}

/** Games called off once the regular season is over; before that also those still to be played. */
const missingOf = ({ scheduled, played }: SeasonClub): number => Math.max(0, scheduled - played);

/** Whether no result of the games missing changes which side of a number of wins a club ends on. */
const isNumberDecided = (line: number, club: SeasonClub): boolean => club.wins > line || club.wins + missingOf(club) < line;

/** Whether a season has gone far enough to settle a market of it. */
export const isFutureDue = ({ future }: FutureSelection, { champion, isRegularOver, isClosed }: SeasonFacts): boolean =>
  isClosed || (future === 'champion' ? champion !== null : isRegularOver);

/** Whether the result is certain, settled or not: such a bet is not taken. An exact test; a club that only seems out of it is not. */
export function isFutureDecided(selection: FutureSelection, facts: SeasonFacts): boolean {
  const club = clubOf(selection, facts);
  return isFutureDue(selection, facts) || (selection.future === 'wins' && isNumberDecided(selection.line, club));
}

function gradeChampion(selection: FutureSelection, { champion, title, clubs }: SeasonFacts): GradeResult {
  if (champion === null) return voided(SHORTENED, `No winner of the ${title} by the start of the next season`);
  const grade = champion === selection.team ? 'win' : 'loss';
  return graded(grade, 'futures-champion', `${title} winner ${clubs[champion]!.name}: ${grade}`);
}

function gradeDivision(
  { team }: FutureSelection,
  { division }: SeasonClub,
  { leaders, clubs, isRegularOver, isClosed }: SeasonFacts,
): GradeResult {
  const leader = leaders[division] ?? null;
  if (isRegularOver && leader !== null) {
    const grade = leader === team ? 'win' : 'loss';
    return graded(grade, 'futures-division', `First in the ${division}: ${clubs[leader]!.name}: ${grade}`);
  }
  if (isClosed) return voided(SHORTENED, 'No final standings by the start of the next season');
  return undecided('The first two clubs are level in every tie-break that we follow. Mark the result once the league names the winner.');
}

const sideOf = (wins: number, side: 'over' | 'under', line: number): Grade =>
  wins === line ? 'push' : wins > line === (side === 'over') ? 'win' : 'loss';

function gradeWins({ side, line }: WinsSelection, club: SeasonClub): GradeResult {
  const { name, wins, played, scheduled } = club;
  const short = played < scheduled ? `, ${played} of ${scheduled} games played` : '';
  const result = `${name} ${wins} ${wins === 1 ? 'win' : 'wins'}${short}`;
  if (short && !isNumberDecided(line, club)) return voided(SHORTENED, result);
  const grade = sideOf(wins, side, line);
  return graded(grade, grade === 'push' ? 'push' : 'futures-wins', `${result} v. ${side} ${line}: ${grade}`);
}

/**
 * Grades a bet on a season by the house rules of futures. Undecided while the season has not decided it, and where only a lot parts the first
 * two clubs of a division. RangeError for a club of another league and for facts of another season.
 */
export function gradeFuture(selection: FutureSelection, facts: SeasonFacts): GradeResult {
  const club = clubOf(selection, facts);
  if (!isFutureDue(selection, facts)) return undecided('The season has not decided it');
  if (selection.future === 'wins') return gradeWins(selection, club);
  return selection.future === 'champion' ? gradeChampion(selection, facts) : gradeDivision(selection, club, facts);
}

/** The part of a season's facts that decides a bet: its club, who leads its division, the champion. */
export function futureEvidence(selection: FutureSelection, facts: SeasonFacts): SeasonFacts {
  const { division } = clubOf(selection, facts);
  const leader = facts.leaders[division] ?? null;
  const named = [selection.team, leader, facts.champion].filter((code) => code !== null);
  return { ...facts, leaders: { [division]: leader }, clubs: Object.fromEntries(named.map((code) => [code, facts.clubs[code]!])) };
}
