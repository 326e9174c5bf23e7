import type { Fixture, RatedGame, RatedSide } from '../types.ts';

const NINE = Array.from({ length: 9 }, (_, place) => place);

/** A side of a made-up game: an average line unless told otherwise. */
export function madeUpSide(teamId: string, changes: Partial<RatedSide> = {}): RatedSide {
  return {
    teamId,
    runs: 4,
    runsByInning: [1, 0, 0, 1, 0, 1, 0, 1, 0],
    battingOuts: 27,
    atBats: 34,
    hits: 9,
    doubles: 2,
    triples: 0,
    homeRuns: 1,
    walks: 3,
    hitByPitch: 0,
    strikeouts: 8,
    starterId: `${teamId}-starter`,
    lineUp: NINE.map((place) => `${teamId}-${place}`),
    pitchers: null,
    batters: null,
    ...changes,
  };
}

export function madeUpGame(on: string, away: RatedSide, home: RatedSide, changes: Partial<RatedGame> = {}): RatedGame {
  const season = Number(on.slice(0, 4));
  const gameId = `${on} ${away.teamId}@${home.teamId}`;
  return { gameId, playedOn: on, season, gameNumber: 0, parkId: 'PARK', scheduledInnings: 9, away, home, ...changes };
}

const sideOf = (teamId: string) => ({ teamId, starterId: `${teamId}-starter`, lineUp: NINE.map((place) => `${teamId}-${place}`) });

export function madeUpFixture(away: string, home: string, changes: Partial<Fixture> = {}): Fixture {
  const gameId = `${away}@${home}`;
  const rest = { playedOn: '2019-07-01', season: 2019, gameNumber: 0, parkId: 'PARK', scheduledInnings: 9 };
  return { gameId, ...rest, away: sideOf(away), home: sideOf(home), ...changes };
}

export const aces = { strikeouts: 14, walks: 0, homeRuns: 0, hits: 4, doubles: 0, runs: 0, runsByInning: [0, 0, 0, 0, 0, 0, 0, 0, 0] };
export const sluggers = { strikeouts: 4, walks: 7, homeRuns: 4, hits: 14, runs: 11, runsByInning: [2, 1, 2, 0, 3, 0, 2, 1, 0] };
