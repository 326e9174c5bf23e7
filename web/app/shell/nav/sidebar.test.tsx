import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';

const sidebar = (): ReturnType<typeof within> => within(screen.getByRole('complementary', { name: 'Navigation' }));
const row = (label: string): HTMLElement => sidebar().getByText(label).closest('.nav-a') as HTMLElement;

test('a visitor sees pro and elite items greyed, badged and not as links', async () => {
  renderRoute('/support');
  await screen.findByRole('heading', { level: 1, name: 'Support' });
  expect(row('Daily Picks').tagName).toBe('SPAN');
  expect(row('Daily Picks').getAttribute('aria-disabled')).toBe('true');
  expect(within(row('Daily Picks')).getByText('Pro')).toBeTruthy();
  expect(within(row('Strategies')).getByText('Elite')).toBeTruthy();
  expect(sidebar().getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toBe('/subscribe');
  expect(sidebar().getByRole('link', { name: 'Upgrade to Elite' }).getAttribute('href')).toBe('/subscribe');
  expect(sidebar().queryByText('Admin Dashboard')).toBeNull();
});

test('a pro member has no way up to pro any more, only to elite', async () => {
  renderRoute('/support', { user: 'pro' });
  await screen.findByRole('button', { name: 'Account of dmercer' });
  expect(sidebar().queryByRole('link', { name: 'Upgrade to Pro' })).toBeNull();
  expect(sidebar().getByRole('link', { name: 'Upgrade to Elite' })).toBeTruthy();
  expect(within(row('Daily Picks')).queryByText('Pro')).toBeNull();
});

test('an elite member sees the admin section and no lock', async () => {
  renderRoute('/support', { user: 'elite' });
  await screen.findByRole('button', { name: 'Account of dmercer' });
  expect(sidebar().getByText('Admin Dashboard')).toBeTruthy();
  expect(sidebar().getByText('Ticket Dashboard')).toBeTruthy();
  expect(sidebar().queryByText('Upgrade')).toBeNull();
});

test('an admin on a free plan sees the admin section too', async () => {
  renderRoute('/support', { user: sampleUser('free', { isAdmin: true }) });
  await screen.findByRole('button', { name: 'Account of dmercer' });
  expect(sidebar().getByText('Admin Dashboard')).toBeTruthy();
});

test('Virtual Sportsbook and Baseball start open, the others closed', async () => {
  renderRoute('/support');
  await screen.findByRole('heading', { level: 1, name: 'Support' });
  const open = [...document.querySelectorAll('.nav-g')].map((group) => [
    group.querySelector('summary')?.textContent,
    group.hasAttribute('open'),
  ]);
  expect(open).toEqual([
    ['Virtual Sportsbook', true],
    ['Baseball', true],
    ['CFL', false],
    ['NFL', false],
    ['NBA', false],
    ['NHL', false],
    ['Golf', false],
  ]);
});
