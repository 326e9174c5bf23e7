import type { Futures } from '../league-types.ts';

const chance = (probability: number, fairOdds: number | null = 400) => ({ probability, error: 0.009, fairOdds });
const club = (code: string, name: string, champion: number): Futures['clubs'][number] => ({
  code,
  name,
  division: 'AFC West',
  divisionName: 'AFC West',
  record: { wins: 9, losses: 2, ties: 0 },
  firstInDivision: chance(0.81, -426),
  playoffs: chance(0.985, -6567),
  finalist: chance(0.31, 223),
  champion: chance(champion, champion > 0 ? Math.round(100 * (1 / champion - 1)) : null),
  meanWins: 12.3,
  winTotal: { line: 12.5, over: chance(0.44, 127) },
});

/** A simulated season of two clubs. */
export const sampleFutures = (more: Partial<Futures> = {}): Futures => ({
  source: { kind: 'demo', label: 'Simulated', notice: null },
  season: 2026,
  played: 180,
  games: 272,
  reason: null,
  simulations: 2000,
  ratedGames: 449,
  clubs: [club('KC', 'Kansas City Chiefs', 0.2), club('LV', 'Las Vegas Raiders', 0)],
  asOf: '2026-11-28T17:00:00.000Z',
  ...more,
});
