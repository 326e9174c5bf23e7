import { expect, test } from 'vitest';
import { isGolfSelection } from './golf/golf.ts';
import { baseballGrading, cflGrading } from './grading.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { baseballFacts } from './testing/baseball-facts.ts';
import { workedExamples } from './worked-examples.ts';

const ACTION = { pitcherRule: 'action' } as const;
const home = { market: 'moneyline', period: 'full', side: 'home' } as const;
const football = { state: 'final', minutesPlayed: 60, score: { away: 20, home: 27 } } as const;

test('every rule that can decide a bet on a league or golf has an example, and every example a rule', () => {
  const examples = workedExamples();
  const deciding = HOUSE_RULES.map(({ id }) => id).filter(
    (id) => /^(teaser$|(teaser|football|nfl|nba|nhl|futures|golf)-)/.test(id) && !id.endsWith('-bets-close'),
  );
  expect([...examples.keys()].toSorted()).toEqual(deciding.toSorted());
});

test('an example shows its arithmetic, that of a win which loses money too', () => {
  expect(workedExamples().get('golf-dead-heat')).toEqual([
    'Position 8 shared by 6 with 10 paid: 3/6 of the stake wins, the rest loses. $100.00 at +300 returns $100.00 × 4 × 3/6 = $200.00 (+$100.00).',
    'Position 9 shared by 6 with 10 paid: 2/6 of the stake wins, the rest loses. $100.00 at +150 returns $100.00 × 2.5 × 2/6 = $83.33 (−$16.67).',
  ]);
  expect(workedExamples().get('teaser-dropped-leg')).toEqual([
    'Legs: win, push, win. $100.00 at +160 pays as 2 legs at −120, and returns $183.33 (+$83.33).',
    'Legs: win, push. $100.00 at −120 returns $100.00 ($0.00).',
    'Legs: push, loss. $100.00 at −120 returns $0.00 (−$100.00).',
  ]);
  expect(workedExamples().get('football-result')?.[0]).toBe('Home 31 v. away 31: push. $100.00 at −140 returns $100.00 ($0.00).');
  expect(workedExamples().get('golf-withdrew')).toEqual(['Withdrew after teeing off: loss. $100.00 at +2200 returns $0.00 (−$100.00).']);
});

test('a selection knows whether it is on a tournament', () => {
  expect([home, { market: 'place', playerId: 'a', places: 5 } as const].map((selection) => isGolfSelection(selection))).toEqual([
    false,
    true,
  ]);
});

test('a game is graded by its sport; no part of another sport is graded, and no player', () => {
  expect(cflGrading.grade(home, football, ACTION)).toMatchObject({ grade: 'win', rule: 'football-result' });
  expect(baseballGrading.grade(home, baseballFacts(3, 2), ACTION)).toMatchObject({ grade: 'loss' });
  const open = (reason: string) => ({ kind: 'undecided', reason });
  expect(cflGrading.grade({ ...home, period: 'first5' }, football, ACTION)).toEqual(open('CFL games have no first 5 innings'));
  expect(() => baseballGrading.grade({ ...home, period: 'half1' }, baseballFacts(3, 2), ACTION)).toThrow(RangeError);
  expect(cflGrading.grade({ market: 'prop', playerId: 'a', prop: 'hits', side: 'over', line: 1.5 }, football, ACTION)).toEqual(
    open('CFL players are not graded on it'),
  );
});

test('facts are graded by the rules they are asked of, whatever they look like', () => {
  const short = { ...baseballFacts(3, 2), players: {}, state: 'called', minutesPlayed: 54 } as const;
  expect(cflGrading.grade(home, short, ACTION)).toMatchObject({ grade: 'void', rule: 'football-official' });
  expect(baseballGrading.grade(home, short, ACTION)).toMatchObject({ grade: 'loss' });
});

test('the evidence of a grade names the players of its selection alone', () => {
  const player = { started: true, threwFirstPitch: false, stats: { hits: 1 } };
  const facts = baseballFacts(3, 2, { players: { a: player, b: player } });
  const prop = { market: 'prop', playerId: 'a', prop: 'hits', side: 'over', line: 1.5 } as const;
  expect(Object.keys(baseballGrading.evidenceFor(prop, facts).players)).toEqual(['a']);
  expect(baseballGrading.evidenceFor(home, facts).players).toEqual({});
});
