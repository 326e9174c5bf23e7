import { can, TIERS } from '@clearedge/contract/entitlements';
import { GAME_SPORTS, leagueOf } from '@clearedge/contract/sports';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleBacktest, sampleConditions, sampleStrategy } from '../features/strategies/testing/sample-strategies.ts';
import type { Handlers } from '../testing/fake-server.ts';
import { type Rendered, type RenderOptions, renderPart } from '../testing/render-route.tsx';
import Strategies from './strategies.tsx';

const idea = { key: 'home-underdog', name: 'Home Underdog Special', description: 'Home underdogs.', backtest: sampleBacktest() };
const open = (server: Handlers = {}, user: RenderOptions['user'] = 'elite'): Rendered =>
  renderPart(<Strategies />, {
    path: '/strategies',
    user,
    server: {
      'GET /api/strategies': [sampleStrategy()],
      'GET /api/strategies/suggestions': [idea],
      'GET /api/strategies/matches': [],
      'POST /api/strategies/backtest': sampleBacktest(),
      ...server,
    },
  });

describe('strategies', () => {
  it('shows what a strategy asks for, and its two tests apart', async () => {
    const { user } = open({
      'GET /api/strategies/:strategyId': { ...sampleStrategy(), backtest: sampleBacktest(), forwardCurve: [], forwardBets: [] },
    });
    const card = within(await screen.findByRole('article', { name: 'Home dogs' }));
    expect(card.getByText('Active')).toBeTruthy();
    expect(card.getByText('2.00 (+100) to 2.80 (+180)')).toBeTruthy();
    await user.click(card.getByRole('tab', { name: 'Performance' }));
    expect(await card.findByText(/Nothing settled yet; 1 game waiting for a result/)).toBeTruthy();
    const past = within(card.getByRole('region', { name: 'Backtest' }));
    expect(past.getByText('95%: −11% to +12%')).toBeTruthy();
    expect(past.getByText('Not distinguishable from chance: the interval holds zero.')).toBeTruthy();
  });

  it('says of each suggestion which games it was tested on, and that older ones are still being read', async () => {
    const sample = sampleBacktest();
    open({
      'GET /api/strategies/suggestions': [
        idea,
        { ...idea, key: 'b', name: 'Reading', backtest: { ...sample, history: { ...sample.history, isReading: true } } },
        { ...idea, key: 'c', name: 'New', backtest: { ...sample, history: { ...sample.history, games: 0, from: null, to: null } } },
      ],
    });
    const [whole, reading, fresh] = await Promise.all(
      [idea.name, 'Reading', 'New'].map(async (name) => (await screen.findByRole('region', { name })).textContent),
    );
    expect(whole).toMatch(/1,463 games, .*2026 to .*2026, best closing price/);
    expect([whole, reading].map((text) => text?.includes('Older games are still loading'))).toEqual([false, true]);
    expect(fresh).toContain('No past games with prices are stored yet');
  });

  it('makes one from a suggestion, once', async () => {
    const { user, server } = open({ 'POST /api/strategies': sampleStrategy({ name: 'Home Underdog Special' }) });
    await user.click(await screen.findByRole('button', { name: 'Create from Suggestion' }));
    const dialog = within(await screen.findByRole('form', { name: 'New Strategy' }));
    expect(await screen.findByText('170 won, 207 lost')).toBeTruthy();
    expect((dialog.getByLabelText('Min odds') as HTMLInputElement).value).toBe('100');
    await user.click(dialog.getByRole('button', { name: 'Save Strategy' }));
    await waitFor(() => expect(server.callsOf('POST /api/strategies')).toHaveLength(1));
    expect(server.callsOf('POST /api/strategies')[0]!.body).toMatchObject({ name: 'Home Underdog Special', conditions: sampleConditions });
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });

  it('offers the markets, teams and conditions of the chosen sport, and sends nothing of another', async () => {
    const { user, server } = open({ 'POST /api/strategies': sampleStrategy() });
    await user.click(await screen.findByRole('button', { name: 'New Strategy' }));
    const form = within(await screen.findByRole('form', { name: 'New Strategy' }));
    const options = (label: string) =>
      within(form.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Sport')).toEqual(GAME_SPORTS.map(leagueOf));
    expect(options('Market')).toEqual(expect.arrayContaining(['Run line', 'Total runs']));
    await user.selectOptions(form.getByLabelText('Team'), 'NYY');
    await user.type(form.getByLabelText('Min temperature'), '150');
    await user.selectOptions(form.getByLabelText('Sport'), 'NHL');
    expect(options('Market')).toEqual(expect.arrayContaining(['Puck line', 'Total goals']));
    expect(options('Team')).toContain('VGK');
    expect(options('Team')).not.toContain('NYY');
    expect(form.queryByLabelText('Min temperature')).toBeNull();
    await user.type(form.getByLabelText('Name'), 'Pucks');
    await user.selectOptions(form.getByLabelText('Market'), 'Puck line');
    await user.click(form.getByRole('button', { name: 'Save Strategy' }));
    await waitFor(() => expect(server.callsOf('POST /api/strategies')).toHaveLength(1));
    const { conditions } = server.callsOf('POST /api/strategies')[0]!.body;
    expect(conditions).toMatchObject({ sport: 'NHL', market: 'Spread' });
    expect([conditions.team, conditions.weather]).toEqual([undefined, undefined]);
  });

  it('has ideas of the sport that is picked, and links a match to its league’s game', async () => {
    const { user, server } = open({
      'GET /api/strategies/matches': [
        {
          strategyId: sampleStrategy().id,
          name: 'Home dogs',
          sport: 'nfl',
          gameId: '20261129_LAR@ARI_NFL',
          matchup: 'LAR @ ARI',
          startsAt: '2026-11-29T18:00:00.000Z',
          selection: 'ARI +3',
          odds: -105,
          book: 'SUM',
          bookName: 'Summit',
          confidence: null,
          firedAt: null,
        },
      ],
    });
    expect((await screen.findByRole('link', { name: 'LAR @ ARI' })).getAttribute('href')).toBe('/nfl/games/20261129_LAR%40ARI_NFL');
    await user.click(await screen.findByRole('button', { name: 'NHL' }));
    await waitFor(() => expect(server.callsOf('GET /api/strategies/suggestions').at(-1)!.query).toEqual({ sport: 'nhl' }));
  });

  it('says what is out of range before it asks the server', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'New Strategy' }));
    const dialog = within(await screen.findByRole('form', { name: 'New Strategy' }));
    await user.clear(dialog.getByLabelText('Min AI Confidence'));
    await user.type(dialog.getByLabelText('Min AI Confidence'), '101');
    await user.click(dialog.getByRole('button', { name: 'Save Strategy' }));
    expect(dialog.getByText('A whole number from 1 to 100.')).toBeTruthy();
    expect(dialog.getByText('Give your strategy a name.')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Max odds'));
    await user.type(dialog.getByLabelText('Max odds'), '-250');
    expect(dialog.getByText('The highest odds are below the lowest.')).toBeTruthy();
    expect(server.callsOf('POST /api/strategies')).toHaveLength(0);
  });

  it('turns one off at once, and deletes after asking', async () => {
    const { user, server } = open({
      'PATCH /api/strategies/:strategyId': sampleStrategy({ isActive: false }),
      'DELETE /api/strategies/:strategyId': { ok: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(server.callsOf('PATCH /api/strategies/:strategyId')[0]!.body).toEqual({ isActive: false }));
    await user.click(screen.getByRole('button', { name: 'Delete Home dogs' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsOf('DELETE /api/strategies/:strategyId')).toHaveLength(1));
  });

  it('shows a newcomer samples without figures', async () => {
    open({ 'GET /api/strategies': [] });
    expect(await screen.findByText('No strategies yet')).toBeTruthy();
    expect(screen.getAllByText('Sample')).toHaveLength(3);
  });

  it.each([null, ...TIERS.filter((tier) => !can(tier, 'strategies'))])('asks the server nothing for %s', async (user) => {
    const { server } = open({}, user);
    expect(await screen.findByText('Elite Feature')).toBeTruthy();
    expect(screen.getByText('Elite Only')).toBeTruthy();
    expect(server.callsOf('GET /api/strategies')).toHaveLength(0);
  });
});
