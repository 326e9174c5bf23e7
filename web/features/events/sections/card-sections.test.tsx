import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { slip } from '../../../core/slip/index.ts';
import { type RenderOptions, renderPart } from '../../../testing/render-route.tsx';
import type { Game } from '../event-types.ts';
import { holdTime, releaseTime } from '../testing/hold-time.ts';
import { sampleDetail, sampleProps } from '../testing/sample-detail.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { CardSections } from './card-sections.tsx';

const SECRET = 'Castellan against a lineup that strikes out';
const analysed: Game['aiSummary'] = {
  summary: SECRET,
  confidence: 84,
  valuePlays: [{ selection: 'New York Yankees', expectedValue: 0.067, reasoning: 'A tired bullpen' }],
};
const draw = (who: RenderOptions['user'], aiSummary: Game['aiSummary'] = null) =>
  renderPart(<CardSections game={sampleGame({ aiSummary })} />, {
    user: who ?? null,
    server: { 'GET /api/games/:gameId/player-props': sampleProps(), 'GET /api/games/:gameId': sampleDetail() },
  });
const section = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('AI sections for those without the tier', () => {
  it('offer a visitor to sign in or upgrade', async () => {
    const { user } = draw(null);
    await user.click(section(/Analysis/));
    expect(await screen.findByText('Premium Feature')).toBeTruthy();
    expect(screen.getByText('AI Game Analysis is available to Pro and Elite subscribers.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscribe');
  });

  it('offer a free user Upgrade to Pro, fetch no props and show nothing that is locked', async () => {
    const { user, server } = draw('free', analysed);
    await user.click(section(/Analysis/));
    await user.click(section(/Props/));
    expect(await screen.findAllByRole('link', { name: 'Upgrade to Pro' })).toHaveLength(2);
    expect(screen.getByText('AI Player Props is available to Pro and Elite subscribers.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    expect(server.callsOf('GET /api/games/:gameId/player-props')).toHaveLength(0);
    expect(document.body.textContent).not.toContain(SECRET);
  });
});

describe('AI sections for pro', () => {
  it('say honestly that there is no analysis', async () => {
    const { user } = draw('pro');
    await user.click(section(/Analysis/));
    expect(await screen.findByText('No analysis for this game yet.')).toBeTruthy();
  });

  it('show the analysis with its value plays', async () => {
    const { user } = draw('elite', analysed);
    await user.click(section(/Analysis/));
    expect(await screen.findByText(SECRET)).toBeTruthy();
    expect(screen.getByText('+6.7% EV')).toBeTruthy();
  });

  it('fetch props only when opened, show the first four and put one on the slip', async () => {
    const { user, server } = draw('pro');
    expect(server.callsOf('GET /api/games/:gameId/player-props')).toHaveLength(0);
    await user.click(section(/Props/));
    const list = await screen.findByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await user.click(within(list).getByRole('button', { name: /^A. Judge Over 1.5 hits \+110 at Summit/ }));
    expect(slip.entries()[0]).toMatchObject({
      betType: 'prop',
      selection: 'A. Judge Over 1.5 hits',
      pick: { market: 'prop', playerId: 'pp-0', prop: 'hits', side: 'over', line: 1.5 },
    });
    expect(within(list).getByRole<HTMLButtonElement>('button', { name: /^J. Alvarado Under 0.5 home runs/ }).disabled).toBe(true);
  });
});

describe('Game Summary', () => {
  it('is computed from the game, and fetched when opened', async () => {
    const { user, server } = draw(null);
    expect(server.callsOf('GET /api/games/:gameId')).toHaveLength(0);
    await user.click(section(/Summary/));
    expect(await screen.findByText('58–35, 29–18 away')).toBeTruthy();
    for (const fact of ['74°F, clear, 5% rain', '11 mph out to right', 'NYY 6–4, BOS 5–5', 'NYY leads 4–3'])
      expect(screen.getByText(fact)).toBeTruthy();
  });
});
