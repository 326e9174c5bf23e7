import { describe, expect, test } from 'vitest';
import {
  BASEBALL_PARTS,
  BASEBALL_PERIODS,
  type BaseballFacts,
  gradeBaseball,
  HOUSE_RULES,
  PARTS_BY_END,
  type Selection,
} from '../../grading/index.ts';
import { baseballFacts } from '../../grading/testing/baseball-facts.ts';
import { type GameSelection, gameDistribution, jointProbability, listMarkets, priceSelection } from './game/index.ts';
import { chanceBetween } from './game/table/period-table.ts';
import { compileGame, jointFrequency, simulateGame } from './players/index.ts';
import { lazily } from './players/testing/lazily.ts';
import { leagueGame } from './players/testing/league-sides.ts';

const inningsOf = (period: (typeof BASEBALL_PERIODS)[number]): number => (period === 'full' ? 9 : BASEBALL_PARTS[period].innings);
const FEWEST_SCHEDULED = 7;
const ACTION = { pitcherRule: 'action' } as const;
const game = lazily(() => gameDistribution({ awayRuns: 4.2, homeRuns: 4.6 }));
const total = (period: (typeof BASEBALL_PERIODS)[number], side: 'over' | 'under', line: number) =>
  ({ market: 'total', period, side, line }) as const satisfies Selection & GameSelection;
/** A run of each side in each inning, so that a score tells its innings. */
const facts = (changes: Partial<BaseballFacts> = {}) =>
  baseballFacts(9, 10, { lineScore: { away: Array(9).fill(1), home: [2, ...Array(8).fill(1)] }, ...changes });

test('the parts end one after another, each before the last inning of the shortest game', () => {
  const ends = PARTS_BY_END.map(([, { innings }]) => innings);
  expect(new Set(ends).size).toBe(Object.keys(BASEBALL_PARTS).length);
  for (const innings of ends) expect(innings >= 1 && innings < FEWEST_SCHEDULED).toBe(true);
});

describe.each(BASEBALL_PERIODS)('%s', (period) => {
  const innings = inningsOf(period);

  test('is listed and priced, and each price coheres', () => {
    const own = listMarkets(game()).filter(({ market }) => market.kind !== 'margin' && market.period === period);
    expect(own.some(({ market }) => market.kind === 'total')).toBe(true);
    const sides = own.flatMap(({ selections }) => selections);
    for (const { win, push, lose } of sides) expect(win + push + lose).toBeCloseTo(1, 12);
  });

  test('holds the runs of its own innings', () => {
    const mean = game()[period].total.chances.reduce((sum, chance, runs) => sum + chance * runs, 0);
    expect(mean).toBeGreaterThan(0.75 * 8.8 * (innings / 9));
    expect(mean).toBeLessThan(1.3 * 8.8 * (innings / 9));
  });

  test('joins with another leg on itself at exactly its own scores', () => {
    const joint = jointProbability(game(), [total(period, 'over', 0.5), total(period, 'under', 3.5)]);
    expect(joint.win).toBeCloseTo(chanceBetween(game()[period].total, 1, 3), 11);
  });

  test.each(BASEBALL_PERIODS.filter((other) => inningsOf(other) > innings))('is within %s when legs join', (later) => {
    expect(jointProbability(game(), [total(period, 'over', 4.5), total(later, 'under', 4.5)]).win).toBe(0);
    const both = jointProbability(game(), [total(period, 'over', 4.5), total(later, 'over', 4.5)]).win;
    expect(both).toBeCloseTo(priceSelection(game(), total(period, 'over', 4.5)).win, 11);
  });

  test('is counted in simulated games as it is priced', () => {
    const result = simulateGame(compileGame(leagueGame()), { games: 4000, seed: 7, keepRecord: true });
    const over = (line: number) => jointFrequency(result, [total(period, 'over', line)]).win;
    const runs = Array.from({ length: 40 }, (_, line) => over(line + 0.5)).reduce((sum, share) => sum + share, 0);
    expect(runs).toBeGreaterThan(0.75 * 8.8 * (innings / 9));
    expect(runs).toBeLessThan(1.3 * 8.8 * (innings / 9));
  });

  test('is graded on its own innings by a rule of the house', () => {
    const ended = gradeBaseball(total(period, 'over', 2 * innings + 0.5), facts(), ACTION);
    expect(ended).toMatchObject({ kind: 'graded', grade: 'win' });
    expect(gradeBaseball(total(period, 'under', 2 * innings + 1.5), facts(), ACTION)).toMatchObject({ grade: 'win' });
    expect(HOUSE_RULES.map(({ id }) => id)).toContain('rule' in ended && ended.rule);
    const early = facts({ state: 'called', completedInnings: innings - 1, score: { away: innings - 1, home: innings } });
    expect(gradeBaseball({ market: 'moneyline', period, side: 'home' }, early, ACTION)).toMatchObject({
      grade: period === 'full' ? 'win' : 'void',
    });
  });
});
