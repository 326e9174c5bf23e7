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
  const openRow = async (user: Rendered['user']): Promise<HTMLElement> => {
    const button = await screen.findByRole('button', { name: 'BOS Boston Red Sox at home' });
    await user.click(button);
    return document.getElementById(button.getAttribute('aria-controls')!)!;
  };

  it('shows each trend in a row, and its sample, price, range and chance when it is opened', async () => {
    const { user } = open();
    const row = within(await screen.findByRole('row', { name: /Boston Red Sox at home/ }));
    expect(row.getByText('40–12')).toBeTruthy();
    expect(row.getByText('exp 55%')).toBeTruthy();
    expect(row.getByText('−118')).toBeTruthy();
    expect(row.getByText('23% luck')).toBeTruthy();
    expect(row.getByText('Today')).toBeTruthy();
    expect(screen.queryByText('95%: 64% to 86%')).toBeNull();
    const detail = within(await openRow(user));
    expect(detail.getByText('77%')).toBeTruthy();
    expect(detail.getByText('95%: 64% to 86%')).toBeTruthy();
    expect(detail.getByText('95%: +21.0% to +63.5%')).toBeTruthy();
    expect(detail.getByText('somewhere among 517: 23%')).toBeTruthy();
    expect(detail.getByText('−2.4%')).toBeTruthy();
    expect(screen.getByText('−2.4% v. close')).toBeTruthy();
    expect(detail.getByText('Confidence: Medium, n = 52')).toBeTruthy();
    expect(detail.getByRole('link', { name: 'NYY @ BOS, 7:05 PM ET' }).getAttribute('href')).toBe('/game/20260711_NYY%40BOS');
    expect(screen.getByText(/^517 looked at in 2,357 games/)).toBeTruthy();
  });

  it('ranks the least luck first, puts what held up on a card, and noise behind a button', async () => {
    const trends = Array.from({ length: 12 }, (_, at) =>
      sampleTrend({ id: `t${at}`, title: `Trend ${at}`, chanceAmong: at === 11 ? 0.04 : 0.6 + at / 100 }),
    );
    const { user } = open({ 'GET /api/hot-trends': trends });
    const card = within(await screen.findByRole('article', { name: 'Trend 11' }));
    expect(card.getByText('Held up')).toBeTruthy();
    expect(card.getByText('4%')).toBeTruthy();
    expect(card.getAllByText('−2.4%')).toHaveLength(2);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const titles = () => screen.getAllByRole('rowheader').map((one) => /Trend \d+/.exec(one.textContent)![0]);
    expect(titles()).toEqual(['Trend 11', ...Array.from({ length: 9 }, (_, at) => `Trend ${at}`)]);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(titles().slice(-2)).toEqual(['Trend 9', 'Trend 10']);
  });

  it('says nothing of the close in a report stored before it was reckoned', async () => {
    const { user } = open({ 'GET /api/hot-trends': [sampleTrend({ atClose: null })] });
    await openRow(user);
    expect(screen.queryByText(/^[Ww]orth/)).toBeNull();
  });

  it.each([
    [61, 'Medium'],
    [79, 'Medium'],
    [80, 'High'],
    [89, 'High'],
    [49, 'Low'],
  ])('never puts a word on %i%% that its chance of luck contradicts', async (confidence, word) => {
    const { user } = open({ 'GET /api/hot-trends': [sampleTrend({ confidence, chanceAmong: 1 - confidence / 100 })] });
    expect(within(await openRow(user)).getByText(`Confidence: ${word}, n = 52`)).toBeTruthy();
  });

  it('names the trends that rest on nearly the same bets beside the one that is told', async () => {
    const { user } = open({ 'GET /api/hot-trends': [sampleTrend({ also: ['Home teams at Fenway Park: 41–12'] })] });
    expect(within(await openRow(user)).getByText('Nearly the same bets: Home teams at Fenway Park: 41–12')).toBeTruthy();
  });

  it('states how much of a league’s season has closing prices until all of it has', async () => {
    open({
      'GET /api/hot-trends': [],
      'GET /api/hot-trends/base': sampleTrendBase({ games: 0, from: null, to: null, lookedAt: 0, season: { played: 206, priced: 41 } }),
    });
    expect(await screen.findByText('41 of the 206 games played this season have a closing price so far.')).toBeTruthy();
  });

  it('keeps the category in the address and asks the server for it', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('tab', { name: 'Weather' }));
    await waitFor(() => expect(server.callsOf('GET /api/hot-trends').at(-1)!.query).toEqual({ category: 'weather', sport: 'mlb' }));
    expect(screen.getAllByRole('tab')).toHaveLength(6);
  });

  it('opens a league with the categories that it has, and links its games', async () => {
    const day = { isInSeason: true, games: 1, live: 0, next: null, nextOn: null };
    const trend = sampleTrend({
      sport: 'nba',
      team: { sport: 'nba', code: 'BOS' },
      title: 'Boston Celtics against the spread: 18–4',
      examples: [{ text: 'LAL 99 @ BOS 110: BOS −6.5 at −110, win', date: '2026-12-04', gameId: '20261204_LAL@BOS_NBA', hasPage: true }],
      next: [{ gameId: '20261205_LAL@BOS_NBA', text: 'LAL @ BOS, 7:30 PM ET', startsAt: '2026-12-06T00:30:00.000Z' }],
    });
    const { user, server } = open(
      {
        'GET /api/sports': [
          { ...day, sport: 'mlb' },
          { ...day, sport: 'nba' },
        ],
        'GET /api/hot-trends': ({ query }) => (query.sport === 'nba' ? [trend] : [sampleTrend()]),
      },
      '/hot-trends?category=weather',
    );
    await screen.findByRole('tab', { name: 'Weather', selected: true });
    await user.click(within(screen.getByRole('group', { name: 'Sport' })).getByRole('button', { name: 'NBA' }));
    await user.click(await screen.findByRole('button', { name: 'BOS Boston Celtics against the spread' }));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All Trends',
      'Team Trends',
      'Total Trends',
      'Streaks',
    ]);
    expect(screen.getByRole('tab', { name: 'All Trends', selected: true })).toBeTruthy();
    expect(server.callsOf('GET /api/hot-trends').at(-1)!.query).toEqual({ sport: 'nba' });
    expect(server.callsOf('GET /api/hot-trends/base').at(-1)!.query).toEqual({ sport: 'nba' });
    for (const name of ['LAL @ BOS, 7:30 PM ET', /Dec 4/])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/nba\/games\/2026120[45]_LAL%40BOS_NBA$/);
  });

  it('asks again when told to', async () => {
    const { user, server } = open();
    await screen.findByRole('table');
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
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it.each([null, 'free'] as const)('asks the server nothing for %s', async (user) => {
    const { server } = open({}, '/hot-trends', user);
    expect(await screen.findByText('Pro Feature Required')).toBeTruthy();
    expect(server.callsOf('GET /api/hot-trends')).toHaveLength(0);
  });
});
