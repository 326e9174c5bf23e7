import { describe, expect, test } from 'vitest';
import { createState, NO_RUNNER } from '../chain/play-state.ts';
import { runBases } from '../chain/simulate-game.ts';
import { flatGame } from '../testing/league-sides.ts';

describe('between pitches', () => {
  const PLAYS = 40_000;
  /** How often each arrangement follows from one, with a man who tries often. */
  function follow(bases: [number, number, number], outsBefore: number): Map<string, number> {
    const game = flatGame({ out: 1 });
    game.steals.fill(0);
    game.steals.set([0.3, 0.1, 0.2, 0.05], 2 * 4);
    const play = createState();
    const found = new Map<string, number>();
    for (let round = 0; round < PLAYS; round += 1) {
      play.bases.set(bases);
      play.outs = outsBefore;
      play.runs[0] = 0;
      runBases(game, play);
      const key = `${[...play.bases].map((runner) => (runner < 0 ? '-' : runner)).join('')} ${play.outs} ${play.runs[0]}`;
      found.set(key, (found.get(key) ?? 0) + 1 / PLAYS);
    }
    return found;
  }
  const N = NO_RUNNER;
  test.each<[string, [number, number, number], number, Record<string, number>]>([
    ['no one on', [N, N, N], 1, { '--- 1 0': 1 }],
    ['first', [2, N, N], 1, { '-2- 1 0': 0.3243, '--- 2 0': 0.1, '2-- 1 0': 0.5757 }],
    ['second', [N, 2, N], 0, { '--2 0 0': 0.2244, '--- 1 0': 0.05, '-2- 0 0': 0.7256 }],
    ['third', [N, N, 2], 0, { '--- 0 1': 0.0162, '--2 0 0': 0.9838 }],
    ['first and second', [4, 2, N], 2, { '-42 2 0': 0.0238 + 0.2 * 0.74, '4-2 2 0': 0.2 * 0.26, '4-- 3 0': 0.05, '42- 2 0': 0.7262 }],
    ['first and third', [2, N, 4], 0, { '-2- 0 1': 0.0239 * 0.57, '-24 0 0': 0.0239 * 0.43 + 0.3, '--4 1 0': 0.1, '2-4 0 0': 0.5761 }],
    ['second and third', [N, 2, 4], 0, { '--2 0 1': 0.0164, '-24 0 0': 0.9836 }],
    ['full', [2, 4, 5], 0, { '-24 0 1': 0.0174, '245 0 0': 0.9826 }],
  ])('%s', (_, bases, outsBefore, expected) => {
    const found = follow(bases, outsBefore);
    expect([...found.keys()].sort()).toEqual(Object.keys(expected).sort());
    // Four standard deviations of a share of 40,000.
    for (const [key, share] of Object.entries(expected)) expect(Math.abs((found.get(key) ?? 0) - share)).toBeLessThan(0.01);
  });
});
