import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';
import { DisputesPanel } from './disputes-panel.tsx';
import type { DisputedGrade } from './operations.queries.ts';

const DISPUTE: DisputedGrade = {
  disputeId: '00000000-0000-4000-8000-000000000051',
  betId: '00000000-0000-4000-8000-000000000052',
  username: 'uma',
  game: '20260711_CLE@WSH',
  typed: 'Over 7½',
  readAs: 'Over 7.5 runs, full game',
  grade: 'win',
  sequence: 3,
  ownerReadAs: 'Over 7.5 runs, first 5 innings',
  ownerGrade: 'loss',
  formula: '8 runs v. 7.5: over',
  finalScore: { away: 3, home: 5 },
  odds: -110,
  reason: 'My ticket says first 5.',
  at: '2026-07-12T10:00:00.000Z',
};
const path = { path: '/admin/operations', user: sampleUser('elite', { isAdmin: true }) };

it('shows both readings with what each is graded as, and keeps a grade with a reason, by its number', async () => {
  let open = [DISPUTE];
  const { user, server } = renderPart(<DisputesPanel />, {
    ...path,
    server: {
      'GET /api/admin/disputes': () => open,
      'POST /api/admin/disputes/:disputeId/uphold': () => {
        open = [];
        return { disputeId: DISPUTE.disputeId, decision: 'upheld' };
      },
    },
  });
  const row = (await screen.findByText('“Over 7½”')).closest('tr')!;
  for (const words of ['Over 7.5 runs, full game Won', 'Over 7.5 runs, first 5 innings Lost', 'My ticket says first 5.', '3 to 5'])
    expect(row.textContent).toContain(words);
  await user.click(screen.getByRole('button', { name: 'Keep the grade of Over 7½ of uma' }));
  const keep = await screen.findByRole('button', { name: 'Keep grade' });
  expect(keep.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByLabelText(/Reason/), 'The text names no innings.');
  await user.click(keep);
  expect(await screen.findByText('No disputed grades')).toBeTruthy();
  expect(server.callsOf('POST /api/admin/disputes/:disputeId/uphold')).toMatchObject([
    { params: { disputeId: DISPUTE.disputeId }, body: { sequence: 3, reason: 'The text names no innings.' } },
  ]);
});

it('regrades a disputed bet in two steps', async () => {
  const { user, server } = renderPart(<DisputesPanel />, {
    ...path,
    server: {
      'GET /api/admin/disputes': [DISPUTE],
      'GET /api/admin/bets/:betId/regrade': {
        from: 'win',
        to: 'loss',
        profitBefore: 10,
        profitAfter: -11,
        gradedBy: 'settlement',
        sequence: 3,
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Grade Over 7½ of uma again' }));
  await user.click(await screen.findByRole('button', { name: 'See what changes' }));
  expect(await screen.findByText(/Graded by the final score/)).toBeTruthy();
  await user.type(screen.getByLabelText(/Reason/), 'The ticket says first 5.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Grade again' }).hasAttribute('disabled')).toBe(false));
  expect(server.callsOf('GET /api/admin/bets/:betId/regrade')[0]?.params).toEqual({ betId: DISPUTE.betId });
});
