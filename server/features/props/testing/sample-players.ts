import type { BatterLine, FeedPitcher, FeedPlayer, FinishedGame, LineUp, SeasonLine, WholeBoxScore } from '../../../ports/index.ts';
import type { FakeWorld } from '../../../testing/index.ts';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const BATS = ['R', 'L', 'S'] as const;

export const batterId = (team: string, place: number): string => `${team}-b${place}`;
export const aceId = (team: string): string => `${team}-ace`;

export const lineUpOf = (team: string, confirmed = true): LineUp => ({
  confirmed,
  batters: PLACES.map((place) => ({
    playerId: batterId(team, place),
    name: `${team} batter ${place}`,
    position: 'CF',
    battingOrder: place,
    bats: BATS[place % 3]!,
  })),
});

export const starterOf = (team: string): FeedPitcher => ({
  playerId: aceId(team),
  name: `${team} ace`,
  throws: 'L',
  wins: 5,
  losses: 3,
  era: 3.5,
  inningsPitched: 80,
  strikeouts: 90,
  walks: 25,
  strikeoutRate: 0.27,
  starts: 14,
});

export const battingLine = (playerId: string, homeRuns = 10): SeasonLine => ({
  playerId,
  games: 80,
  batting: {
    plateAppearances: 340,
    atBats: 305,
    hits: 80,
    doubles: 16,
    triples: 2,
    homeRuns,
    runs: 40,
    runsBattedIn: 42,
    walks: 30,
    strikeouts: 75,
    stolenBases: 6,
  },
  pitching: null,
});

export const pitchingLine = (playerId: string, starts: number, strikeouts = 90): SeasonLine => ({
  playerId,
  games: starts === 0 ? 40 : starts,
  batting: null,
  pitching: {
    starts,
    outs: 240,
    battersFaced: 330,
    hits: 72,
    runs: 32,
    earnedRuns: 30,
    walks: 25,
    strikeouts,
    homeRuns: 9,
    wins: 5,
    losses: 3,
    saves: 0,
  },
});

const player = (team: string, playerId: string, throws: 'L' | 'R' = 'R'): FeedPlayer => ({
  playerId,
  name: playerId,
  teamCode: team,
  position: 'CF',
  bats: 'R',
  throws,
});

/** A club with nine batters, a left-handed starter and a reliever, as a source tells of it. */
export function addTeam(feed: FakeWorld, team: string): void {
  feed.rosters.set(team, [
    ...PLACES.map((place) => player(team, batterId(team, place))),
    player(team, aceId(team), 'L'),
    player(team, `${team}-closer`),
  ]);
  feed.seasonLines.set(team, [
    ...PLACES.map((place) => battingLine(batterId(team, place))),
    pitchingLine(aceId(team), 14),
    pitchingLine(`${team}-closer`, 0),
  ]);
}

const batted = (team: string, place: number, hits: number): BatterLine<number> => ({
  playerId: batterId(team, place),
  name: `${team} batter ${place}`,
  position: 'CF',
  battingOrder: place,
  isStarter: true,
  atBats: 4,
  runs: 0,
  hits,
  doubles: 0,
  triples: 0,
  homeRuns: 0,
  runsBattedIn: 0,
  walks: 0,
  strikeouts: 1,
  stolenBases: 0,
  totalBases: hits,
});

function sideOf(team: string, hits: number): WholeBoxScore['away'] {
  const thrown = { outs: 18, hits: 5, runs: 2, earnedRuns: 2, walks: 1, homeRuns: 0, pitches: 96, decision: null };
  return {
    batters: PLACES.map((place) => batted(team, place, hits)),
    pitchers: [
      { playerId: aceId(team), name: `${team} ace`, isStarter: true, strikeouts: 7, ...thrown },
      { playerId: `${team}-closer`, name: 'closer', isStarter: false, strikeouts: 2, ...thrown, outs: 9, pitches: 30 },
    ],
  };
}

/** A game in which every batter had this many hits. */
export function playedGame(gameId: string, hits: number): FinishedGame {
  const [, year, month, day, awayCode = '', homeCode = ''] = /^(\d{4})(\d\d)(\d\d)_([A-Z]+)@([A-Z]+)/.exec(gameId) ?? [];
  return {
    gameId,
    playedOn: `${year}-${month}-${day}`,
    seasonYear: Number(year),
    gameNumber: 1,
    scheduledInnings: 9,
    venue: `${homeCode} Park`,
    awayCode,
    homeCode,
    lineScore: { away: [0, 0, 0, 0, 0, 0, 0, 0, 0], home: [1, 0, 0, 0, 0, 0, 0, 0, 0] },
    boxScore: { away: sideOf(awayCode, hits), home: sideOf(homeCode, hits) },
  };
}
