import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { books, closingPrices, contestFacts, contests, quotes } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, createContest } from '../../../testing/index.ts';
import { pair } from '../../odds/testing/samples.ts';
import { finalFacts } from '../../picks/testing/board.ts';
import { withShop } from '../testing/shop.ts';
import { measureBooks } from './measure-books.ts';

const PATH = '/api/odds-comparison/books';
const minutesBefore = ({ startsAt }: ContestRow, minutes: number): Date => new Date(startsAt.getTime() - minutes * 60_000);

/** Moneylines of a book at some minutes before the start; the last is its close. */
async function quoteOf(
  ctx: Ctx,
  contest: ContestRow,
  code: string,
  prices: readonly [minutes: number, away: number, home: number][],
): Promise<void> {
  await ctx.db
    .insert(books)
    .values({ code, name: `Book ${code}` })
    .onConflictDoNothing();
  const rows = prices.flatMap(([minutes, away, home]) => pair(code, 'moneyline', null, away, home, minutesBefore(contest, minutes)));
  const stored = rows.map(({ gameId: _game, book: _book, ...row }) => ({
    ...row,
    contestId: contest.id,
    bookCode: code,
    recordedAt: row.quotedAt,
  }));
  await ctx.db.insert(quotes).values(stored);
  const closes = stored.slice(-2).map(({ price, isOpening: _opening, recordedAt: _recorded, ...row }) => ({ ...row, price: price! }));
  await ctx.db.insert(closingPrices).values(closes);
}

async function playedGame(ctx: Ctx, matchup: string, day: string): Promise<ContestRow> {
  const startsAt = new Date(`${day}T23:05:00Z`);
  const values = { gameId: `${day.replaceAll('-', '')}_${matchup}`, slateOn: day, startsAt, status: 'final' as const };
  const contest = await createContest(ctx, values);
  const at = new Date(`${day}T23:59:00Z`);
  const stated = { version: 1, isFinal: true, factsHash: 'final', reportedAt: at, recordedAt: at };
  await ctx.db.insert(contestFacts).values({ id: ctx.newId(), contestId: contest.id, facts: finalFacts(3, 2), ...stated });
  await quoteOf(ctx, contest, 'TOP', [
    [600, -110, -110],
    [90, 105, -125],
    [20, -119, -101],
  ]);
  await quoteOf(ctx, contest, 'AAA', [
    [600, -110, -110],
    [40, -115, -105],
    [25, -120, 100],
  ]);
  await quoteOf(ctx, contest, 'BBB', [
    [600, -110, -110],
    [30, -120, 100],
  ]);
  return contest;
}

test('a settled day is measured once, and told to those whose plan compares books', async () => {
  await withShop(async ({ ctx, pro, as, visitor }) => {
    await playedGame(ctx, 'ATL@PHI', '2026-07-09');
    await playedGame(ctx, 'ATL@PHI', '2026-07-10');
    await measureBooks(ctx);
    const first = (await pro.get(PATH)).json();
    expect(first).toMatchObject({ from: '2026-07-09', to: '2026-07-10', days: 2, games: 2 });
    const [top, aaa] = ['TOP', 'AAA'].map((code) => first.books.find((book: { code: string }) => book.code === code));
    // Its +105 stood while the others were even: 2.5% then, and a winner each day.
    expect(top).toMatchObject({
      pairs: 2,
      sides: 4,
      plays: 2,
      claimed: expect.closeTo(0.025, 9),
      judged: 2,
      graded: 2,
      units: expect.closeTo(2.1, 9),
    });
    expect(top.atClose).toBeGreaterThan(top.claimed);
    expect(top.gap.high).toBeLessThan(0);
    // AAA began the move toward the away side at 40 minutes, TOP followed 20 later.
    expect(aaa).toMatchObject({ moves: 2, firstShare: 1 });
    expect(top).toMatchObject({ moves: 2, firstShare: 0, followShare: 1, minutesBehind: 20 });
    await measureBooks(ctx);
    expect((await pro.get(PATH)).json()).toEqual(first);
    expect((await pro.get(`${PATH}?market=total`)).json()).toMatchObject({ days: 0, books: [] });
    for (const reader of [visitor, await as('free')]) expect((await reader.get(PATH)).statusCode).toBeGreaterThanOrEqual(401);
  });
});

test('a day waits until all its games are over and have a close, but not for ever', async () => {
  await withShop(async ({ ctx, pro, as, world }) => {
    await playedGame(ctx, 'ATL@PHI', '2026-07-10');
    const late = await createContest(ctx, { gameId: '20260710_SEA@OAK', slateOn: '2026-07-10', status: 'live' });
    await measureBooks(ctx);
    await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, late.id));
    await measureBooks(ctx);
    expect((await pro.get(PATH)).json()).toMatchObject({ days: 0, games: 0 });
    world.clock.set('2026-07-22T16:00:00Z');
    await measureBooks(ctx);
    const later = await as('pro');
    expect((await later.get(`${PATH}?days=90`)).json()).toMatchObject({ days: 1, games: 1 });
    expect((await later.get(`${PATH}?days=7`)).json()).toMatchObject({ days: 0, games: 0 });
  });
});
