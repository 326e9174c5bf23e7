import type { BoxScore, LiveGame } from '../../../sports/mlb/baseball-types.ts';
import { secondsBefore } from '../../../testing/sample-game.ts';
import { NAMES, POSITIONS } from './sample-names.ts';

const innings = { away: [0, 2, 0, 0, 1], home: [1, 0, 0, 1] };
const totals = { away: { runs: 3, hits: 6, errors: 0 }, home: { runs: 2, hits: 5, errors: 1 } };

export function sampleLive(over: Partial<LiveGame> = {}): LiveGame {
  return {
    gameId: '20260711_PHI@ATL',
    status: 'live',
    awayScore: 3,
    homeScore: 2,
    inning: 5,
    inningHalf: 'bottom',
    balls: 2,
    strikes: 1,
    outs: 1,
    lastPlay: 'D. Amadi singles to right',
    runnersOn: { first: true, second: false, third: true },
    batter: 'K. Ozuna',
    pitcher: 'L. Ortega',
    lineScore: { ...innings, totals },
    plays: [
      {
        at: secondsBefore(30),
        inning: 5,
        half: 'bottom',
        text: 'D. Amadi singles to right',
        isScoring: false,
        score: { away: 3, home: 2 },
      },
      {
        at: secondsBefore(95),
        inning: 5,
        half: 'bottom',
        text: 'R. Acosta doubles to left, J. Moreno scores',
        isScoring: true,
        score: { away: 3, home: 2 },
      },
      { at: secondsBefore(400), inning: 5, half: 'top', text: 'T. Brandt homers to center', isScoring: true, score: { away: 3, home: 1 } },
    ],
    asOf: secondsBefore(8),
    ...over,
  };
}

const batter = (side: string, i: number) => ({
  playerId: `${side}-${i}`,
  name: NAMES[i]!,
  position: POSITIONS[i]!,
  battingOrder: i + 1,
  isStarter: true,
  atBats: 4,
  runs: i % 2,
  hits: i % 3,
  doubles: 0,
  triples: 0,
  homeRuns: i === 2 ? 1 : 0,
  runsBattedIn: i % 2,
  walks: i % 2,
  strikeouts: (i + 1) % 3,
  stolenBases: 0,
  totalBases: i % 3,
});
const pitcher = (side: string, name: string, outs: number, decision: 'W' | 'L' | null) => ({
  playerId: `${side}-${name}`,
  name,
  isStarter: outs > 9,
  outs,
  hits: 5,
  runs: 2,
  earnedRuns: 2,
  walks: 1,
  strikeouts: 6,
  homeRuns: 1,
  pitches: outs * 5,
  decision,
});
const boxSide = (side: string, decision: 'W' | 'L') => ({
  batters: NAMES.map((_, i) => batter(side, i)),
  pitchers: [pitcher(side, 'L. Ortega', 17, decision), pitcher(side, 'B. Strand', 9, null)],
});
export const sampleBox = (gameId: string): BoxScore => ({
  gameId,
  away: boxSide('a', 'L'),
  home: boxSide('h', 'W'),
  lineScore: { ...innings, totals },
  asOf: secondsBefore(8),
});
