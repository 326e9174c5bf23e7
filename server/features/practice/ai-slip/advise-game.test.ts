import { expect, test } from 'vitest';
import type { Game } from '../../odds/index.ts';
import { adviseGame } from './advise-game.ts';

const cell = { odds: -120, line: null, book: 'SUM', bookName: 'Summit', state: 'open' };
const game = (summary: object | null): Game =>
  ({
    awayTeam: 'New York Yankees',
    homeTeam: 'Boston Red Sox',
    odds: [{ market: 'moneyline', away: cell, home: cell }],
    aiSummary: summary && {
      summary: 'In words.',
      confidence: 60,
      favored: { side: 'away', team: 'New York Yankees', probability: 0.55 },
      valuePlays: [],
      ...summary,
    },
  }) as unknown as Game;

test.each([
  ['not analyzed', null, /Not analyzed yet/],
  ['one book alone', { noConfidence: 'one_book' }, /only one book prices this game/],
  ['no results of the teams', { noConfidence: 'no_results' }, /no results of these teams/],
  ['a confidence of 24', { confidence: 24.9 }, /No bet: confidence 24\/100/],
])('%s: no bet, with the reason, for every plan', (_name, summary, reason) => {
  for (const mayUsePlays of [true, false])
    expect(adviseGame(game(summary), mayUsePlays)).toEqual({ reason: expect.stringMatching(reason) });
});

test('the favored side is no value however good its price looks; a value play is, for who may see one', () => {
  const play = { market: 'moneyline', side: 'home', line: null, selection: 'Boston Red Sox', odds: 130, book: 'SUM', bookName: 'Summit' };
  const valuePlays = [{ ...play, probability: 0.47, pushProbability: 0, expectedValue: 0.08, reasoning: 'Because.' }];
  const dear = { favored: { side: 'away', team: 'New York Yankees', probability: 0.7 } };
  expect(adviseGame(game(dear), true)).toMatchObject({ isValue: false, ev: expect.closeTo(0.283, 3) });
  expect(adviseGame(game({ valuePlays }), true)).toMatchObject({ selection: 'Boston Red Sox ML', isValue: true });
  expect(adviseGame(game({ valuePlays }), false)).toMatchObject({ selection: 'New York Yankees ML', isValue: false });
});

test('from a confidence of 25 on the favored side is taken', () => {
  expect(adviseGame(game({ confidence: 25 }), false)).toMatchObject({ team: 'New York Yankees', odds: -120, confidence: 25 });
});
