import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';
import type { SourceState } from './operations.queries.ts';
import { SourcesPanel } from './task-panels.tsx';

const CHANGE = 'schedule: NYM at PIT, 9 runs, but its innings add up to 7';
const source = (more: Partial<SourceState> = {}): SourceState => ({
  name: 'Schedule and results',
  provider: 'mlb-stats-api',
  state: 'fresh',
  lastAt: '2026-07-11T16:00:00.000Z',
  quota: null,
  note: 'Every minute',
  fault: null,
  unplaced: [],
  changed: [],
  answerOf: null,
  ...more,
});
const path = { path: '/admin/operations?tab=sources', user: sampleUser('elite', { isAdmin: true }) };

it('says what a source changed and that results wait, and takes it with a reason', async () => {
  let sources = [source({ state: 'changed', changed: [CHANGE] }), source({ name: 'Prices', provider: 'the-odds-api' })];
  const { user, server } = renderPart(<SourcesPanel />, {
    ...path,
    server: {
      'GET /api/admin/providers': () => sources,
      'POST /api/admin/providers/:provider/accept-change': () => {
        sources = sources.map((one) => ({ ...one, state: 'fresh', changed: [] }));
        return { provider: 'mlb-stats-api' };
      },
    },
  });
  const row = within((await screen.findByText('mlb-stats-api')).closest('tr')!);
  expect(row.getByText('Changed')).toBeTruthy();
  expect(row.getByText(`This source changed: ${CHANGE}. Its last good answer stands, and new results wait.`)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Accept the change' })).toHaveLength(1);
  await user.click(row.getByRole('button', { name: 'Accept the change' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Accept the change' });
  expect(send.disabled).toBe(true);
  await user.type(dialog.getByLabelText('Reason'), 'The league corrected its line score.');
  await user.click(send);
  await waitFor(() => expect(screen.queryByText('Changed')).toBeNull());
  expect(server.callsOf('POST /api/admin/providers/:provider/accept-change')[0]?.body).toEqual({
    changed: [CHANGE],
    reason: 'The league corrected its line score.',
  });
});
