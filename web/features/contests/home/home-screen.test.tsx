import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../../testing/hold-time.ts';
import { LocationProbe } from '../../../testing/location-probe.tsx';
import { type RenderOptions, renderPart } from '../../../testing/render-route.tsx';
import { finalSample, sampleGame } from '../../../testing/sample-game.ts';
import { sampleStatus } from '../../../testing/samples.ts';
import { sampleNews } from '../testing/sample-detail.ts';
import { HomeScreen } from './home-screen.tsx';

const page = (
  <>
    <HomeScreen />
    <LocationProbe />
  </>
);
const full: Handlers = { 'GET /api/games': [sampleGame(), finalSample()], 'GET /api/mlb/news': sampleNews(9), 'GET /api/bets': [] };
const open = (user: RenderOptions['user'] = null, server: Handlers = {}, path = '/') =>
  renderPart(page, { user, path, server: { ...full, ...server } });

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('Home', () => {
  it('counts the games and lists them with Final badges', async () => {
    open();
    expect(await screen.findByText('Final', { selector: '.badge' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /View All Games/ }).getAttribute('href')).toBe('/games');
    expect(screen.getByText('2', { selector: '.big' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: "Today's MLB Games" })).toBeTruthy();
    expect(screen.getByRole('link', { name: /View CFL Games/ }).getAttribute('href')).toBe('/cfl/games');
    expect(screen.getAllByText('Coming Soon')).toHaveLength(2);
  });

  it('filters early and late, in the address', async () => {
    const { user } = open();
    await screen.findByText('Final', { selector: '.badge' });
    await user.click(screen.getByRole('button', { name: 'Late' }));
    await waitFor(() => expect(screen.queryByText('Baltimore Orioles')).toBeNull());
    expect(screen.getByText('New York Yankees')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe('/?time=late');
  });

  it('says so when there are no games', async () => {
    open(null, { 'GET /api/games': [] });
    expect(await screen.findByText('No MLB games available')).toBeTruthy();
    expect(screen.getByText("Check back later for today's MLB games and betting odds.")).toBeTruthy();
  });

  it('says so when the filter hides them all', async () => {
    open(null, { 'GET /api/games': [finalSample()] }, '/?time=late');
    expect(await screen.findByText('No games match the selected filter. Try adjusting your filters.')).toBeTruthy();
  });

  it('shows six news, and links only where there is a page', async () => {
    open();
    expect(await screen.findByText('Headline number 6 about a club that won')).toBeTruthy();
    expect(screen.queryByText('Headline number 7 about a club that won')).toBeNull();
    expect(screen.queryByRole('link', { name: /Headline number 1 / })).toBeNull();
    expect(screen.getByRole('link', { name: /Headline number 2 / })).toBeTruthy();
  });

  it('says so when there is no news', async () => {
    open(null, { 'GET /api/mlb/news': [] });
    expect(await screen.findByText('No MLB news available at the moment')).toBeTruthy();
  });

  it('tells a visitor the real number of members and nothing it cannot prove', async () => {
    open(null, { 'GET /api/status': sampleStatus({ memberCount: 214 }) });
    expect(await screen.findByText(/214 members so far/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/85%|2,847/);
    expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull();
  });

  it('welcomes a free user without bets; the dialog opens only on Learn More', async () => {
    const { user } = open('free');
    await user.click(await screen.findByRole('button', { name: 'Learn More' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    for (const topic of ['AI Analysis', 'Smart Picks', 'Risk Management'])
      expect(screen.getByRole('heading', { name: topic })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/subscribe');
    await user.click(screen.getByRole('button', { name: 'Continue Free' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/subscribe');
  });

  it('has no banner for pro', async () => {
    open('pro');
    await screen.findByText('Final', { selector: '.badge' });
    expect(screen.queryByRole('button', { name: 'Learn More' })).toBeNull();
  });
});
