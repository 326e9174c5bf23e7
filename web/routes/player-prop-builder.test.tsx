import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { choices } from '../features/parlays/parlay-choice.ts';
import type { BuilderProp } from '../features/parlays/parlay-types.ts';
import { sampleProp, sampleQuote, sampleSaved } from '../features/parlays/testing/sample-parlay.ts';
import type { Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import PlayerPropBuilder from './player-prop-builder.tsx';

const man = (at: number, values: Partial<BuilderProp> = {}): BuilderProp =>
  sampleProp({
    id: `20260711_NYY@BOS~p${at}~hits~0.5`,
    playerId: `p${at}`,
    playerName: `Joe Bat${at}`,
    label: `Joe Bat${at} Hits`,
    ...values,
  });
const open = (
  list: readonly BuilderProp[],
  server: Handlers = {},
  who: 'pro' | 'elite' = 'elite',
  path = '/player-prop-builder',
): Rendered =>
  renderPart(<PlayerPropBuilder />, {
    path,
    user: who,
    server: {
      'GET /api/player-props': [...list],
      'GET /api/my-parlays': [],
      'POST /api/parlays/quote': ({ body }) => sampleQuote(body.legs as never),
      ...server,
    },
  });
const side = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
const panel = () => within(screen.getByRole('region', { name: 'Your parlay' }));

beforeEach(() => {
  choices.player_prop.openFor('nobody');
  localStorage.clear();
});

describe('the player prop builder', () => {
  it('shows others the upsell and asks for no prop', async () => {
    const { server } = open([], {}, 'pro');
    expect((await screen.findByRole('link', { name: 'Upgrade to Elite - $40/month' })).getAttribute('href')).toBe('/subscribe');
    expect(server.calls.some(({ key }) => key.includes('player-props'))).toBe(false);
  });

  it('has a day, filters, and words for none', async () => {
    const { user, server } = open([man(1), man(2, { category: 'pitching', propType: 'pitcher_outs', label: 'Joe Bat2 Outs', over: null })]);
    expect(await screen.findByText('Joe Bat1 Hits')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pitching' }));
    expect(screen.queryByText('Joe Bat1 Hits')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Positive EV only' }));
    expect(await screen.findByText('No props found matching your criteria')).toBeTruthy();
    const before = server.callsOf('GET /api/player-props').length;
    await user.click(screen.getByRole('button', { name: /next day/i }));
    expect(server.callsOf('GET /api/player-props').length).toBe(before + 1);
  });

  it('lists the props of the sport that plays first, by chips those of another, and says which the market alone prices', async () => {
    const day = { isInSeason: true, live: 0, next: null };
    const end = man(1, { sport: 'nfl', playerName: 'T. Wideout', label: 'T. Wideout Receiving Yards', propType: 'receiving_yards' });
    const offer = { ...end.over!, probability: null, winProbability: null, ev: null, marketProbability: 0.5 };
    const marketOnly = { ...end, category: 'general', line: 54.5, isMarketOnly: true, over: offer, under: null } as const;
    const { user, server } = open([marketOnly], {
      'GET /api/sports': [
        { ...day, sport: 'mlb', games: 0, nextOn: '2026-07-14' },
        { ...day, sport: 'nfl', games: 0, nextOn: '2026-07-13' },
        { ...day, sport: 'cfl', games: 2, nextOn: null },
      ],
      'GET /api/:league/games': [],
    });
    expect(await screen.findByText('T. Wideout Receiving Yards')).toBeTruthy();
    expect(server.callsOf('GET /api/player-props').map(({ query }) => query)).toEqual([{ sport: 'nfl', date: '2026-07-13' }]);
    expect(screen.getByText(/Market only/).textContent).toContain('3 books with both sides · Market only · Over 50.0%');
    expect(await side(/^T\. Wideout Receiving Yards Over: O 54\.5 \+120 \+10\.0% EV v\. market/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Category' })).toBeNull();
    expect(screen.getByRole('option', { name: 'Kickoff' })).toBeTruthy();
    const chips = within(screen.getByRole('group', { name: 'Sport' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['MLB', 'NFL']);
    await user.click(chips.getByRole('button', { name: 'MLB' }));
    expect(await screen.findByRole('option', { name: 'First pitch' })).toBeTruthy();
    expect(server.callsOf('GET /api/player-props').at(-1)!.query).toEqual({ sport: 'mlb', date: '2026-07-14' });
  });

  it('takes one side of a prop, and six props at most', async () => {
    const { user } = open(Array.from({ length: 7 }, (_, at) => man(at)));
    for (let at = 0; at < 6; at += 1) await user.click(await side(new RegExp(`^Joe Bat${at} Hits Over`)));
    expect(panel().getByRole('heading', { name: 'Your Parlay (6/6)' })).toBeTruthy();
    expect(((await side(/^Joe Bat0 Hits Under/)) as HTMLButtonElement).disabled).toBe(true);
    await user.click(await side(/^Joe Bat6 Hits Over/));
    expect((await screen.findAllByText(/Maximum Props Reached/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/You can add up to 6 props per parlay/).length).toBeGreaterThan(0);
    expect(choices.player_prop.get().legs).toHaveLength(6);
  });

  it('saves one prop or more with what the documents ask for', async () => {
    const saved = sampleSaved({ kind: 'player_prop' });
    const { user, server } = open([man(1)], { 'POST /api/player-prop-parlays': saved });
    await user.click(await side(/^Joe Bat1 Hits Over/));
    expect(await panel().findByText('Strong Bet')).toBeTruthy();
    expect(panel().getByText('Confidence 85%')).toBeTruthy();
    await panel().findByText('$105.00');
    await user.click(panel().getByRole('button', { name: 'Save Parlay' }));
    expect(await panel().findByText('Your parlay is empty')).toBeTruthy();
    expect(server.callsOf('POST /api/player-prop-parlays')[0]!.body).toMatchObject({
      selections: [
        {
          propId: '20260711_NYY@BOS~p1~hits~0.5',
          selection: 'over',
          odds: 120,
          playerName: 'Joe Bat1',
          propType: 'hits',
          line: 0.5,
          team: 'BOS',
        },
      ],
      analysis: { totalOdds: 320, estimatedProbability: 0.275 },
      stake: 10,
      potentialPayout: 105,
    });
  });

  it('says of a prop without two-sided prices that there is no fair price', async () => {
    open([
      man(1, {
        edge: null,
        over: {
          odds: 120,
          book: 'AAA',
          bookName: 'Book A',
          probability: null,
          winProbability: null,
          pushProbability: 0,
          marketProbability: null,
          ev: null,
          doubt: { model: 'no market', market: 'no market' },
        },
        under: null,
      }),
    ]);
    expect(await side(/Joe Bat1 Hits Over: O 0.5 \+120 no fair price at Book A/)).toBeTruthy();
    expect(((await side(/Joe Bat1 Hits Under: U 0.5 . off not offered/)) as HTMLButtonElement).disabled).toBe(true);
  });
});
