import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';

const item = (n: number, readAt: string | null) => ({
  id: `0197f3a0-0000-7000-8000-00000000000${n}`,
  kind: 'welcome',
  title: `Title ${n}`,
  body: 'Body',
  href: null,
  createdAt: '2026-07-11T19:00:00Z',
  readAt,
});

test('the bell counts what is unread, lists it and marks it as read', async () => {
  const { user, server } = renderRoute('/support', {
    user: 'free',
    server: {
      'GET /api/notifications': { unread: 2, items: [item(1, null), item(2, null)] },
      'POST /api/notifications/read': { unread: 0, items: [item(1, '2026-07-11T20:00:00Z'), item(2, '2026-07-11T20:00:00Z')] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  expect(await screen.findByText('Title 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
  expect(server.callsOf('POST /api/notifications/read')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Title 1')).toBeNull());
});

test('a slate of several bets unfolds into its bets, in the reader’s odds format', async () => {
  const body = 'NYM @ DET: Over 8.5 −110 won, +$9.09\nKC @ CLE: Under 8 +105 lost, −$10.00';
  const { user } = renderRoute('/support', {
    user: 'free',
    server: { 'GET /api/notifications': { unread: 1, items: [{ ...item(1, null), title: 'Sunday: 1–1, −$0.91', body }] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  expect(await screen.findByText('Sunday: 1–1, −$0.91')).toBeTruthy();
  const lines = screen.getByText('Each bet').closest('details')!;
  expect(lines.open).toBe(false);
  await user.click(screen.getByText('Each bet'));
  expect(lines.querySelector('p')!.textContent).toBe(body);
});

test('a visitor has no bell and nothing is asked for', async () => {
  const { server } = renderRoute('/support');
  await screen.findByRole('button', { name: 'Get Pro' });
  expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull();
  expect(server.callsOf('GET /api/notifications')).toEqual([]);
});
