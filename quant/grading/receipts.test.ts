import { describe, expect, test } from 'vitest';
import { inningsText, propFormula, scoreFormula } from './formula.ts';
import type { ScoreSelection } from './score-line.ts';
import type { PropSelection } from './types.ts';

const prop = (kind: PropSelection['prop']): PropSelection => ({ market: 'prop', playerId: 'a', prop: kind, side: 'over', line: 1.5 });

test.each([
  [0, '0 innings'],
  [0.5, '½ inning'],
  [1, '1 inning'],
  [1.5, '1½ innings'],
  [4.5, '4½ innings'],
  [9, '9 innings'],
])('%d is "%s"', (innings, text) => expect(inningsText(innings)).toBe(text));

test('a proposition', () => {
  expect(propFormula(prop('total_bases'), 3, 'win')).toBe('Total bases 3 v. over 1.5: win');
  expect(propFormula(prop('rbi'), 0, 'loss', 'Decided early')).toBe('Decided early: RBI 0 v. over 1.5: loss');
});

describe('a score', () => {
  const score = { away: 2, home: 5 };
  const total = { market: 'total', period: 'full', side: 'under', line: 7 } as const;
  const spread = { market: 'spread', period: 'full' } as const;
  test.each<[ScoreSelection, string]>([
    [{ market: 'moneyline', period: 'full', side: 'away' }, 'Away 2 v. home 5: graded'],
    [{ market: 'moneyline', period: 'full', side: 'home' }, 'Home 5 v. away 2: graded'],
    [{ ...spread, side: 'home', line: -1.5 }, 'Home 5 − 1.5 = 3.5 v. away 2: graded'],
    [{ ...spread, side: 'away', line: 1.5 }, 'Away 2 + 1.5 = 3.5 v. home 5: graded'],
    [{ ...spread, side: 'away', line: -3.5 }, 'Away 2 − 3.5 = −1.5 v. home 5: graded'],
    [{ ...spread, side: 'away', line: -2 }, 'Away 2 − 2 = 0 v. home 5: graded'],
    [{ ...spread, side: 'home', line: 0 }, 'Home 5 + 0 = 5 v. away 2: graded'],
    [total, 'Away 2 + home 5 = 7 v. under 7: graded'],
    [{ ...total, team: 'away' }, 'Away 2 v. under 7: graded'],
    [{ ...total, team: 'home' }, 'Home 5 v. under 7: graded'],
  ])('%j: %s', (selection, text) => {
    expect(scoreFormula(selection, score, 'win')).toBe(text.replace('graded', 'win'));
    expect(scoreFormula(selection, score, 'loss', 'First inning')).toBe(`First inning: ${text.replace('graded', 'loss')}`);
  });
});
