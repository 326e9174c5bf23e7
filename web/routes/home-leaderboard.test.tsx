import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeaderboardPlace } from '../features/contests/home/leaderboard-place.tsx';
import { sampleEntry } from '../features/leaderboard/testing/sample-board.ts';
import { renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';

it('shows the places around the reader with the points that they are ranked by', async () => {
  const named = (username: string, rank: number, points: number, units: number) =>
    sampleEntry({ id: username, rank, points, units, user: { ...sampleEntry().user, username } });
  const rows = [named('ann', 1, 12, -4.27), named('bo', 2, 3, 2), named(sampleUser().username, 3, 1, 5)];
  renderPart(<LeaderboardPlace user={sampleUser()} today="2026-07-11" />, {
    user: 'free',
    server: { 'GET /api/weekly-leaderboard/:weekStart': rows },
  });
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '1ann12 points',
    '2bo3 points',
    expect.stringMatching(/^3.+1 point$/),
  ]);
});
