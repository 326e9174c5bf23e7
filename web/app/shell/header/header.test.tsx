import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError } from '../../../testing/fake-server.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';

const HITS = [
  { kind: 'team' as const, title: 'New York Yankees', detail: '58–35', href: '/games?q=NYY' },
  { kind: 'player' as const, title: 'R. Castellan', detail: 'NYY', href: '/terms' },
];
const header = () => within(screen.getByRole('banner'));

test('search asks from two letters on; arrows choose, Enter opens, Escape closes', async () => {
  const { user, server } = renderRoute('/terms', { server: { 'GET /api/search': HITS } });
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  const input = header().getByRole('combobox');
  await user.type(input, 'y');
  expect(server.callsOf('GET /api/search')).toEqual([]);
  await user.type(input, 'an');
  await screen.findByRole('option', { name: /New York Yankees/, selected: true });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /Castellan/ }).getAttribute('aria-selected')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /Castellan/ }).id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.type(input, 'yan');
  await screen.findByRole('option', { name: /Castellan/ });
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy();
});

test('the slash focuses the search, g and a letter go, the question mark lists', async () => {
  const { user } = renderRoute('/terms');
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await waitFor(async () => {
    await user.keyboard('/');
    expect(document.activeElement).toBe(header().getByRole('combobox'));
  });
  await user.keyboard('{Escape}');
  await user.keyboard('gs');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('the data’s source is named on every page', async () => {
  renderRoute('/terms');
  expect(await header().findByText('Simulated league')).toBeTruthy();
});

test('a free member is offered Upgrade Pro and Upgrade Plan, others see their tier', async () => {
  const { user } = renderRoute('/terms', { user: sampleUser('free', { createdAt: '2026-01-05T12:00:00.000Z' }) });
  expect(await header().findByRole('link', { name: 'Upgrade Pro' })).toBeTruthy();
  await user.click(header().getByRole('button', { name: 'Account of dmercer' }));
  const menu = within(screen.getByRole('region', { name: 'Your account' }));
  expect(menu.getByText('free@clearedge.demo')).toBeTruthy();
  expect(menu.getByText('Status: Active')).toBeTruthy();
  expect(menu.getByRole('link', { name: 'Upgrade Plan' })).toBeTruthy();
});

test('a session that ended elsewhere is noticed at the first refused call', async () => {
  const { client, server } = renderRoute('/terms', { user: 'pro', server: { 'GET /api/notifications': { unread: 1, items: [] } } });
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  const refuse = (): never => {
    throw new FakeError('UNAUTHENTICATED', 'Please sign in.');
  };
  server.use({ 'GET /api/auth/me': refuse, 'GET /api/notifications': refuse, 'GET /api/bets/stats': refuse });
  await waitFor(async () => {
    await client.refetchQueries({ queryKey: ['/api/notifications'] });
    expect(screen.getByText('Signed out')).toBeTruthy();
  });
  expect(screen.getByRole('button', { name: 'Get Pro' })).toBeTruthy();
  expect(client.getQueryData(['/api/notifications'])).toBeUndefined();
});
