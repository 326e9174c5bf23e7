import { describe, expect, test } from 'vitest';
import { type ClaimMemory, type ClosedOpinion, FITTED_MEMORY, FITTED_POOL, poolProbability, rememberDay, weightOfClaims } from './index.ts';

const OPINIONS = [0.35, 0.45, 0.55, 0.65].flatMap((pMarket) => [0.2, 0.3, 0.4].map((gap) => ({ pMarket, gap })));
/** A day of games whose prices come to the model by `drift`. */
const dayOf = (drift: number): ClosedOpinion[] =>
  OPINIONS.flatMap(({ pMarket, gap }) =>
    [-gap, gap].map((moved) => {
      const pModel = 1 / (1 + ((1 - pMarket) / pMarket) * Math.exp(-moved));
      return { pMarket, pModel, pClose: poolProbability(pMarket, pModel, drift) };
    }),
  );
const after = (days: number, drift: number, memory: ClaimMemory = []): ClaimMemory =>
  Array.from({ length: days }).reduce<ClaimMemory>((known) => rememberDay(known, dayOf(drift)), memory);

describe('the weight that recent claims support', () => {
  test.each([0.2, 0.35, 0.6, 0.8])('is how far prices come to the model, to a step of the grid: %s', (drift) => {
    expect(Math.abs(weightOfClaims(after(30, drift)) - drift)).toBeLessThan(0.051);
  });
  test('is none where prices never come, and nothing is claimed before anything is known', () => {
    expect(weightOfClaims(after(30, 0))).toBe(0);
    expect(weightOfClaims([])).toBe(0);
  });
  test('follows a change within some weeks, because a day counts half after fifteen', () => {
    const before = after(60, 0.7);
    expect(weightOfClaims(after(5, 0.3, before))).toBeGreaterThan(0.45);
    expect(weightOfClaims(after(60, 0.3, before))).toBeCloseTo(0.3, 1);
  });
  test('hears both sides alike', () => {
    const turned = dayOf(0.4).map(({ pMarket, pModel, pClose }) => ({ pMarket: 1 - pMarket, pModel: 1 - pModel, pClose: 1 - pClose }));
    for (const [step, excess] of rememberDay([], turned).entries()) expect(excess).toBeCloseTo(rememberDay([], dayOf(0.4))[step]!, 12);
  });
  test('leaves out what would not be trusted: a number far from the market', () => {
    expect(rememberDay([], [{ pMarket: 0.5, pModel: 0.9, pClose: 0.5 }]).at(-1)).toBe(0);
  });
  test('refuses what is no chance', () => {
    expect(() => rememberDay([], [{ pMarket: 0, pModel: 0.5, pClose: 0.5 }])).toThrow(RangeError);
  });
  test('of the stored memory is the stored weight', () => {
    expect(weightOfClaims(FITTED_MEMORY)).toBeCloseTo(FITTED_POOL.moneyline.open.weight, 4);
  });
});
