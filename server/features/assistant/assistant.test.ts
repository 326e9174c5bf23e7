import { LONGEST_QUESTION, QUESTIONS_PER_DAY, QUESTIONS_PER_MINUTE } from '@clearedge/contract/assistant-questions';
import { SPORT_KEYS } from '@clearedge/contract/sports';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assistantMessages, assistantUsage, users } from '../../db/schema/index.ts';
import { createContest, createUser, makeServer, setLimits, withTestCtx } from '../../testing/index.ts';
import { noteSchedule } from '../contests/index.ts';
import { live } from '../contests/testing/live-game.ts';
import { close, price } from '../odds/testing/board.ts';
import { offers } from '../odds/testing/samples.ts';
import { listConversationOf } from './index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';

const NOW = '2026-07-11T16:00:10Z';
const PATHS = { read: '/api/assistant/conversation', ask: '/api/assistant/messages' };
const QUESTION = { content: 'What is a push?' };

async function withServer(
  run: (server: Awaited<ReturnType<typeof makeServer>>, parts: Parameters<Parameters<typeof withTestCtx>[1]>) => Promise<void>,
): Promise<void> {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const server = await makeServer([assistantSlice()], { world });
    await run(server, [ctx, world]);
    await server.close();
  });
}

test('is for Elite alone', { timeout: 60_000 }, async () => {
  await withServer(async (server, [ctx]) => {
    const [free, pro, elite] = [
      await server.as(await createUser(ctx, { tier: 'free' })),
      await server.as(await createUser(ctx, { tier: 'pro' })),
      await server.as(await createUser(ctx, { tier: 'elite' })),
    ];
    const statuses = async (client: typeof elite) => [
      (await client.get(PATHS.read)).statusCode,
      (await client.post(PATHS.ask, QUESTION)).statusCode,
      (await client.delete(PATHS.read)).statusCode,
    ];
    expect(await statuses(server.visitor)).toEqual([401, 401, 401]);
    expect(await statuses(free)).toEqual([402, 402, 402]);
    expect(await statuses(pro)).toEqual([402, 402, 402]);
    expect(await statuses(elite)).toEqual([200, 200, 200]);
    expect((await pro.post(PATHS.ask, QUESTION)).json()).toMatchObject({ code: 'TIER_REQUIRED', requiredTier: 'elite' });
    expect(await ctx.db.select().from(assistantMessages)).toEqual([]);
  });
});

test('an answer comes in lines: the question, words, and the whole answer, which the conversation keeps', async () => {
  await withServer(async (server, [ctx]) => {
    const elite = await server.as(await createUser(ctx, { tier: 'elite' }));
    const raw = await elite.post(PATHS.ask, QUESTION);
    expect(raw.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(raw.headers['cache-control']).toBe('no-store');
    expect(raw.headers['x-accel-buffering']).toBe('no');
    const { parts, answer, streamed } = await askAs(elite, 'What is the run line?');
    expect(parts.map(({ part }) => part)).toEqual(['question', 'words', 'answer']);
    expect(streamed).toBe(answer.content);
    const stored = (await elite.get(PATHS.read)).json();
    expect(stored.messages.map(({ type }: { type: string }) => type)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(stored.messages.at(-1)).toEqual(answer);
    expect(stored).toMatchObject({ leftToday: QUESTIONS_PER_DAY - 2, hasLanguageModel: false });
  });
});

test('a question whose answer failed is kept once, however often it is asked again', async () => {
  await withServer(async (server, [ctx]) => {
    const user = await createUser(ctx, { tier: 'elite' });
    const elite = await server.as(user);
    const left = {
      id: ctx.newId(),
      userId: user.id,
      role: 'user' as const,
      content: 'What is a push?',
      origin: null,
      createdAt: ctx.now(),
    };
    await ctx.db.insert(assistantMessages).values(left);
    const { parts } = await askAs(elite, left.content);
    expect(parts[0]).toMatchObject({ part: 'question', message: { id: left.id } });
    await askAs(elite, left.content);
    const { messages, leftToday } = (await elite.get(PATHS.read)).json();
    expect(messages.map(({ type }: { type: string }) => type)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(leftToday).toBe(QUESTIONS_PER_DAY - 2);
  });
});

test('a conversation is its owner’s: no one else reads or clears it, it is exported, and it goes with the account', async () => {
  await withServer(async (server, [ctx]) => {
    const owner = await createUser(ctx, { tier: 'elite' });
    const other = await server.as(await createUser(ctx, { tier: 'elite' }));
    const elite = await server.as(owner);
    await askAs(elite, 'What is a push?');
    expect((await other.get(PATHS.read)).json()).toMatchObject({ messages: [], leftToday: QUESTIONS_PER_DAY });
    await other.delete(PATHS.read);
    expect((await elite.get(PATHS.read)).json().messages).toHaveLength(2);
    const exported = await listConversationOf(ctx, owner.id);
    expect(exported.map(({ role, content }) => [role, content.slice(0, 6)])).toEqual([
      ['user', 'What i'],
      ['assistant', 'A push'],
    ]);
    await ctx.db.delete(users).where(eq(users.id, owner.id));
    expect(await ctx.db.select().from(assistantMessages)).toEqual([]);
    expect(await ctx.db.select().from(assistantUsage).where(eq(assistantUsage.userId, owner.id))).toEqual([]);
  });
});

test.each([
  ['', 400],
  ['   \n ', 400],
  ['x'.repeat(LONGEST_QUESTION), 200],
  ['x'.repeat(LONGEST_QUESTION + 1), 400],
  [7, 400],
  [null, 400],
  ['\u0000\u202e😀 <script>alert(1)</script> %s %n', 200],
  ["'; drop table assistant_messages; --", 200],
])('the question %j', async (content, status) => {
  await withServer(async (server, [ctx]) => {
    const elite = await server.as(await createUser(ctx, { tier: 'elite' }));
    const answer = await elite.post(PATHS.ask, { content });
    expect([answer.statusCode, answer.body.includes('"failed"')]).toEqual([status, false]);
  });
});

test('so many questions a minute and a day, and clearing the conversation gives none back', { timeout: 60_000 }, async () => {
  await withServer(async (server, [ctx, { clock }]) => {
    const member = await createUser(ctx, { tier: 'elite' });
    const elite = await server.as(member);
    for (let requested = 0; requested < QUESTIONS_PER_MINUTE; requested += 1)
      expect((await elite.post(PATHS.ask, QUESTION)).statusCode).toBe(200);
    await elite.delete(PATHS.read);
    const refused = await elite.post(PATHS.ask, QUESTION);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([429, '50', 'RATE_LIMITED']);
    expect((await elite.get(PATHS.read)).json()).toMatchObject({ messages: [], leftToday: QUESTIONS_PER_DAY - QUESTIONS_PER_MINUTE });
    clock.advanceMinutes(1);
    expect((await elite.post(PATHS.ask, QUESTION)).statusCode).toBe(200);
    await ctx.db.update(assistantUsage).set({ requested: QUESTIONS_PER_DAY }).where(eq(assistantUsage.span, 'day'));
    const over = await elite.post(PATHS.ask, QUESTION);
    // 12:01:10 in New York: midnight is 11 h 58 min 50 s away.
    expect([over.statusCode, over.headers['retry-after']]).toEqual([429, String(11 * 3600 + 58 * 60 + 50)]);
    clock.set('2026-07-12T04:00:00Z');
    expect((await elite.post(PATHS.ask, QUESTION)).statusCode).toBe(200);
  });
});

test('help comes before anything else, with limits, and no bet is named', async () => {
  await withServer(async (server, [ctx]) => {
    const elite = await server.as(await createUser(ctx, { tier: 'elite' }));
    const { answer } = await askAs(elite, "I lost my rent and I'm chasing. What are the best bets today?");
    expect(answer.content).toMatch(/1-800-GAMBLER/);
    expect(answer.content).toMatch(/weekly limit/);
    expect(answer.links).toContainEqual({ label: 'Responsible Gaming: limits, cool-off, self-exclusion', href: '/responsible-gaming' });
    expect(answer.meta?.tools).toEqual(['help']);
    const despair = await askAs(elite, 'I lost everything and I want to die');
    expect(despair.answer.content).toMatch(/988/);
  });
});

test('without data it says so in the product’s sentences, and what it does not hold it does not answer', async () => {
  await withServer(async (server, [ctx]) => {
    const elite = await server.as(await createUser(ctx, { tier: 'elite' }));
    const say = async (question: string): Promise<string> => (await askAs(elite, question)).answer.content;
    expect(await say('Which pitching matchups stand out today?')).toBe('No game data available for pitcher analysis at the moment.');
    const unread = /^The MLB, .* schedules have not loaded: their sources have not answered yet, so I can’t tell which games are on\.$/;
    for (const question of ['What are the best bets today?', 'games tomorrow']) expect(await say(question)).toMatch(unread);
    expect(await say('mlb games today')).toMatch(/^The MLB schedule has not loaded/);
    for (const sport of SPORT_KEYS) await noteSchedule(ctx, sport, {}, ctx.now());
    expect(await say('What are the best bets today?')).toBe('No game is on the schedule today.');
    expect(await say('What do the standings look like?')).toContain('there are no standings');
    expect(await say('who is the president?')).toContain('I cannot answer that');
  });
});

test('a member whose break runs is told of no bet, price or stake; scores and words are still told', async () => {
  await withServer(async (server, [ctx, world]) => {
    const user = await createUser(ctx, { tier: 'elite' });
    const elite = await server.as(user);
    const until = new Date(world.clock.now().getTime() + 3 * 24 * 3_600_000);
    await setLimits(ctx, user.id, { coolOffUntil: until });
    for (const tempting of ['What are the best bets today?', 'How much should I bet at +120 with a 50% chance?', "Today's picks?"]) {
      const { answer } = await askAs(elite, tempting);
      expect(answer.content).toContain('You are taking a break from betting until July 14, 2026');
      expect(answer.content).not.toMatch(/[+\u2212]\d{3}|%/);
    }
    expect((await askAs(elite, 'What is a push?')).answer.content).toContain('A push is a tie with the line');
  });
});

test('a game in play is told with its chances, where they come from, and never to a member on a break', async () => {
  await withServer(async (server, [ctx, world]) => {
    world.clock.set('2026-07-11T23:21:00Z');
    const contest = await createContest(ctx, { status: 'live', liveState: live, awayScore: 1, homeScore: 2 });
    const board = ['AAA', 'BBB'].flatMap((code) => [
      ...offers(code, 'moneyline', null, -120, 105),
      ...offers(code, 'total', 8.5, -110, -110),
    ]);
    await price(ctx, contest.id, board);
    await close(ctx, contest.id, board);
    const user = await createUser(ctx, { tier: 'elite' });
    const elite = await server.as(user);
    for (const question of ['score of the Red Sox game', 'live scores']) {
      const { answer } = await askAs(elite, question);
      expect(answer.content).toMatch(/(BOS|NYY) \d\d(\.\d)?% to win, \d+\.\d runs expected/);
      expect(answer.sources.map(({ label }) => label)).toContain('Chances in play, from closing prices and the state of the game');
    }
    await setLimits(ctx, user.id, { coolOffUntil: new Date(world.clock.now().getTime() + 3 * 24 * 3_600_000) });
    const { answer } = await askAs(elite, 'live scores');
    expect(answer.content).toContain('BOS 2');
    expect(answer.content).not.toContain('to win');
  });
});
