import type { Pairing } from '../../leagues/day-schedule.ts';
import { dayFixtures } from '../../leagues/day-season.ts';
import type { Fixture } from '../../leagues/league.ts';
import { shuffled } from '../../leagues/shuffled.ts';
import { NBA_CALENDAR, planOf } from '../calendar.ts';
import { NBA_TEAMS } from '../teams.ts';
import { CONFERENCES } from './table.ts';

const times = (count: number, home: string, away: string): Pairing[] => Array.from({ length: count }, () => ({ home, away }));
const fourTimes = (one: string, other: string): Pairing[] => [...times(2, one, other), ...times(2, other, one)];

/** Between two divisions of a conference: three games against two clubs of the other, four against the rest. */
const acrossDivisions = (first: readonly string[], second: readonly string[]): Pairing[] =>
  first.flatMap((one, i) =>
    second.flatMap((other, j) => {
      const ring = (j - i + second.length) % second.length;
      if (ring > 1) return fourTimes(one, other);
      return ring === 0 ? [...times(2, one, other), ...times(1, other, one)] : [...times(1, one, other), ...times(2, other, one)];
    }),
  );

/** The 82 games of each club: 16 in the division, 36 in the rest of the conference, 30 against the other one. */
function seasonPairings(text: string): Pairing[] {
  const clubs = CONFERENCES.map((conference) => {
    const own = NBA_TEAMS.filter((team) => team.conference === conference);
    return [...new Set(own.map(({ division }) => division))].map((division) =>
      shuffled(
        own.filter((team) => team.division === division).map(({ code }) => code),
        `${text}|${division}`,
      ),
    );
  });
  const inConference = clubs.flatMap((divisions) => [
    ...divisions.flatMap((own) => own.flatMap((one, at) => own.slice(at + 1).flatMap((other) => fourTimes(one, other)))),
    ...divisions.flatMap((own, at) => divisions.slice(at + 1).flatMap((other) => acrossDivisions(own, other))),
  ]);
  const [east, west] = clubs.map((divisions) => divisions.flat()) as [string[], string[]];
  return [...inConference, ...east.flatMap((one) => west.flatMap((other) => [...times(1, one, other), ...times(1, other, one)]))];
}

export function regularSeason(text: string, seasonIndex: number): Fixture[] {
  const year = NBA_CALENDAR.yearOf(seasonIndex);
  const own = `${text}|${seasonIndex}`;
  return dayFixtures({ teams: NBA_TEAMS, pairings: seasonPairings(own), plan: planOf(year), seasonIndex, year }, own);
}
