import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import { slip } from '../core/slip/index.ts';
import { toastStore } from '../core/toasts/toasts.ts';
import { sampleDay, samplePick } from '../features/picks/testing/sample-pick.ts';
import { FakeRefusal, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import DailyPicks from './daily-picks.tsx';

const NOW = '2026-07-11T16:05:00.000Z';
const open = (server: Handlers = {}, user: 'free' | 'pro' | null = 'pro', path = '/daily-picks'): Rendered =>
  renderPart(<DailyPicks />, {
    path,
    user,
    server: { 'GET /api/daily-picks': [samplePick()], 'GET /api/daily-picks/day': sampleDay(), 'GET /api/games': [], ...server },
  });
const toastTitle = (): string | undefined => toastStore.get().find((one) => one.open)?.title;

beforeEach(() => setClockOffset(Date.parse(NOW) - Date.now()));

describe('daily picks', () => {
  it('is for Pro and Elite, and asks for no pick otherwise', async () => {
    const { server } = open({}, 'free');
    expect(await screen.findByText('Pro Feature Required')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade to Pro for $25/month' }).getAttribute('href')).toBe('/subscribe');
    expect(server.calls.some(({ key }) => key.includes('daily-picks'))).toBe(false);
  });

  it('shows a pick with its price, value, confidence and reasons, and puts it on the slip', async () => {
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Boston Red Sox' })).toBeTruthy();
    expect(screen.getByText('+150')).toBeTruthy();
    expect(screen.getByText('+12.5% EV')).toBeTruthy();
    expect(screen.getByText('Confidence 81%, a rank')).toBeTruthy();
    expect(screen.getByText(/we make it 45.0%/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to Slip' }));
    expect(toastTitle()).toBe('Added to betting slip');
    expect(slip.entries()).toMatchObject([{ gameId: '20260711_NYY@BOS', betType: 'moneyline', selection: 'Boston Red Sox', odds: 150 }]);
  });

  it('says what past plays of the rank returned, and nothing of it for a pick of an earlier model', async () => {
    const old = samplePick({ id: '00000000-0000-4000-8000-00000000000b', band: { ...samplePick().band, returned: null } });
    open({ 'GET /api/daily-picks': [samplePick(), old] });
    expect(
      await screen.findByText(
        'By expected value: plays of rank 75 to 90 won 45% of 1,233 on past seasons and returned +2.3% of what was staked (95%: −3.6% to +8.1%)',
      ),
    ).toBeTruthy();
    expect(screen.getByText('By expected value: plays of rank 75 to 90 won 45% of 1,233 on past seasons')).toBeTruthy();
  });

  it('says that two picks stand on one game, and counts them', async () => {
    const named = { pickId: '00000000-0000-4000-8000-00000000000b', sequence: 8, selection: 'Over 8.5' };
    const sameGame = [{ ...named, relation: 'together' as const, bothWin: 0.31, ifApart: 0.28 }];
    const unknown = [{ ...named, relation: null, bothWin: null, ifApart: null }];
    open({
      'GET /api/daily-picks': [samplePick({ sameGame }), samplePick({ id: named.pickId, sameGame: unknown })],
      'GET /api/daily-picks/day': sampleDay({ published: 2, games: 1, sharingGame: 2 }),
    });
    expect(
      await screen.findByText(
        'Same game as Over 8.5 (No. 8): these win and lose together more often than apart. Both win 31.0%; 28.0% if they had nothing to do with each other.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Same game as Over 8.5 (No. 8): one game decides both.')).toBeTruthy();
    expect(await screen.findByText('2 picks on 1 game; 2 of them share a game with another and are not independent.')).toBeTruthy();
  });

  it('keeps a reader’s own mark, and the buttons vanish with it or with the official result', async () => {
    let marked = samplePick();
    const { user } = open({
      'GET /api/daily-picks': () => [marked],
      'PATCH /api/daily-picks/:pickId/result': () => {
        marked = samplePick({ myResult: 'LOSS' });
        return marked;
      },
    });
    const marks = within(await screen.findByRole('group', { name: 'Your own result of Boston Red Sox' }));
    await user.click(marks.getByRole('button', { name: 'Loss' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Win' })).toBeNull());
    expect(toastTitle()).toBe('Result updated');
    expect(screen.getByText('Your mark').textContent).toBe('Your mark Loss');
  });

  it('shows the official result, the score, the close and the units', async () => {
    open({
      'GET /api/daily-picks': [
        samplePick({ status: 'settled', result: 'WIN', score: { away: 2, home: 5 }, units: 1.5, closingOdds: 140, clv: 0.03 }),
      ],
    });
    expect(await screen.findByText('WIN')).toBeTruthy();
    expect(screen.getByText('Final NYY 2, BOS 5 · +1.50 u · closed +140 · CLV +3.0%')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Win' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to Slip' })).toBeNull();
  });

  it('says what an empty day is, generates, and says when that fails', async () => {
    const { user } = open({
      'GET /api/daily-picks': [],
      'GET /api/daily-picks/day': sampleDay({ published: 0, noBet: { at: NOW, reasoning: 'No bet: 90 prices on 15 games looked at.' } }),
      'POST /api/daily-picks/generate': () => {
        throw new FakeRefusal('UNAVAILABLE', 'Not now.');
      },
    });
    expect(await screen.findByText('No picks available')).toBeTruthy();
    expect(await screen.findByText(/90 prices on 15 games/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Generate Daily Picks' }));
    await waitFor(() => expect(toastTitle()).toBe('Generation failed'));
  });

  it('generates new picks beside those that stand', async () => {
    const { user } = open({ 'POST /api/daily-picks/generate': { date: '2026-07-11', added: 1, total: 2, noBet: false } });
    await user.click(await screen.findByRole('button', { name: 'Generate New Picks' }));
    await waitFor(() => expect(toastTitle()).toBe('Daily picks generated'));
  });

  it('says that picks could not be loaded', async () => {
    open({
      'GET /api/daily-picks': () => {
        throw new FakeRefusal('INTERNAL', 'Broken.');
      },
    });
    expect(await screen.findByText('Error Loading Picks')).toBeTruthy();
    expect(screen.getByText('Unable to load daily picks. Please try again later.')).toBeTruthy();
  });
});
