import type { Pairing } from '../leagues/day-schedule.ts';
import { dayFixtures } from '../leagues/day-season.ts';
import type { Fixture, ResultOf } from '../leagues/league.ts';
import { overAt, type Series, seriesRound } from '../leagues/series.ts';
import { shuffled } from '../leagues/shuffled.ts';
import { type TableRow, tableOf } from '../leagues/table.ts';
import type { LeagueTeam } from '../leagues/team.ts';
import { NHL_CALENDAR, planOf, roundDay } from './calendar.ts';
import { NHL_TEAMS } from './teams.ts';

const DIVISIONS = ['Atlantic', 'Metropolitan', 'Central', 'Pacific'] as const;

const times = (count: number, home: string, away: string): Pairing[] => Array.from({ length: count }, () => ({ home, away }));

/** In a division 26 games: four against each, three against the two neighbors of a ring. */
const withinDivision = (clubs: readonly string[]): Pairing[] =>
  clubs.flatMap((home, at) =>
    clubs.slice(at + 1).flatMap((away, ahead) => {
      const isNext = ahead === 0;
      const isRing = ahead === clubs.length - 2 && at === 0;
      if (isNext) return [...times(2, home, away), ...times(1, away, home)];
      return isRing ? [...times(1, home, away), ...times(2, away, home)] : [...times(2, home, away), ...times(2, away, home)];
    }),
  );

/** The 82 games of each club: 26 in the division, 24 in the rest of the conference, 32 against the other one. */
function seasonPairings(text: string): Pairing[] {
  const clubsOf = DIVISIONS.map((division) =>
    shuffled(
      NHL_TEAMS.filter((team) => team.division === division).map(({ code }) => code),
      `${text}|${division}`,
    ),
  ) as [string[], string[], string[], string[]];
  const [atlantic, metropolitan, central, pacific] = clubsOf;
  const thrice = (first: readonly string[], second: readonly string[]): Pairing[] =>
    first.flatMap((one, i) =>
      second.flatMap((other, j) => [...times((i + j) % 2 === 0 ? 2 : 1, one, other), ...times((i + j) % 2 === 0 ? 1 : 2, other, one)]),
    );
  const [east, west] = [
    [...atlantic, ...metropolitan],
    [...central, ...pacific],
  ];
  const across = east.flatMap((one) => west.flatMap((other) => [...times(1, one, other), ...times(1, other, one)]));
  return [...clubsOf.flatMap(withinDivision), ...thrice(atlantic, metropolitan), ...thrice(central, pacific), ...across];
}

/** Two points for a win, one for a loss after regulation. */
const pointsOf = ({ won, lostInOvertime }: TableRow): number => 2 * won + lostInOvertime;

export function regularSeason(text: string, seasonIndex: number): Fixture[] {
  const year = NHL_CALENDAR.yearOf(seasonIndex);
  const own = `${text}|${seasonIndex}`;
  return dayFixtures({ teams: NHL_TEAMS, pairings: seasonPairings(own), plan: planOf(year), seasonIndex, year }, own);
}

type Pair = readonly [LeagueTeam, LeagueTeam];

/** First round of a conference: division winners against wild cards, the better against the second; seconds against thirds. */
function firstPairs(table: readonly TableRow[], conference: string): Pair[] {
  const own = table.map(({ team }) => team).filter((team) => team.conference === conference);
  const divisions = [...new Set(own.map(({ division }) => division))].map((division) => own.filter((team) => team.division === division));
  const [best, other] = divisions as [LeagueTeam[], LeagueTeam[]];
  const placed = divisions.flatMap((division) => division.slice(0, 3));
  const [first, second] = own.filter((team) => !placed.includes(team)) as [LeagueTeam, LeagueTeam];
  return [
    [best[0]!, second],
    [best[1]!, best[2]!],
    [other[0]!, first],
    [other[1]!, other[2]!],
  ];
}

const STAGES = ['round_1', 'round_2', 'conference_final', 'stanley_cup_final'] as const;

/** Four rounds of best of seven; the bracket is fixed, and the side with more points begins at home. */
export function playoffs(text: string, seasonIndex: number, regular: readonly Fixture[], resultOf: ResultOf): Fixture[] {
  const year = NHL_CALENDAR.yearOf(seasonIndex);
  const table = tableOf(NHL_TEAMS, regular, resultOf, pointsOf, `${text}|${seasonIndex}`);
  const rankOf = new Map(table.map(({ team }, at) => [team.code, at]));
  const ranked = (one: LeagueTeam, other: LeagueTeam): Pair =>
    rankOf.get(one.code)! < rankOf.get(other.code)! ? [one, other] : [other, one];
  let pairs = ['Eastern', 'Western'].flatMap((conference) => firstPairs(table, conference));
  let before: readonly Fixture[] = regular;
  const fixtures: Fixture[] = [];
  STAGES.forEach((stage, round) => {
    const listedAt = overAt(before.slice(-40), resultOf);
    const meeting = { id: `${year}-${stage}`, stage, seasonIndex, firstDay: roundDay(year, round), listedAt };
    const played: Series[] = seriesRound(meeting, pairs, resultOf);
    before = played.flatMap((series) => series.fixtures);
    fixtures.push(...before);
    const winners = played.map(({ winner }) => winner);
    pairs = Array.from({ length: winners.length / 2 }, (_, at) => ranked(winners[2 * at]!, winners[2 * at + 1]!));
  });
  return fixtures.sort((a, b) => a.startsAt - b.startsAt);
}
