import { EASTERN, instantAt } from '../calendar.ts';
import type { Pairing } from '../leagues/day-schedule.ts';
import { dayFixtures } from '../leagues/day-season.ts';
import type { Fixture, ResultOf } from '../leagues/league.ts';
import { type Meeting, meetingGame, overAt, type Series, seriesRound } from '../leagues/series.ts';
import { shuffled } from '../leagues/shuffled.ts';
import { type TableRow, tableOf, winShare } from '../leagues/table.ts';
import type { LeagueTeam } from '../leagues/team.ts';
import { cupDay, isCupNight, NBA_CALENDAR, planOf, playInDay, roundDay } from './calendar.ts';
import { NBA_TEAMS } from './teams.ts';

const CONFERENCES = ['Eastern', 'Western'] as const;
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

type Pair = readonly [LeagueTeam, LeagueTeam];
const inConference = (table: readonly TableRow[], conference: string): LeagueTeam[] =>
  table.map(({ team }) => team).filter((team) => team.conference === conference);

function winnerOf({ home, away }: Fixture, resultOf: ResultOf, fixture: Fixture): LeagueTeam {
  const { score } = resultOf(fixture);
  const code = score.home > score.away ? home : away;
  return NBA_TEAMS.find((team) => team.code === code)!;
}
const loserOf = (fixture: Fixture, winner: LeagueTeam): LeagueTeam =>
  NBA_TEAMS.find(({ code }) => code !== winner.code && (code === fixture.home || code === fixture.away))!;

/** Seven games in December that count in no table: the best four of each conference in the cup's group games, at home, then in Las Vegas. */
function cupGames(text: string, seasonIndex: number, regular: readonly Fixture[], resultOf: ResultOf): Fixture[] {
  const year = NBA_CALENDAR.yearOf(seasonIndex);
  const conferenceOf = new Map(NBA_TEAMS.map(({ code, conference }) => [code, conference]));
  const group = regular.filter(({ day, away, home }) => isCupNight(year, day) && conferenceOf.get(away) === conferenceOf.get(home));
  const table = tableOf(NBA_TEAMS, group, resultOf, winShare, `${text}|cup`);
  const game = (stage: string, at: number, [better, worse]: Pair, day: number, listedAt: number): Fixture =>
    meetingGame({ id: `${year}-${stage}-${at}`, stage, seasonIndex, firstDay: day, listedAt, better, worse }, 0, day, listedAt);
  const neutral = (fixture: Fixture, hour: number): Fixture => ({
    ...fixture,
    isNeutral: true,
    startsAt: instantAt(EASTERN, fixture.day, hour * 60 + 30),
  });
  const first = cupDay(year);
  const groupOver = overAt(group, resultOf);
  const quarters = CONFERENCES.flatMap((conference, at) => {
    const [a, b, c, d] = inConference(table, conference) as [LeagueTeam, LeagueTeam, LeagueTeam, LeagueTeam];
    return [game('cup_quarterfinal', 2 * at, [a, d], first, groupOver), game('cup_quarterfinal', 2 * at + 1, [b, c], first + 1, groupOver)];
  });
  const winners = quarters.map((one) => winnerOf(one, resultOf, one));
  const semis = [0, 1].map((at) =>
    neutral(game('cup_semifinal', at, [winners[2 * at]!, winners[2 * at + 1]!], first + 4, overAt(quarters, resultOf)), 17 + 3 * at),
  );
  const finalists = semis.map((one) => winnerOf(one, resultOf, one)) as [LeagueTeam, LeagueTeam];
  return [...quarters, ...semis, neutral(game('cup_final', 0, finalists, first + 7, overAt(semis, resultOf)), 20)];
}

/** Seventh against eighth and ninth against tenth; the loser of the one meets the winner of the other for the eighth place. */
function playIn(
  seasonIndex: number,
  own: readonly LeagueTeam[],
  listedAt: number,
  resultOf: ResultOf,
): { fixtures: Fixture[]; eight: LeagueTeam[] } {
  const year = NBA_CALENDAR.yearOf(seasonIndex);
  const [seventh, eighth, ninth, tenth] = own.slice(6, 10) as [LeagueTeam, LeagueTeam, LeagueTeam, LeagueTeam];
  const day = playInDay(year);
  const meeting = (at: number, better: LeagueTeam, worse: LeagueTeam, knownAt: number): Meeting => ({
    id: `${year}-play_in-${own[0]!.conference}-${at}`,
    stage: 'play_in',
    seasonIndex,
    firstDay: day,
    listedAt: knownAt,
    better,
    worse,
  });
  const first = meetingGame(meeting(1, seventh, eighth, listedAt), 0, day, listedAt);
  const second = meetingGame(meeting(2, ninth, tenth, listedAt), 0, day + 1, listedAt);
  const seven = winnerOf(first, resultOf, first);
  const knownAt = overAt([first, second], resultOf);
  const last = meetingGame(meeting(3, loserOf(first, seven), winnerOf(second, resultOf, second), knownAt), 0, day + 3, knownAt);
  return { fixtures: [first, second, last], eight: [...own.slice(0, 6), seven, winnerOf(last, resultOf, last)] };
}

const STAGES = ['round_1', 'conference_semifinal', 'conference_final', 'finals'] as const;

/** The cup's last games, the play-in, and four rounds of best of seven in a fixed bracket; the better record begins at home. */
export function playoffs(text: string, seasonIndex: number, regular: readonly Fixture[], resultOf: ResultOf): Fixture[] {
  const year = NBA_CALENDAR.yearOf(seasonIndex);
  const own = `${text}|${seasonIndex}`;
  const table = tableOf(NBA_TEAMS, regular, resultOf, winShare, own);
  const rankOf = new Map(table.map(({ team }, at) => [team.code, at]));
  const ranked = (one: LeagueTeam, other: LeagueTeam): Pair =>
    rankOf.get(one.code)! < rankOf.get(other.code)! ? [one, other] : [other, one];
  const regularOver = overAt(regular.slice(-30), resultOf);
  const playIns = CONFERENCES.map((conference) => playIn(seasonIndex, inConference(table, conference), regularOver, resultOf));
  let pairs: Pair[] = playIns.flatMap(({ eight }) => [0, 3, 2, 1].map((at): Pair => [eight[at]!, eight[7 - at]!]));
  let before: readonly Fixture[] = playIns.flatMap(({ fixtures }) => fixtures);
  const fixtures: Fixture[] = [...cupGames(own, seasonIndex, regular, resultOf), ...before];
  STAGES.forEach((stage, round) => {
    const meeting = { id: `${year}-${stage}`, stage, seasonIndex, firstDay: roundDay(year, round), listedAt: overAt(before, resultOf) };
    const played: Series[] = seriesRound(meeting, pairs, resultOf);
    before = played.flatMap((series) => series.fixtures);
    fixtures.push(...before);
    const winners = played.map(({ winner }) => winner);
    pairs = Array.from({ length: winners.length / 2 }, (_, at) => ranked(winners[2 * at]!, winners[2 * at + 1]!));
  });
  return fixtures.sort((a, b) => a.startsAt - b.startsAt);
}
