import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SportToday } from '../../../core/sports-today.ts';
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

const groups = () =>
  [...document.querySelectorAll('.nav-g')].map((group) => [
    group.querySelector('summary')?.firstChild?.textContent,
    group.hasAttribute('open'),
  ]);

test('Virtual Sportsbook and Baseball start open, the others closed', async () => {
  renderRoute('/support');
  await screen.findByRole('heading', { level: 1, name: 'Support' });
  expect(groups()).toEqual([
    ['Virtual Sportsbook', true],
    ['Baseball', true],
    ['CFL', false],
    ['NFL', false],
    ['NBA', false],
    ['NHL', false],
    ['Golf', false],
  ]);
});

test('leagues stand by their season, each with the games it has today', async () => {
  const rests = { isInSeason: false, games: 0, live: 0, next: null };
  const sports: SportToday[] = [
    { ...rests, sport: 'nba', isInSeason: true, games: 9, nextOn: '2026-12-01' },
    { ...rests, sport: 'nfl', isInSeason: true, nextOn: '2026-12-03' },
    { ...rests, sport: 'golf', nextOn: '2027-01-07' },
    { ...rests, sport: 'mlb', nextOn: '2027-03-25' },
    { ...rests, sport: 'cfl', nextOn: '2027-06-03' },
  ];
  renderRoute('/support', { server: { 'GET /api/sports': sports } });
  await waitFor(() =>
    expect(groups().map(([name]) => name)).toEqual(['Virtual Sportsbook', 'Baseball', 'NBA', 'NFL', 'Golf', 'CFL', 'NHL']),
  );
  expect(within(row('NBA Games')).getByText('9')).toBeTruthy();
  expect([row('NFL Games').textContent, row('Games').textContent]).toEqual(['NFL Games', 'Games']);
});
