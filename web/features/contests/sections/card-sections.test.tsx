import { tierNames } from '@clearedge/contract/entitlements';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { slip } from '../../../core/slip/index.ts';
import { FakeError } from '../../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../../testing/hold-time.ts';
import { type RenderOptions, renderPart } from '../../../testing/render-route.tsx';
import { sampleGame } from '../../../testing/sample-game.ts';
import type { Game } from '../contest-types.ts';
import { SUMMARY, sampleAnalysis, samplePlay, sampleSummary } from '../testing/sample-analysis.ts';
import { sampleDetail } from '../testing/sample-detail.ts';
import { sampleProps } from '../testing/sample-props.ts';
import { CardSections } from './card-sections.tsx';

const analyzed = sampleSummary();
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
    expect(screen.getByText(`AI Game Analysis is available to ${tierNames('analysis')} subscribers.`)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscribe');
  });

  it('offer a free user Upgrade to Pro, fetch no props and show nothing that is locked', async () => {
    const { user, server } = draw('free', analyzed);
    await user.click(section(/Analysis/));
    await user.click(section(/Props/));
    expect(await screen.findAllByRole('link', { name: 'Upgrade to Pro' })).toHaveLength(2);
    expect(screen.getByText(`AI Player Props is available to ${tierNames('props')} subscribers.`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    expect(server.callsOf('GET /api/games/:gameId/player-props')).toHaveLength(0);
    expect(document.body.textContent).not.toContain(SUMMARY);
  });
});

describe('AI sections for pro', () => {
  it('offer to generate an analysis, say so while it is made, and show it', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { user, server } = draw('pro');
    server.use({
      'POST /api/games/:gameId/analyze': async () => {
        await gate;
        return sampleAnalysis();
      },
    });
    await user.click(section(/Analysis/));
    expect(await screen.findByText('No analysis for this game yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Generate Analysis' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generating...' }).disabled).toBe(true);
    open();
    expect(await screen.findByRole('button', { name: 'Generate Analysis' })).toBeTruthy();
    expect(server.callsOf('POST /api/games/:gameId/analyze')).toHaveLength(1);
  });

  it('say why an analysis could not be generated', async () => {
    const { user, server } = draw('pro');
    server.use({
      'POST /api/games/:gameId/analyze': () => {
        throw new FakeError('UNPROCESSABLE', 'The model has no opinion of this game yet.');
      },
    });
    await user.click(section(/Analysis/));
    await user.click(await screen.findByRole('button', { name: 'Generate Analysis' }));
    expect(await screen.findByText('Generation failed')).toBeTruthy();
    expect(screen.getByText('The model has no opinion of this game yet.')).toBeTruthy();
  });

  it('fetch the analysis when opened and show words, confidence with its record, plays, suggestions and drivers', async () => {
    const { user, server } = draw('elite', analyzed);
    expect(server.callsOf('GET /api/games/:gameId/analysis')).toHaveLength(0);
    server.use({ 'GET /api/games/:gameId/analysis': sampleAnalysis() });
    await user.click(section(/Analysis/));
    expect(await screen.findByText(new RegExp(SUMMARY))).toBeTruthy();
    expect(await screen.findAllByText('+6.7% EV')).toHaveLength(2);
    for (const text of ['High Value', 'not value at this price', '−1.2% EV', '63.0%', 'Pull to market', '52.3%'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByText(/Back-test 2010-2019, ranked .* won .*n 1,927, 95% 60.8% to 65.1%/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: /^New York Yankees moneyline \+104 at Summit/ })[0]!);
    expect(slip.entries()[0]).toMatchObject({ betType: 'moneyline', selection: 'New York Yankees', odds: 104, book: 'SUM' });
  });

  it('say no bet, and what is nearest to one', async () => {
    const { user, server } = draw('pro', sampleSummary({ valuePlays: [] }));
    const verdict = 'No bet: no fresh price pays enough over its fair price.';
    const nearest = samplePlay({ side: 'home', selection: 'Boston Red Sox', expectedValue: -0.004, valueFrom: 118 });
    server.use({ 'GET /api/games/:gameId/analysis': sampleAnalysis({ valuePlays: [], suggestedBets: [], verdict, nearest }) });
    await user.click(section(/Analysis/));
    expect(await screen.findByText(verdict)).toBeTruthy();
    expect(screen.getByText('BOS moneyline')).toBeTruthy();
    expect(screen.getByText('+118')).toBeTruthy();
    expect(screen.getByText('The confidence is not high enough to suggest a bet.')).toBeTruthy();
  });

  it('offer to try again when the analysis cannot be loaded', async () => {
    const { user } = draw('pro', analyzed);
    await user.click(section(/Analysis/));
    expect(await screen.findByText('The analysis could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('do not offer an analysis of a game that has begun', async () => {
    const { user } = renderPart(<CardSections game={sampleGame({ status: 'live' })} />, { user: 'pro' });
    await user.click(section(/Analysis/));
    expect(await screen.findByText('This game was not analyzed before its first pitch.')).toBeTruthy();
  });

  it('fetch props only when opened, show the first four and put one on the slip', async () => {
    const { user, server } = draw('pro');
    expect(server.callsOf('GET /api/games/:gameId/player-props')).toHaveLength(0);
    await user.click(section(/Props/));
    const list = await screen.findByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await user.click(within(list).getByRole('button', { name: /^A. Judge Hits Over 1.5 \+110 at Summit/ }));
    expect(slip.entries()[0]).toMatchObject({
      betType: 'prop',
      selection: 'A. Judge Hits Over 1.5',
      pick: { market: 'prop', playerId: 'pp-0', prop: 'hits', side: 'over', line: 1.5 },
    });
    expect(within(list).getByRole<HTMLButtonElement>('button', { name: /^J. Alvarado Home Runs Under 0.5/ }).disabled).toBe(true);
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
