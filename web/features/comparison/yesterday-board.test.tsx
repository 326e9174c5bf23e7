import { screen, waitFor, within } from '@testing-library/react';
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

it('names the markets of the sport that played, and marks what won by that sport’s own list', async () => {
  const game = {
    ...sampleComparison({ sport: 'nhl', gameId: '20260710_TOR@MTL_NHL', slateOn: '2026-07-10' }),
    status: 'completed' as const,
  };
  const { server } = renderPart(<YesterdayBoard />, {
    server: {
      'GET /api/yesterday': {
        settledOn: '2026-07-10',
        sport: 'nhl',
        settledGames: 1,
        openGames: 2,
        books: 7,
        pricesCompared: 84,
        pricesAboveFair: 5,
        picks: 4,
        trends: 9,
        trendsTested: 512,
      },
      'GET /api/yesterday/odds': [game],
      'GET /api/:league/games': [],
    },
  });
  expect(await screen.findByRole('button', { name: 'Puck Line' })).toBeTruthy();
  await waitFor(() => expect(server.callsOf('GET /api/:league/games').at(-1)).toMatchObject({ params: { league: 'nhl' } }));
  expect(server.callsOf('GET /api/games')).toEqual([]);
});
