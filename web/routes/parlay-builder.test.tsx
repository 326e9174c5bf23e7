import { can, TIERS, type Tier } from '@clearedge/contract/entitlements';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { slip } from '../core/slip/index.ts';
import { choices } from '../features/parlays/parlay-choice.ts';
import type { Opportunity, ParlayQuote, QuotedLeg } from '../features/parlays/parlay-types.ts';
import { sampleOpportunity, sampleOver, sampleQuote, sampleSaved } from '../features/parlays/testing/sample-parlay.ts';
import { openBet } from '../features/practice/testing/sample-practice.ts';
import { sampleBoardGame } from '../features/slip/testing/sample-slip.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import ParlayBuilder from './parlay-builder.tsx';

const POSITIVE = 'No positive EV opportunities found matching your filters.';
const NO_BETS = 'No bets found matching your search criteria.';
interface Scene {
  list?: readonly Opportunity[];
  quote?: Partial<ParlayQuote>;
  change?: Readonly<Record<number, Partial<QuotedLeg>>>;
  server?: Handlers;
  path?: string;
  who?: Tier | null;
}

function open({
  list = [sampleOpportunity(), sampleOver()],
  quote = {},
  change = {},
  server = {},
  path = '/parlay-builder',
  who = 'elite',
}: Scene = {}): Rendered {
  return renderPart(<ParlayBuilder />, {
    path,
    user: who,
    server: {
      'GET /api/parlay-opportunities': [...list],
      'GET /api/my-parlays': [],
      'POST /api/parlays/quote': ({ body }) => sampleQuote(body.legs as never, quote, change),
      ...server,
    },
  });
}
const panel = () => within(screen.getByRole('region', { name: 'Your parlay' }));
const add = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
const isOff = (name: string): boolean => panel().getByRole<HTMLButtonElement>('button', { name }).disabled;
async function addBoth({ user }: Rendered): Promise<void> {
  await user.click(await add(/^Add: Boston/));
  await user.click(await add(/^Add: Over/));
}

beforeEach(() => {
  slip.clear();
  choices.parlay.openFor('nobody');
  localStorage.clear();
});

describe('the parlay builder', () => {
  it.each([null, ...TIERS.filter((tier) => !can(tier, 'parlays'))])(
    'is for Elite: %s sees what it gives and the upgrade, and asks for nothing',
    async (who) => {
      const { server } = open({ who });
      expect(await screen.findByText('Elite Feature')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Upgrade to Elite - $40/month' }).getAttribute('href')).toBe('/subscribe');
      expect(server.calls.some(({ key }) => key.includes('parlay'))).toBe(false);
    },
  );

  it('counts positive and all bets, and finds none by its words', async () => {
    const { user } = open();
    expect(await screen.findByRole('tab', { name: 'Positive EV (1)' })).toBeTruthy();
    expect(screen.queryByText('Over 8.5')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'All Bets (2)' }));
    expect(await screen.findByText('Over 8.5')).toBeTruthy();
    expect(screen.getByText('High EV')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'mariners');
    expect(await screen.findByText(NO_BETS)).toBeTruthy();
    expect(screen.getByText('Try adjusting your filters or search term.')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /Positive EV/ }));
    expect(await screen.findByText(POSITIVE)).toBeTruthy();
  });

  it.each([
    [{ aiSummary: null }, 'The model hasn’t posted yet.'],
    [{ aiSummary: { confidence: 71, valuePlayCount: 0, locked: true as const } }, 'No book offers a price on today’s open games.'],
    [{ status: 'live' as const }, 'Today’s games have all started.'],
  ])('says why a day offers nothing, which no filter is to blame for: %#', async (game, words) => {
    const gameTime = new Date(Date.now() + 3_600_000).toISOString();
    open({ list: [], path: '/parlay-builder?q=mets', server: { 'GET /api/games': [sampleBoardGame({}, { gameTime, ...game })] } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(POSITIVE)).toBeNull();
  });

  it('filters by type and expected value from the address', async () => {
    open({ path: '/parlay-builder?tab=all&type=total' });
    expect(await screen.findByText('Over 8.5')).toBeTruthy();
    expect(screen.queryByText('Boston Red Sox ML')).toBeNull();
  });

  it('a leg is added once, shows both probabilities, and can be removed', async () => {
    const scene = open({ path: '/parlay-builder?tab=all' });
    await addBoth(scene);
    expect((screen.getByRole('button', { name: /^Added: Boston/ }) as HTMLButtonElement).disabled).toBe(true);
    expect(await panel().findByText('27.5%')).toBeTruthy();
    expect(panel().getByText('25.0%')).toBeTruthy();
    expect(panel().getByText('Excellent')).toBeTruthy();
    expect(panel().getByText('8.8% of the stake')).toBeTruthy();
    expect(panel().getByText(/together they win 10% more often/)).toBeTruthy();
    await scene.user.click(panel().getByRole('button', { name: 'Remove Over 8.5' }));
    expect(isOff('Place Parlay Bet')).toBe(true);
    expect(panel().getByText('A parlay needs at least 2 legs.')).toBeTruthy();
  });

  it('draws what the legs really pay at a named book, and puts them on the slip as singles', async () => {
    const scene = open({ path: '/parlay-builder?tab=all' });
    await addBoth(scene);
    const picture = within(await screen.findByRole('region', { name: 'What this parlay really pays' }));
    expect(await picture.findByText('Book A pays +300. Fair is +264.')).toBeTruthy();
    expect(picture.getByText('Same legs as 2 singles')).toBeTruthy();
    expect(picture.getByText('27.5% win $80.00')).toBeTruthy();
    await scene.user.click(picture.getByRole('button', { name: 'Add 2 singles to slip' }));
    expect(slip.entries().map(({ selection, odds, book }) => [selection, odds, book])).toEqual([
      ['Boston Red Sox ML', 120, 'AAA'],
      ['Over 8.5', -110, 'AAA'],
    ]);
    expect(picture.getByRole<HTMLButtonElement>('button', { name: 'On your slip' }).disabled).toBe(true);
  });

  it('draws nothing for legs that have no fair price together', async () => {
    const scene = open({
      path: '/parlay-builder?tab=all',
      quote: { expectedValue: null, winProbability: null, unpriced: 'No fair price.' },
    });
    await addBoth(scene);
    await panel().findByText(/No fair price/);
    expect(screen.queryByRole('region', { name: 'What this parlay really pays' })).toBeNull();
  });

  it('places one bet with its legs at the price shown, once, and is empty again', async () => {
    const scene = open({ path: '/parlay-builder?tab=all', server: { 'POST /api/virtual/bets': openBet() } });
    await addBoth(scene);
    await panel().findByText('$105.00');
    await scene.user.click(panel().getByRole('button', { name: 'Place Parlay Bet' }));
    expect((await screen.findAllByText(/Parlay Placed/)).length).toBeGreaterThan(0);
    const calls = scene.server.callsOf('POST /api/virtual/bets');
    expect(calls).toHaveLength(1);
    expect(calls[0]!.body).toMatchObject({ betType: 'parlay', odds: 320, stake: 25, legs: [{ odds: 120 }, { odds: -110 }] });
    expect(await panel().findByText('Your parlay is empty')).toBeTruthy();
  });

  it.each([
    ['a negative expected value is not placed, but may be saved', { expectedValue: -0.01 }, true, false],
    [
      'legs that cannot stand together are neither',
      { problem: 'Over and under cannot both win.', totalOdds: null, expectedValue: null },
      true,
      true,
    ],
    ['an unknown expected value is no negative one', { expectedValue: null, unpriced: 'No fair price.' }, false, false],
  ])('%s', async (_what, quote, isPlaceOff, isSaveOff) => {
    const scene = open({ path: '/parlay-builder?tab=all', quote });
    await addBoth(scene);
    await panel().findByText('If independent');
    await panel().findAllByText(/Pays|cannot both win/);
    expect([isOff('Place Parlay Bet'), isOff('Save Parlay')]).toEqual([isPlaceOff, isSaveOff]);
  });

  it('says that the stake is above the max bet, which stops nothing, and takes the max bet in its place', async () => {
    const scene = open({ path: '/parlay-builder?tab=all' });
    await addBoth(scene);
    expect(await panel().findByText(/^\$25\.00 is above the max bet of \$12\.10\. That is advice, not a limit/)).toBeTruthy();
    expect(isOff('Place Parlay Bet')).toBe(false);
    await scene.user.click(panel().getByRole('button', { name: 'Use $12.10' }));
    expect(panel().getByRole<HTMLInputElement>('spinbutton').value).toBe('12.1');
    expect(panel().queryByText(/above the max bet/)).toBeNull();
  });

  it('offers no max bet below the least stake', async () => {
    const scene = open({ path: '/parlay-builder?tab=all', quote: { maxBetSize: 0.4 } });
    await addBoth(scene);
    expect(await panel().findByText(/above the max bet of \$0\.40/)).toBeTruthy();
    expect(panel().queryByRole('button', { name: /^Use / })).toBeNull();
  });

  it.each(['0', '500.01'])('a bet amount of %s is not taken', async (amount) => {
    const scene = open({ path: '/parlay-builder?tab=all' });
    await addBoth(scene);
    const field = panel().getByRole('spinbutton', { name: 'Bet amount in dollars' });
    expect((field as HTMLInputElement).value).toBe('25');
    await scene.user.clear(field);
    await scene.user.type(field, amount);
    expect(await panel().findByText('Between $1 and $500.')).toBeTruthy();
    expect(isOff('Place Parlay Bet')).toBe(true);
  });

  it('flags a price that moved and keeps the leg until it is accepted or removed', async () => {
    const scene = open({ path: '/parlay-builder?tab=all' });
    scene.server.use({
      'POST /api/parlays/quote': ({ body }) => {
        const legs = body.legs as unknown as { odds: number }[];
        return sampleQuote(legs as never, {}, legs[0]!.odds === 120 ? { 0: { odds: 110 } } : {});
      },
    });
    await addBoth(scene);
    const alert = await panel().findByRole('alert');
    expect(alert.textContent).toContain('Price moved: +120');
    expect(isOff('Place Parlay Bet')).toBe(true);
    await scene.user.click(within(alert).getByRole('button', { name: 'Accept' }));
    await panel().findByText('+110');
    expect(await panel().findByText('$105.00')).toBeTruthy();
    expect(panel().queryByRole('alert')).toBeNull();
    expect(choices.parlay.get().legs[0]!.odds).toBe(110);
  });

  it('saves, lists what was saved, and deletes after asking twice', async () => {
    const saved = sampleSaved();
    const scene = open({
      path: '/parlay-builder?tab=all',
      server: { 'POST /api/parlays': saved, 'DELETE /api/my-parlays/:parlayId': { ok: true } },
    });
    await addBoth(scene);
    await panel().findByText('$105.00');
    scene.server.use({ 'GET /api/my-parlays': [saved] });
    await scene.user.click(panel().getByRole('button', { name: 'Save Parlay' }));
    await scene.user.click(await screen.findByRole('tab', { name: 'Saved (1)' }));
    expect(await screen.findByText(/27.5% \(25.0% if independent\)/)).toBeTruthy();
    scene.server.use({ 'GET /api/my-parlays': [] });
    await scene.user.click(screen.getByRole('button', { name: /^Delete the parlay/ }));
    expect(scene.server.callsOf('DELETE /api/my-parlays/:parlayId')).toHaveLength(0);
    await scene.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No saved parlays yet')).toBeTruthy();
  });

  it('says that saving failed, with the server’s reason, and keeps the legs', async () => {
    const scene = open({
      path: '/parlay-builder?tab=all',
      server: {
        'POST /api/parlays': () => {
          throw new FakeError('FORBIDDEN', 'You are taking a break.');
        },
      },
    });
    await addBoth(scene);
    await panel().findByText('$105.00');
    await scene.user.click(panel().getByRole('button', { name: 'Save Parlay' }));
    expect((await screen.findAllByText(/Failed to save parlay/)).length).toBeGreaterThan(0);
    expect(panel().getByText('You are taking a break.')).toBeTruthy();
    expect(choices.parlay.get().legs).toHaveLength(2);
  });

  it('says that the list could not be loaded, and tries again', async () => {
    let isBroken = true;
    const { user } = open({
      server: {
        'GET /api/parlay-opportunities': () => {
          if (isBroken) throw new FakeError('UNAVAILABLE', 'Down.');
          return [sampleOpportunity()];
        },
      },
    });
    const alert = await screen.findByRole('alert');
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Boston Red Sox ML')).toBeTruthy();
  });
});
