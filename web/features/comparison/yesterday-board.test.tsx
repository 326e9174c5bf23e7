import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-route.tsx';
import { sampleComparison } from './testing/sample-comparison.ts';
import { YesterdayBoard } from './yesterday-board.tsx';

const open = (game: ReturnType<typeof sampleComparison>) =>
  renderPart(<YesterdayBoard />, { server: { 'GET /api/yesterday/odds': [{ ...game, status: 'completed' }] } });

it('shows the closing prices of each book', async () => {
  const game = sampleComparison();
  open(game);
  const [table] = await screen.findAllByRole('table');
  for (const { name } of game.bookmakers) expect(within(table!).getByRole('columnheader', { name: new RegExp(name) })).toBeTruthy();
});

it('says that no book’s price is stored instead of a board of dashes', async () => {
  open(sampleComparison({ bookmakers: [] }));
  expect(await screen.findByText('No prices stored for that day')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
