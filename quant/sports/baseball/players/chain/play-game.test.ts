import { describe, expect, test } from 'vitest';
import { BATTER_STRIKEOUTS, batterColumn, PITCHER_OUTS, scoreColumn, starterColumn } from '../tables/columns.ts';
import { flatGame } from '../testing/league-sides.ts';
import { valueIn } from '../testing/read-result.ts';
import { simulateGame } from './simulate-game.ts';
import { histogramIndex } from './simulation-result.ts';

describe('games of two outcomes', () => {
  const p = 0.2;
  test('seven innings are 21 outs', () => {
    const short = simulateGame(flatGame({ homeRun: p, strikeout: 1 - p }, { scheduledInnings: 7 }), {
      games: 400,
      seed: 8,
      keepRecord: true,
    });
    const strikeouts = Array.from({ length: 400 }, (_, game) =>
      Array.from({ length: 9 }, (_unused, slot) => valueIn(short, game, batterColumn(0, slot) + BATTER_STRIKEOUTS)).reduce(
        (a, b) => a + b,
        0,
      ),
    );
    expect(Math.min(...strikeouts)).toBe(21);
  });
});

describe('games without an end', () => {
  test('no one ever scores: forty innings, level', () => {
    const { histograms } = simulateGame(flatGame({ strikeout: 1 }), { games: 2, seed: 1 });
    expect(histograms[histogramIndex(scoreColumn(0, 'full'), 0)]).toBe(2);
    // 120 outs from the top of the order: 14 turns for the first three men, 13 for the others.
    expect(histograms[histogramIndex(batterColumn(1, 2) + BATTER_STRIKEOUTS, 14)]).toBe(2);
    expect(histograms[histogramIndex(batterColumn(1, 3) + BATTER_STRIKEOUTS, 13)]).toBe(2);
  });
  test('no one is ever out: sixty turns a half inning', () => {
    const { record } = simulateGame(flatGame({ homeRun: 1 }), { games: 1, seed: 1, keepRecord: true });
    expect(record?.[scoreColumn(0, 'inning1')]).toBe(60);
    expect(record?.[scoreColumn(1, 'inning1')]).toBe(60);
    expect(record?.[starterColumn(0) + PITCHER_OUTS]).toBe(0);
  });
});
