import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';
import { KeysPanel } from './keys-panel.tsx';
import type { KeyUse } from './operations.queries.ts';

const key = (more: Partial<KeyUse>): KeyUse => ({
  id: '5f0c1f3a-3a77-4b59-8c1e-0a4c0f0f0001',
  name: 'Website',
  prefix: 'ce_abc123',
  scopes: ['games:read', 'odds:read'],
  createdAt: '2026-07-01T16:00:00.000Z',
  lastUsedAt: '2026-07-11T16:00:00.000Z',
  owner: 'alpha',
  callsToday: 0,
  refusedToday: 0,
  ...more,
});
const path = { path: '/admin/operations?tab=keys', user: sampleUser('elite', { isAdmin: true }) };

it.each([
  [7_999, '7,999 of 10,000', null],
  [8_000, '8,000 of 10,000', 'Near the limit'],
  [10_004, '10,004 of 10,000', 'Used up'],
])('with %i calls today says how near the key is to its limit, whose it is and what it may do', async (callsToday, words, badge) => {
  renderPart(<KeysPanel />, { ...path, server: { 'GET /api/admin/api-keys': [key({ callsToday, refusedToday: 1_204 })] } });
  const row = (await screen.findByText('alpha')).closest('tr')!;
  expect(row.textContent).toContain('Website, ce_abc123…games:read, odds:read');
  const cells = within(row).getAllByRole('cell');
  expect(cells[0]?.textContent).toBe(`${words}${badge ?? ''}`);
  expect(cells[1]?.textContent).toBe('1,204');
});

it('says that no one has a key', async () => {
  renderPart(<KeysPanel />, { ...path, server: { 'GET /api/admin/api-keys': [] } });
  expect(await screen.findByText('No API keys yet')).toBeTruthy();
});

it('leaves open when a key was last used that never was', async () => {
  renderPart(<KeysPanel />, { ...path, server: { 'GET /api/admin/api-keys': [key({ lastUsedAt: null })] } });
  expect(within((await screen.findByText('alpha')).closest('tr')!).getAllByRole('cell')[2]?.textContent).toBe('—');
});
