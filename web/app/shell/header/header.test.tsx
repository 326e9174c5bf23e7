import { lowestTierName } from '@clearedge/contract/entitlements';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSearch } from '../../../core/site-search.ts';
import { slip } from '../../../core/slip/index.ts';
import { startTour } from '../../../core/tour.ts';
import { FakeError } from '../../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../../testing/hold-time.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { sampleGame } from '../../../testing/sample-game.ts';
import { sampleStatus, sampleUser } from '../../../testing/samples.ts';

const header = () => within(screen.getByRole('banner'));
const yankees = { code: 'NYY', name: 'New York Yankees' };
const HITS = [
  { kind: 'team' as const, sport: 'mlb' as const, team: yankees, href: '/games?q=NYY' },
  {
    kind: 'game' as const,
    sport: 'mlb' as const,
    away: { ...yankees, score: 3 },
    home: { code: 'BOS', name: 'Boston Red Sox', score: 5 },
    startsAt: '2026-07-10T23:05:00.000Z',
    gameNumber: null,
    status: 'completed' as const,
    href: '/terms',
  },
  { kind: 'player' as const, sport: 'mlb' as const, name: 'R. Castellan', teamCode: 'NYY', slateOn: '2026-07-11', href: '/privacy' },
];

beforeEach(() => holdTime());
afterEach(() => {
  closeSearch();
  releaseTime();
});

async function openPalette(user: ReturnType<typeof renderRoute>['user'], keys: string): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await waitFor(async () => {
    if (!screen.queryByRole('dialog', { name: 'Search' })) await user.keyboard(keys);
    screen.getByRole('dialog', { name: 'Search' });
  });
  const input = screen.getByRole('combobox', { name: 'Search teams, players, pages' });
  // Keys that came while it was opening are in it.
  await user.clear(input);
  return input;
}

test('the palette asks from two letters on; arrows choose, Enter opens, and it remembers where one went', async () => {
  const { user, server } = renderRoute('/terms', { server: { 'GET /api/search': HITS, 'GET /api/games': [] } });
  const input = await openPalette(user, '/');
  await user.type(input, 'y');
  expect(server.callsOf('GET /api/search')).toEqual([]);
  await user.type(input, 'an');
  await screen.findByRole('option', { name: /New York Yankees/, selected: true });
  expect(screen.getByRole('option', { name: /Yankees 3 @ Red Sox 5/ }).textContent).toMatch(/Fri, Jul 10, 7:05 PM ET.*Final/);
  await user.keyboard('{ArrowUp}');
  const player = screen.getByRole('option', { name: /Castellan/, selected: true });
  expect(input.getAttribute('aria-activedescendant')).toBe(player.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /Privacy/ })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  await user.keyboard('{Meta>}k{/Meta}');
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option', { name: /Castellan/ })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull());
});

test('a club’s open price of today goes on the slip with one press, and a started game offers none', async () => {
  const open = sampleGame();
  const live = sampleGame({ gameId: '20260711_NYY@TB', status: 'live' });
  const { user } = renderRoute('/terms', { server: { 'GET /api/search': HITS, 'GET /api/games': [open, live] } });
  await user.type(await openPalette(user, '{Control>}k{/Control}'), 'yankees');
  const price = await screen.findByRole('option', { name: /Yankees [+−]\d{3}/ });
  const prices = within(screen.getByRole('group', { name: 'Prices' })).getAllByRole('option');
  expect(prices).toHaveLength(2);
  await user.click(price);
  expect(slip.entries()).toMatchObject([{ gameId: open.gameId, betType: 'moneyline', selection: 'New York Yankees' }]);
});

test('pages are found from the first letter, with the plan that has them, and none is asked of the server', async () => {
  const { user, server } = renderRoute('/terms', { user: 'free' });
  await user.type(await openPalette(user, '/'), 'p');
  const pages = within(screen.getByRole('group', { name: 'Pages' }));
  expect(pages.getByRole('option', { name: /^Prop Finder/ }).textContent).toContain(lowestTierName('propFinder'));
  await user.click(pages.getByRole('option', { name: /^Performance Tracking/ }));
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  expect(server.callsOf('GET /api/search')).toEqual([]);
});

test('g and a letter go, the question mark lists', async () => {
  const { user } = renderRoute('/terms');
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await waitFor(async () => {
    await user.keyboard('gs');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  });
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('the data’s source is named on every page', async () => {
  renderRoute('/terms', {
    server: { 'GET /api/status': sampleStatus({ source: { kind: 'archive', label: '2024 season', notice: null } }) },
  });
  expect(await header().findByText('2024 season')).toBeTruthy();
  expect(header().queryByRole('button', { name: '2024 season' })).toBeNull();
});

test('a visitor plays the demo on from the badge that names it, and reads why when that fails', async () => {
  const server = {
    'POST /api/demo/advance': (): never => {
      throw new FakeError('CONFLICT', 'No game starts in the next 14 days.');
    },
  };
  const { user, server: fake } = renderRoute('/terms', { server });
  await user.click(await header().findByRole('button', { name: 'Simulated league' }));
  const panel = within(screen.getByRole('region', { name: 'Demo time' }));
  await user.click(await panel.findByRole('button', { name: 'Play to the next start' }));
  expect(await panel.findByText('No game starts in the next 14 days.')).toBeTruthy();
  fake.use({ 'POST /api/demo/advance': { now: '2026-07-12T03:00:00.000Z' } });
  await user.click(panel.getByRole('button', { name: 'Play out today’s games' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Demo time' })).toBeNull());
  expect(fake.callsOf('POST /api/demo/advance').map(({ body }) => body)).toEqual([{ to: 'next-first-pitch' }, { to: 'slate-final' }]);
});

test('a demo’s visitor is Elite with one press, and is shown around once', async () => {
  const elite = sampleUser('elite');
  const { user } = renderRoute('/terms', { server: { 'POST /api/auth/login': { user: elite } } });
  await user.click(await header().findByRole('button', { name: 'Simulated league' }));
  await user.click(await screen.findByRole('button', { name: 'Try the demo as Elite' }));
  const tour = within(await screen.findByRole('complementary', { name: 'Tour' }));
  expect(tour.getByRole('heading', { name: 'Tap any price' })).toBeTruthy();
  await user.click(tour.getByRole('button', { name: 'Next' }));
  expect(tour.getByRole('link', { name: 'The record' })).toBeTruthy();
  await user.click(tour.getByRole('button', { name: 'Next' }));
  expect(tour.getByText(/press “Simulated league”/)).toBeTruthy();
  await user.click(tour.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('complementary', { name: 'Tour' })).toBeNull();
  startTour();
  expect(screen.queryByRole('complementary', { name: 'Tour' })).toBeNull();
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
