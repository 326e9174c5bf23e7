import { describe, expect, test } from 'vitest';
import { GOLDEN_FIGURES } from './figures/index.ts';
import { RISK_FIGURES } from './figures/risk.ts';
import { testFigures } from './figures/test-figures.ts';
import { GOLDEN_CASES } from './index.ts';

const figures = Object.entries(GOLDEN_FIGURES).flatMap(([subject, list]) => list.map((figure) => [subject, ...figure] as const));

testFigures(RISK_FIGURES);

describe('the golden tables', () => {
  test('hold this many cases: a table that lost its cases proves nothing', () => {
    const counts: Record<string, number> = {};
    for (const { id } of GOLDEN_CASES) counts[id.split('-')[0]!] = (counts[id.split('-')[0]!] ?? 0) + 1;
    expect(counts).toEqual({
      ODDS: 40,
      IMP: 4,
      PAY: 16,
      DEVIG: 19,
      HOLD: 6,
      EV: 9,
      KELLY: 12,
      PARLAY: 9,
      PSET: 13,
      SYS: 8,
      SPEC: 14,
      LEG: 14,
      MLB: 32,
      CFL: 8,
      NFL: 11,
      NBA: 10,
      NHL: 13,
      GOLF: 8,
      CLV: 5,
      ARB: 7,
      LEDGER: 12,
      RANK: 2,
    });
    const figureCounts = Object.entries(GOLDEN_FIGURES).map(([subject, { length }]) => [subject, length]);
    expect(Object.fromEntries(figureCounts)).toEqual({ ratings: 19, distributions: 22, scores: 14, risk: 39 });
  });

  test('name every case once, and the source of every figure', () => {
    const ids = GOLDEN_CASES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = figures.map(([subject, what]) => `${subject} ${what}`);
    expect(new Set(names).size).toBe(names.length);
    const sources = [...GOLDEN_CASES.map(({ source }) => source), ...figures.map(([, , , , source]) => source)];
    expect(sources.filter((source) => source.trim().length < 4)).toEqual([]);
  });
});
