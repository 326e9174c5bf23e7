import { expect, test } from 'vitest';
import type { LeagueFacts } from '../../grading/index.ts';
import { testballChance, testballGrading } from './index.ts';

const facts = (away: number, home: number, state: LeagueFacts['state'] = 'final'): LeagueFacts => ({
  state,
  minutesPlayed: 58,
  score: { away, home },
});
const home = { market: 'moneyline', period: 'full', side: 'home' } as const;

test.each([
  [facts(1, 2), 'win'],
  [facts(2, 1), 'loss'],
  [facts(1, 1), 'push'],
  [facts(1, 2, 'called'), 'void'],
] as const)('%j: %s', (reported, grade) => {
  expect(testballGrading.mayGrade(home, reported, true)).toBe(true);
  expect(testballGrading.grade(home, reported, { pitcherRule: 'action' })).toMatchObject({ kind: 'graded', grade });
});

test('before the final word nothing is graded, and a tournament is another sport', () => {
  expect(testballGrading.mayGrade(home, facts(1, 2), false)).toBe(false);
  expect(testballGrading.grade({ market: 'outright', playerId: 'a' }, facts(1, 2), { pitcherRule: 'action' })).toMatchObject({
    kind: 'undecided',
  });
});

test('the chances of a market’s sides and of a push make one', () => {
  for (const line of [1.5, 2, 3.5]) {
    const [over, under] = (['over', 'under'] as const).map((side) => testballChance({ market: 'total', period: 'full', side, line }));
    expect(over!.win + under!.win + over!.push).toBeCloseTo(1, 9);
  }
});
