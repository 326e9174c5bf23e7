import { weekdayOf } from '../calendar.ts';
import { localStart } from './day-season.ts';
import { endOf, type Fixture, type ResultOf } from './league.ts';
import type { LeagueTeam } from './team.ts';

/** Of seven games, those at the better side's: two, two away, then in turn. */
const AT_HOME = [true, true, false, false, true, false, true];
const NEEDED = 4;
const DAYS_BETWEEN = 2;
export const SERIES_DAYS = AT_HOME.length * DAYS_BETWEEN;

export interface Meeting {
  /** Of the series, for the games' own ids. */
  id: string;
  stage: string;
  seasonIndex: number;
  firstDay: number;
  /** When both sides are known. */
  listedAt: number;
  better: LeagueTeam;
  worse: LeagueTeam;
}

export function meetingGame({ id, stage, seasonIndex, better, worse }: Meeting, game: number, day: number, listedAt: number): Fixture {
  const [home, away] = (AT_HOME[game] ?? true) ? [better, worse] : [worse, better];
  return {
    sourceId: `${id}-${game + 1}`,
    seasonIndex,
    week: null,
    stage,
    day,
    startsAt: localStart(id, home, day, weekdayOf(day)),
    away: away.code,
    home: home.code,
    hostCode: home.code,
    isNeutral: false,
    listedAt,
  };
}

export interface Series {
  fixtures: Fixture[];
  winner: LeagueTeam;
  loser: LeagueTeam;
}

/** Best of seven, a game every other day; a fifth game and on is listed when the one before has made it necessary. */
function bestOfSeven(meeting: Meeting, resultOf: ResultOf): Series {
  const { better, worse, firstDay } = meeting;
  const won = { better: 0, worse: 0 };
  const fixtures: Fixture[] = [];
  while (Math.max(won.better, won.worse) < NEEDED) {
    const game = fixtures.length;
    const before = fixtures.at(-1);
    const listedAt = game < NEEDED ? meeting.listedAt : endOf(before!, resultOf);
    const fixture = meetingGame(meeting, game, firstDay + DAYS_BETWEEN * game, listedAt);
    fixtures.push(fixture);
    const { score } = resultOf(fixture);
    const winner = score.home > score.away ? fixture.home : fixture.away;
    won[winner === better.code ? 'better' : 'worse'] += 1;
  }
  const [winner, loser] = won.better === NEEDED ? [better, worse] : [worse, better];
  return { fixtures, winner, loser };
}

/** A round of series whose pairs are ranked better side first; every other one begins a day later. */
export function seriesRound(
  round: Omit<Meeting, 'better' | 'worse'>,
  pairs: readonly (readonly [LeagueTeam, LeagueTeam])[],
  resultOf: ResultOf,
): Series[] {
  return pairs.map(([better, worse], at) =>
    bestOfSeven({ ...round, id: `${round.id}-${at + 1}`, firstDay: round.firstDay + (at % 2), better, worse }, resultOf),
  );
}

export const overAt = (games: readonly Fixture[], resultOf: ResultOf): number => Math.max(...games.map((game) => endOf(game, resultOf)));
