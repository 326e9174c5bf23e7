import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { createUser, fakeTimers, makeServer, withTestCtx } from '../../testing/index.ts';
import { sampleContract, sampleFeature } from '../../testing/sample-routes.ts';
import type { SessionCache } from './guard/session-cache.ts';
import { BrowserStreams } from './stream.ts';

interface Heard {
  events: () => { event: string; data: unknown; id: string }[];
  /** Resolves once so many events have come. */
  until: (count: number) => Promise<void>;
  ended: Promise<unknown>;
  headers: Headers;
  stop: () => void;
}

async function listen(base: string, cookie: string): Promise<Heard> {
  const abort = new AbortController();
  const response = await fetch(`${base}/api/stream`, { headers: { cookie }, signal: abort.signal });
  let text = '';
  let changed = (): void => undefined;
  const events = () =>
    [...text.matchAll(/id: (.*)\nevent: (.*)\ndata: (.*)\n\n/g)].map(([, id = '', event = '', data = 'null']) => ({
      id,
      event,
      data: JSON.parse(data) as unknown,
    }));
  const read = async (): Promise<void> => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      changed();
    }
  };
  const until = async (count: number): Promise<void> => {
    while (events().length < count) {
      await new Promise<void>((resolve) => {
        changed = resolve;
      });
    }
  };
  return { events, until, ended: read().catch(() => undefined), headers: response.headers, stop: () => abort.abort() };
}

test('everybody hears of the slate, a user alone of what is his, and a session that ends ends its stream', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const timers = fakeTimers();
    const container = { ...world.container, timers };
    const server = await makeServer([sampleFeature()], { world: { ...world, container }, contract: sampleContract });
    const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const other = await createUser(ctx);
    const [mine, theirs, visitor] = [
      await listen(base, (await server.as(world.user!)).cookie),
      await listen(base, (await server.as(other)).cookie),
      await listen(base, ''),
    ];
    await Promise.all([mine.until(1), theirs.until(1), visitor.until(1)]);
    expect(mine.events()[0]).toMatchObject({ event: 'hello', data: { now: '2026-07-11T16:00:00.000Z' } });
    expect(mine.headers.get('x-accel-buffering')).toBe('no');
    expect(mine.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');

    await ctx.publish({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });
    await ctx.publish({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });
    await ctx.publish({ topic: 'user', userId: world.user!.id, what: 'bets' });
    timers.pass(250);
    await Promise.all([mine.until(3), theirs.until(2), visitor.until(2)]);
    expect(
      mine
        .events()
        .slice(1)
        .map(({ data }) => data),
    ).toEqual([
      { topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' },
      { topic: 'user', what: 'bets' },
    ]);
    expect(theirs.events()).toHaveLength(2);
    expect(new Set(mine.events().map(({ id }) => id)).size).toBe(3);

    await ctx.db.delete(sessions).where(eq(sessions.userId, world.user!.id));
    timers.pass(25_000);
    await mine.ended;
    await server.close();
    await Promise.all([theirs.ended, visitor.ended]);
  });
});

test('news wait until the answers that are read know of them, a second at most', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const timers = fakeTimers();
    let isBehind = true;
    const streams = new BrowserStreams({ ...world.container, timers }, {} as SessionCache, () => isBehind);
    const sent: string[] = [];
    const response = { on: () => undefined, write: (text: string) => sent.push(text), end: () => undefined, writableLength: 0 };
    streams.add(response as unknown as ServerResponse, { kind: 'visitor' }, null, '127.0.0.1');
    const sentAfter = (ms: number): number => {
      timers.pass(ms);
      return sent.splice(0).length;
    };
    expect(sentAfter(0)).toBe(1);

    await ctx.publish({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });
    expect(sentAfter(300)).toBe(0);
    isBehind = false;
    expect(sentAfter(50)).toBe(1);

    isBehind = true;
    await ctx.publish({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });
    expect([sentAfter(999), sentAfter(51)]).toEqual([0, 1]);
    streams.close();
  });
});
