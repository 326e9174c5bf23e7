import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseClock } from '../../core/clock.ts';
import { sampleDetail, sampleNews } from '../../features/contests/testing/sample-detail.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../testing/hold-time.ts';
import { finalSample, sampleGame } from '../../testing/sample-game.ts';
import { baseHandlers, sampleStatus } from '../../testing/samples.ts';
import { drawPage } from './prerender-page.tsx';

const games = [sampleGame(), finalSample()];
const detail = sampleDetail();
const gamePath = `/game/${encodeURIComponent(detail.gameId)}`;
const boot: Record<string, unknown> = {
  '/api/status': sampleStatus(),
  '/api/games': games,
  '/api/mlb/news': sampleNews(3),
  [`/api/games/${detail.gameId}`]: detail,
};

beforeEach(() => {
  holdTime();
  fakeServer({ ...baseHandlers(null) });
});
afterEach(() => {
  releaseTime();
  releaseClock();
});

describe('drawPage', () => {
  it.each([
    ['/', "Today's MLB Games"],
    ['/games', 'MLB Games'],
    [gamePath, 'Best prices'],
  ])('draws %s whole, without a style or a script that the policy would refuse', async (path, words) => {
    const { html } = await drawPage(path, JSON.stringify(boot));
    expect(html).toContain(words.replace("'", '&#x27;'));
    expect(html).toContain(sampleGame().awayTeam);
    expect(html).not.toContain(' style="');
    expect(html).not.toContain('<script');
    expect(html).toContain('<footer');
  });

  it('draws for a visitor: the way in, and nothing of an account', async () => {
    const { html } = await drawPage('/', JSON.stringify(boot));
    expect(html).toContain('Sign In');
    expect(html).not.toContain('Account of');
  });

  it('says which time its ages are of', async () => {
    const { drawnAtMs } = await drawPage('/', JSON.stringify({ ...boot, '/api/status': sampleStatus({ clockOffsetMs: 5000 }) }));
    expect(drawnAtMs).toBe(Date.now() + 5000);
  });

  it('fails rather than draw half a screen', async () => {
    await expect(drawPage('/games', JSON.stringify({ ...boot, '/api/games': [null] }))).rejects.toThrow(/null/);
  });
});
