import { expect, it } from 'vitest';
import { sampleCell, sampleGame, sampleOdds } from '../../testing/sample-game.ts';
import { simpleRules } from './simple-rules.ts';

it('counts settled sides alone, one unit on each at its closing price', () => {
  const first = sampleGame({
    odds: sampleOdds({
      money: [sampleCell(150, { grade: 'win' }), sampleCell(-170, { grade: 'loss' })],
      total: [sampleCell(-110, { line: 9, grade: 'push' }), sampleCell(-110, { line: 9, grade: 'push' })],
    }),
  });
  const second = sampleGame({ odds: sampleOdds({ money: [sampleCell(-200, { grade: 'win' }), sampleCell(180, { grade: 'loss' })] }) });
  const rows = simpleRules([first, second, sampleGame()]);
  expect(rows.map(({ name }) => name)).toEqual(['Favorites', 'Underdogs', 'Home teams', 'Away teams']);
  expect(rows[0]).toMatchObject({ won: 1, lost: 1, staked: 2 });
  expect(rows[0]!.units).toBeCloseTo(-0.5, 10);
  expect(rows[3]).toMatchObject({ won: 2, lost: 0 });
  expect(rows[3]!.units).toBeCloseTo(2, 10);
});
