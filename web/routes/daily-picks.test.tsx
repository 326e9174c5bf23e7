import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import { slip } from '../core/slip/index.ts';
import { slipNews } from '../core/slip/slip-news.ts';
import { toastStore } from '../core/toasts/toasts.ts';
import { sampleDay, samplePick } from '../features/picks/testing/sample-pick.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, type RenderOptions, renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';
import DailyPicks from './daily-picks.tsx';

const NOW = '2026-07-11T16:05:00.000Z';
const open = (server: Handlers = {}, user: RenderOptions['user'] = 'pro', path = '/daily-picks'): Rendered =>
  renderPart(<DailyPicks />, {
    path,
    user,
    server: { 'GET /api/daily-picks': [samplePick()], 'GET /api/daily-picks/day': sampleDay(), 'GET /api/games': [], ...server },
  });
const toastTitle = (): string | undefined => toastStore.get().find((one) => one.open)?.title;

const OWN = 'Your own result of Boston Red Sox';

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
    expect(screen.getByText('Books say')).toBeTruthy();
    expect(screen.getByText(/^Dashed: break-even/)).toBeTruthy();
    expect(screen.getByText('+12.5% EV')).toBeTruthy();
    expect(screen.getByText('Confidence 81/100')).toBeTruthy();
    expect(screen.getByText(/we say 45.0%/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to Slip' }));
    expect(slipNews.get()).toBe('Added to betting slip: Boston Red Sox');
    expect(slip.entries()).toMatchObject([{ gameId: '20260711_NYY@BOS', betType: 'moneyline', selection: 'Boston Red Sox', odds: 150 }]);
  });

  it('advises a stake in dollars where the bankroll is known, else as a share alone', async () => {
    const settings = { ...sampleUser('pro').settings, bankroll: 2500 };
    open({}, sampleUser('pro', { settings }));
    expect(await screen.findByText('$45.00 of your bankroll, ¼ Kelly less uncertainty')).toBeTruthy();
    cleanup();
    open();
    expect(await screen.findByText('of bankroll, ¼ Kelly less uncertainty')).toBeTruthy();
  });

  it('says what past plays of the rank returned, and nothing of it for a pick of an earlier model', async () => {
    const old = samplePick({ id: '00000000-0000-4000-8000-00000000000b', band: { ...samplePick().band!, returned: null } });
    open({ 'GET /api/daily-picks': [samplePick(), old] });
    expect(
      await screen.findByText('Back-test, moneylines of rank 75–90 by EV: 45% won (n 1,233), ROI +2.3% (95%: −3.6% to +8.1%)'),
    ).toBeTruthy();
    expect(screen.getByText('Back-test, moneylines of rank 75–90 by EV: 45% won (n 1,233)')).toBeTruthy();
  });

  it('prints figures that give its EV, with the push apart', async () => {
    const odds = -104;
    const [win, push] = [0.502, 0.068];
    const values = {
      pickType: 'total' as const,
      selection: 'Under 9',
      odds,
      winProbability: win,
      pushProbability: push,
      probability: win / (1 - push),
    };
    const ev = 100 * (win / 1.04 - (1 - win - push));
    open({
      'GET /api/daily-picks': [samplePick({ ...values, marketWinProbability: 0.481, breakEvenProbability: 0.475, expectedValue: ev })],
    });
    const card = await screen.findByRole('article');
    const text = card.textContent!;
    const number = (pattern: RegExp): number => Number(text.match(pattern)![1]!.replace('−', '-'));
    const [printedWin, printedPush] = [number(/Win probability([\d.]+)%/), number(/push ([\d.]+)%/)];
    const price = number(/Price([−+]?\d+)/);
    const profit = price > 0 ? price / 100 : -100 / price;
    const worth = printedWin * profit - (100 - printedWin - printedPush);
    expect(number(/Expected value([−+][\d.]+)%/)).toBe(Number(worth.toFixed(1)));
    expect(text).toContain('We say 50.2%, the market 48.1%; break-even at −104 is 47.5%.');
  });

  it('shows the record of the pick’s own market, and says where it has no back-test', async () => {
    const none = { wins: 0, losses: 0, pushes: 0, units: 0 };
    const spread = samplePick({ pickType: 'spread', selection: 'Boston Red Sox -1.5', band: null, marketRecord: none });
    open({ 'GET /api/daily-picks': [spread] });
    expect(await screen.findByText('No published MLB pick on run lines is decided yet.')).toBeTruthy();
    expect(screen.getByText('No back-test of run lines: there are no past prices. Ranked by EV among moneyline plays.')).toBeTruthy();
    expect(screen.queryByText(/Back-test, /)).toBeNull();
  });

  it('never prints a stake of nothing', async () => {
    open({ 'GET /api/daily-picks': [samplePick({ kellyShare: 0.0003 })] });
    expect(await screen.findByText('under 0.1%')).toBeTruthy();
    expect(screen.queryByText('0.0%')).toBeNull();
  });

  it('says why there is no pick so far, with one button', async () => {
    const noBetNow = 'No bet: of 42 prices on 7 games, 1 shows 1.5% EV or more and does not pass our checks: 1 waiting.';
    open({ 'GET /api/daily-picks': [], 'GET /api/daily-picks/day': sampleDay({ published: 0, noBetNow }) });
    expect(await screen.findByText(noBetNow)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Generate/ })).toHaveLength(1);
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
        'Same game as Over 8.5 (No. 8): they tend to win or lose together. Both win: 31.0%, or 28.0% if they were independent.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Same game as Over 8.5 (No. 8): one game decides both.')).toBeTruthy();
    expect(await screen.findByText('2 picks on 1 game; 2 of them share a game with another and are not independent.')).toBeTruthy();
  });

  it('keeps a reader’s own mark, and the buttons vanish with it or with the official result', async () => {
    let marked = samplePick();
    const { user } = open({
      'GET /api/daily-picks': () => [marked],
      'POST /api/performance/reconcile': () => {
        marked = samplePick({ myResult: 'LOSS' });
        return { ok: true as const };
      },
    });
    await user.click(await screen.findByRole('button', { name: OWN }));
    await user.click(await screen.findByRole('menuitem', { name: 'Loss' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: OWN })).toBeNull());
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
    expect(screen.queryByRole('button', { name: OWN })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to Slip' })).toBeNull();
  });

  it('says what an empty day is, generates, and says when that fails', async () => {
    const { user } = open({
      'GET /api/daily-picks': [],
      'GET /api/daily-picks/day': sampleDay({ published: 0, noBet: { at: NOW, reasoning: 'No bet: 90 prices on 15 games looked at.' } }),
      'POST /api/daily-picks/generate': () => {
        throw new FakeError('UNAVAILABLE', 'Not now.');
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

  it('does not call an empty look a success', async () => {
    const { user } = open({ 'POST /api/daily-picks/generate': { date: '2026-07-11', added: 0, total: 1, noBet: false } });
    await user.click(await screen.findByRole('button', { name: 'Generate New Picks' }));
    await waitFor(() => expect(toastTitle()).toBe('No new picks'));
  });

  it('says that picks could not be loaded', async () => {
    open({
      'GET /api/daily-picks': () => {
        throw new FakeError('INTERNAL', 'Broken.');
      },
    });
    expect(await screen.findByText('Error Loading Picks')).toBeTruthy();
    expect(screen.getByText('Unable to load daily picks. Please try again later.')).toBeTruthy();
  });
});
