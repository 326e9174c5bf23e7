import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleLeaguePick } from '../../../core/league/testing/sample-league-pick.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';
import { PicksPanel } from './operations-screen.tsx';

it('corrects a CFL result with a reason, where baseball’s is corrected', async () => {
  const pick = sampleLeaguePick({ result: 'win' });
  const { user, server } = renderPart(<PicksPanel />, {
    path: '/admin/operations',
    user: sampleUser('elite', { isAdmin: true }),
    server: {
      'GET /api/daily-picks': [],
      'GET /api/:league/daily-picks': [pick],
      'POST /api/admin/daily-picks/:pickId/correction': { id: pick.id, sport: 'cfl', sequence: 12, result: 'VOID', units: 0, version: 2 },
    },
  });
  expect(await screen.findByText('No picks on this day')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Sport'), 'cfl');
  await user.click(await screen.findByRole('button', { name: 'Correct Toronto Argonauts' }));
  expect(screen.getByText(/Hamilton Tiger-Cats @ Toronto Argonauts/, { selector: 'p, div' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Result'), 'VOID');
  await user.type(screen.getByLabelText(/Reason/), 'The book voided all bets.');
  await user.click(screen.getByRole('button', { name: 'Correct the result' }));
  await waitFor(() =>
    expect(server.callsOf('POST /api/admin/daily-picks/:pickId/correction')).toMatchObject([
      { params: { pickId: pick.id }, body: { result: 'VOID', reason: 'The book voided all bets.' } },
    ]),
  );
});
