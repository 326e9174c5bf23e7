import { outlookWords } from '@clearedge/contract/words/outlook-words';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contests } from '../../db/schema/index.ts';
import type { LiveState } from '../../ports/index.ts';
import { gameModuleOf } from '../../sports/registry.ts';
import { createContest, withTestCtx } from '../../testing/index.ts';
import { syncLive } from '../contests/sync/sync-live.ts';
import { close, price } from '../odds/testing/board.ts';
import { offers } from '../odds/testing/samples.ts';
import { buildDigest } from './build/build-digest.ts';
import type { Digest } from './build/digest-shape.ts';
import { sectionsOf } from './mail/mail.ts';

const GAME = '20260711_NYY@BOS';
const NOW = '2026-07-12T00:20:00Z';
const STATE: LiveState = {
  gameId: GAME,
  asOf: new Date(NOW),
  inning: 4,
  half: 'top',
  isBetweenInnings: false,
  balls: 0,
  strikes: 0,
  outs: 1,
  runners: { first: false, second: false, third: false },
  batter: null,
  pitcher: null,
  lastPlay: null,
  score: { away: 3, home: 0 },
  lineScore: { away: [3, 0, 0], home: [0, 0, 0], totals: { away: { runs: 3, hits: 4, errors: 0 }, home: { runs: 0, hits: 1, errors: 0 } } },
  plays: [],
};
const bookOf = (code: string) => [...offers(code, 'moneyline', null, -110, -110), ...offers(code, 'total', 8.5, -110, -110)];
/** Written apart from the product's own reading: even prices on both sides close at one half. */
const FORECAST = gameModuleOf('mlb')!.foreseeLive!(
  { pHome: 0.5, line: 8.5, overProbability: 0.5 },
  { seasonYear: 2026, scheduledInnings: 9, awayCode: 'NYY', homeCode: 'BOS', detail: null },
)!;

async function scene(
  books: readonly string[],
  play: (parts: { look: () => Promise<Digest>; stand: (status: 'scheduled' | 'live' | 'final') => Promise<void> }) => Promise<void>,
): Promise<void> {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { id } = await createContest(ctx, { gameId: GAME });
    await price(ctx, id, books.flatMap(bookOf));
    await close(ctx, id, books.flatMap(bookOf));
    await play({
      look: () => buildDigest(ctx, '2026-07-11', 'everybody'),
      stand: async (status) => {
        if (status === 'live') {
          world.feed.live.set(GAME, STATE);
          await syncLive(ctx, () => Promise.resolve());
        }
        await ctx.db.update(contests).set({ status, awayScore: 3, homeScore: 0 }).where(eq(contests.id, id));
      },
    });
  });
}
const inPlayOf = (digest: Digest) => digest.games.find(({ gameId }) => gameId === GAME)!.inPlay;

test('a game in play comes with its chances from where it stands, in page and mail; before it and after it with none', async () => {
  await scene(['AAA', 'BBB'], async ({ look, stand }) => {
    await stand('scheduled');
    expect(inPlayOf(await look())).toBeNull();
    await stand('live');
    const digest = await look();
    const inPlay = inPlayOf(digest)!;
    const expected = FORECAST.at(STATE)!;
    expect(inPlay.homeWin).toBeCloseTo(expected.homeWin, 3);
    expect(inPlay.meanTotal).toBeCloseTo(expected.meanTotal, 2);
    expect(inPlay.homeWin).toBeLessThan(0.35);
    expect(inPlay.asOf).toBe(NOW.replace('Z', '.000Z'));
    expect(JSON.stringify(sectionsOf(digest))).toContain(outlookWords(digest.games[0]!, inPlay));
    await stand('final');
    expect(inPlayOf(await look())).toBeNull();
  });
});

test('a close of one book alone makes no chances', async () => {
  await scene(['AAA'], async ({ look, stand }) => {
    await stand('live');
    expect(inPlayOf(await look())).toBeNull();
  });
});
