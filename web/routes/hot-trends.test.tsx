import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleTrend, sampleTrendBase } from '../features/trends/testing/sample-trends.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, type RenderOptions, renderPart } from '../testing/render-route.tsx';
import HotTrends from './hot-trends.tsx';

const open = (server: Handlers = {}, path = '/hot-trends', user: RenderOptions['user'] = 'pro'): Rendered =>
  renderPart(<HotTrends />, {
    path,
    user,
    server: { 'GET /api/hot-trends': [sampleTrend()], 'GET /api/hot-trends/base': sampleTrendBase(), ...server },
  });

describe('hot trends', () => {
  it('shows each trend with its sample, price, range and chance', async () => {
    open();
    const card = within(await screen.findByRole('article', { name: 'Boston Red Sox at home: 40–12' }));
    expect(card.getByText('77%')).toBeTruthy();
    expect(card.getByText('95%: 64% to 86%')).toBeTruthy();
    expect(card.getByText('−118')).toBeTruthy();
    expect(card.getByText('95%: +21.0% to +63.5%')).toBeTruthy();
    expect(card.getByText('somewhere among 517: 23%')).toBeTruthy();
    expect(card.getByText('Confidence: Medium, n = 52')).toBeTruthy();
    expect(card.getByRole('link', { name: 'NYY @ BOS, 7:05 PM ET' }).getAttribute('href')).toBe('/game/20260711_NYY%40BOS');
    expect(screen.getByText(/^517 looked at in 2,357 games/)).toBeTruthy();
  });

  it.each([
    [61, 'Medium'],
    [79, 'Medium'],
    [80, 'High'],
    [95, 'Very High'],
    [49, 'Low'],
  ])('never puts a word on %i%% that its chance of luck contradicts', async (confidence, word) => {
    open({ 'GET /api/hot-trends': [sampleTrend({ confidence, chanceAmong: 1 - confidence / 100 })] });
    expect(await screen.findByText(`Confidence: ${word}, n = 52`)).toBeTruthy();
  });

  it('names the trends that rest on nearly the same bets beside the one that is told', async () => {
    open({ 'GET /api/hot-trends': [sampleTrend({ also: ['Home teams at Fenway Park: 41–12'] })] });
    expect(await screen.findByText('Nearly the same bets: Home teams at Fenway Park: 41–12')).toBeTruthy();
  });

  it('keeps the category in the address and asks the server for it', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('tab', { name: 'Weather' }));
    await waitFor(() => expect(server.callsOf('GET /api/hot-trends').at(-1)!.query).toEqual({ category: 'weather' }));
    expect(screen.getAllByRole('tab')).toHaveLength(6);
  });

  it('asks again when told to', async () => {
    const { user, server } = open();
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(server.callsOf('GET /api/hot-trends')).toHaveLength(2));
  });

  it('says that nothing stands out', async () => {
    open({ 'GET /api/hot-trends': [] });
    expect(await screen.findByText('No trends found')).toBeTruthy();
    expect(await screen.findByText(/^Of 517 looked at, none of this kind/)).toBeTruthy();
  });

  it('says what went wrong and tries again', async () => {
    const { user, server } = open({
      'GET /api/hot-trends': () => {
        throw new FakeError('UNAVAILABLE', 'Please try again in a moment.');
      },
    });
    expect(await screen.findByText('Failed to fetch hot trends')).toBeTruthy();
    server.use({ 'GET /api/hot-trends': [sampleTrend()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it.each([null, 'free'] as const)('asks the server nothing for %s', async (user) => {
    const { server } = open({}, '/hot-trends', user);
    expect(await screen.findByText('Pro Feature Required')).toBeTruthy();
    expect(server.callsOf('GET /api/hot-trends')).toHaveLength(0);
  });
});
