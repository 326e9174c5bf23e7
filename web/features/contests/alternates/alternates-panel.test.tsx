import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ago, sampleCell, sampleDetail } from '../../../core/league/testing/sample-league.ts';
import { slipStore } from '../../../core/slip/slip-store.ts';
import { FakeError } from '../../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../../testing/hold-time.ts';
import { type RenderOptions, renderPart } from '../../../testing/render-route.tsx';
import type { AlternateAnswer, AlternateRung } from '../contest-types.ts';
import { AlternatesPanel } from './alternates-panel.tsx';

const game = sampleDetail();
const judged = (over: object = {}) => ({
  probability: 0.461,
  basis: 'market' as const,
  pushProbability: 0,
  fairOdds: 116.9,
  expectedValue: -0.032,
  isValue: false,
  doubt: 'no edge' as const,
  bookCount: 4,
  ...over,
});
const rung = (line: number, over: Partial<AlternateRung> = {}): AlternateRung => ({
  line,
  isMain: false,
  first: sampleCell(110, line),
  second: sampleCell(-130, line),
  bookCount: 4,
  errors: [],
  judged: null,
  ...over,
});
const answer = (total: AlternateRung[], over: Partial<AlternateAnswer> = {}): AlternateAnswer => ({
  gameId: game.gameId,
  asOf: ago(0),
  seenAt: ago(60),
  reason: null,
  ladders: [
    { market: 'spread', rungs: [rung(-5.5, { second: sampleCell(-140, 5.5) })] },
    { market: 'total', rungs: total },
  ],
  ...over,
});

async function open(given: AlternateAnswer | (() => never), options: RenderOptions = {}) {
  const shown = renderPart(<AlternatesPanel game={game} />, { server: { 'GET /api/games/:gameId/alternates': given }, ...options });
  expect(screen.queryByRole('list')).toBeNull();
  await shown.user.click(screen.getByText('Alternate lines'));
  return shown;
}

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('alternate lines of a game', () => {
  it('show every number with its prices, and put one on the slip as an alternate', async () => {
    const { user } = await open(answer([rung(48.5), rung(51.5, { isMain: true })]));
    await user.click(await screen.findByRole('button', { name: 'Total Points' }));
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(within(rows[1]!).getByText('Main line')).toBeTruthy();
    expect(within(rows[0]!).queryByText('Main line')).toBeNull();
    await user.click(within(rows[0]!).getByRole('button', { name: /^Over 48.5 / }));
    await user.click(within(rows[1]!).getByRole('button', { name: /^Under 51.5 / }));
    expect(slipStore.get()).toMatchObject([
      { selection: 'Over 48.5', odds: 110, isAlternate: true, pick: { market: 'total', side: 'over', line: 48.5 } },
      { selection: 'Under 51.5', odds: -130 },
    ]);
    expect(slipStore.get()[1]).not.toHaveProperty('isAlternate');
  });

  it('say for those with the plan what each is worth, and why what looks like value is none', async () => {
    const first = judged({ expectedValue: 0.021, doubt: 'one book', pushProbability: 0.052 });
    const { user } = await open(
      answer([rung(49, { judged: { first, second: judged({ expectedValue: 0.012, isValue: true, doubt: null }) } })]),
      { user: 'pro' },
    );
    await user.click(await screen.findByRole('button', { name: 'Total Points' }));
    expect(screen.getByText(/, 5.2% push/)).toBeTruthy();
    expect(screen.getByText('EV +2.1% not value').closest('p')!.title).toContain('one book only');
    expect(screen.getByText('EV +1.2% value')).toBeTruthy();
    expect(screen.getByText(/^Alternate lines 1 m old\. Our chance/)).toBeTruthy();
  });

  it('offer the plan to those without it, strike likely errors through, and show an old price as old', async () => {
    const errors = [{ side: 'over' as const, bookName: 'Keystone', odds: 400, reason: 'order' as const }];
    const { user } = await open(answer([rung(49, { errors, first: sampleCell(110, 49, { state: 'stale' }) })]));
    await user.click(await screen.findByRole('button', { name: 'Total Points' }));
    expect(screen.getByText('+400').closest('.likely-error')!.getAttribute('title')).toContain('pays less for a harder number');
    expect(screen.getByRole('button', { name: /^Over 49 .* stale/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Our chance and EV at every number with Pro' })).toBeTruthy();
  });

  it('say why there are none, and that they could not be loaded', async () => {
    await open(answer([], { ladders: [], reason: 'No book sells alternate lines on this game yet.' }));
    expect(await screen.findByText('No book sells alternate lines on this game yet.')).toBeTruthy();
  });

  it('can be asked for again where they could not be loaded', async () => {
    await open(() => {
      throw new FakeError('UNAVAILABLE', 'Later');
    });
    expect(await screen.findByText('The alternate lines could not be loaded')).toBeTruthy();
  });
});
