import type { Fixture, ResultOf } from '../../leagues/league.ts';
import { type Meeting, meetingGame, overAt, type Series, seriesRound } from '../../leagues/series.ts';
import { tableOf, winShare } from '../../leagues/table.ts';
import type { LeagueTeam } from '../../leagues/team.ts';
import { NBA_CALENDAR, playInDay, roundDay } from '../calendar.ts';
import { NBA_TEAMS } from '../teams.ts';
import { CONFERENCES, inConference, loserOf, type Pair, winnerOf } from './table.ts';

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

/** The play-in, and four rounds of best of seven in a fixed bracket; the better record begins at home. */
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
  const fixtures: Fixture[] = [...before];
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
