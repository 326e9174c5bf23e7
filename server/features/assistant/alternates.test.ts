import { expect, test } from 'vitest';
import { newsItems } from '../../db/schema/index.ts';
import type { FeedQuote } from '../../ports/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';
import { NOW, prepareSlate } from './testing/scene.ts';

/** Both sides of the Red Sox' game at a number, from Book B. */
const pair = (quotedAt: Date, market: 'spread' | 'total', line: number, first: number, second: number): FeedQuote[] =>
  (['first', 'second'] as const).map((place) => ({
    gameId: '20260711_NYY@BOS',
    book: { code: 'BBB', name: 'Book B' },
    market,
    side: market === 'total' ? (place === 'first' ? 'over' : 'under') : place === 'first' ? 'away' : 'home',
    line: market === 'spread' && place === 'second' ? -line : line,
    price: place === 'first' ? first : second,
    quotedAt,
    isOpening: false,
  }));

test('a number that no main board has is looked for among the alternate lines, and they are listed', { timeout: 120_000 }, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await prepareSlate(ctx, world);
    const at = ctx.now();
    const others = [...pair(at, 'total', 9.5, 170, -210), ...pair(at, 'total', 7.5, -102, -120), ...pair(at, 'spread', -2.5, 210, -260)];
    world.feed.alternates.push(...others);
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    const say = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    expect(await say('red sox +2.5 price')).toContain('BOS +2.5 −260 (Book B, ');
    expect(await say('red sox game over 9.5 price')).toContain('Over 9.5 +170 (Book B, ');
    // The main number stays at its own best price; one that nobody sells is said to be so.
    expect(await say('red sox +1.5 price')).toContain('BOS +1.5 −160 (Book A, ');
    expect(await say('red sox +3.5 price')).toContain('BOS Home Club +3.5: no book has it');
    expect(await say('red sox alt run lines')).toMatch(
      /^Alternate lines on NYY @ BOS.*\n• run line, .*: BOS \+1\.5 −160 \(Book A\), BOS \+2\.5 −260 \(Book B\)\.$/,
    );
    expect(await say('which alternate total is closest to even money in the red sox game')).toContain('total: Over 7.5 −102 (Book B, ');
    expect(await say('mets alternate totals')).toMatch(/^No book sells alternate lines of that on .*NYM/);
    await server.close();
  });
});

test('headlines of a league are told as those of any sport, those about nobody else than who is named', { timeout: 120_000 }, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await prepareSlate(ctx, world);
    const item = { sport: 'nhl', sourceId: 'n2', summary: '', source: 'Test Wire', url: '#', category: 'news' } as const;
    await ctx.db
      .insert(newsItems)
      .values({ id: ctx.newId(), ...item, title: 'Bruins recall a goalie', publishedAt: new Date(ctx.now().getTime() - 60_000) });
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    const say = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    expect(await say('any hockey news')).toContain('“Bruins recall a goalie”, Test Wire');
    // Nobody else's headlines for a player or a club that has none.
    expect(await say('any news on the mets')).toBe('No news about the NYM Home Club has come in.');
    expect(await say('any news on joe batterson')).toBe('No news about Joe Batterson has come in.');
    expect(await say('any golf news')).toContain('does not have news for golf');
    await server.close();
  });
});
