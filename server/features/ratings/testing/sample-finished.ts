import type { BatterLine, FinishedGame, PitcherLine, WholeBoxScore } from '../../../ports/index.ts';

const NOTHING = { runs: 0, doubles: 0, triples: 0, homeRuns: 0, runsBattedIn: 0, walks: 0, strikeouts: 0, stolenBases: 0, totalBases: 0 };

const batter = (team: string, place: number, runs: number): BatterLine<number> => ({
  ...NOTHING,
  playerId: `${team}-b${place}`,
  name: `Batter ${place} of ${team}`,
  position: 'CF',
  battingOrder: place,
  isStarter: true,
  atBats: 4,
  hits: 1,
  strikeouts: 1,
  runs,
});

const pitcher = (team: string, name: string, outs: number, runs: number, isStarter: boolean): PitcherLine<number> => ({
  playerId: `${team}-${name}`,
  name: `${name} of ${team}`,
  isStarter,
  outs,
  hits: 5,
  runs,
  earnedRuns: runs,
  walks: 2,
  strikeouts: outs / 3,
  homeRuns: 0,
  pitches: outs * 5,
  decision: null,
});

const side = (team: string, scored: number, allowed: number): WholeBoxScore['away'] => ({
  batters: Array.from({ length: 9 }, (_, index) => batter(team, index + 1, index === 0 ? scored : 0)),
  pitchers: [pitcher(team, 'ace', 18, allowed, true), pitcher(team, 'closer', 9, 0, false)],
});

/** A nine-inning game that `home` won or lost by these runs, all scored in the first inning. */
export function finishedGame(gameId: string, score: { away: number; home: number }, values: Partial<FinishedGame> = {}): FinishedGame {
  const [, year, month, day, awayCode = '', homeCode = ''] = /^(\d{4})(\d\d)(\d\d)_([A-Z]+)@([A-Z]+)/.exec(gameId) ?? [];
  const innings = (runs: number): number[] => [runs, 0, 0, 0, 0, 0, 0, 0, 0];
  return {
    gameId,
    playedOn: `${year}-${month}-${day}`,
    seasonYear: Number(year),
    gameNumber: 1,
    scheduledInnings: 9,
    venue: `${homeCode} Park`,
    awayCode,
    homeCode,
    lineScore: { away: innings(score.away), home: innings(score.home) },
    boxScore: { away: side(awayCode, score.away, score.home), home: side(homeCode, score.home, score.away) },
    ...values,
  };
}
