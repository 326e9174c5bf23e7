import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications, telegramCodes, telegramLinks, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type BotMessage, type Messenger, MessengerFailure } from '../../../ports/index.ts';
import { createUser, makeServer, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { noticesFeature } from '../index.ts';
import { notifyByTelegram } from './notify-by-telegram.ts';
import { readMessages } from './read-messages.ts';

const settings = { oddsFormat: 'american', theme: 'dark', timeZone: null, myBooks: [], unitCents: null } as const;
type Answer = 'sent' | 'gone' | MessengerFailure;

/** A bot whose inbox and answers are the test's. */
function fakeBot() {
  const bot = { inbox: [] as BotMessage[], sent: [] as string[], answers: [] as Answer[] };
  const messenger: Messenger = {
    findBotName: async () => 'ClearEdgeBot',
    send: async (chatId, text) => {
      const answer = bot.answers.shift() ?? 'sent';
      if (answer instanceof MessengerFailure) throw answer;
      if (answer === 'sent') bot.sent.push(`${chatId}: ${text.split('\n')[0]}`);
      return answer;
    },
    listMessages: async (from) => bot.inbox.filter(({ updateId }) => updateId >= from),
  };
  return { bot, messenger };
}

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  server: TestServer;
  bot: ReturnType<typeof fakeBot>['bot'];
  person: (name: string, tier?: 'free' | 'pro') => Promise<{ id: string; me: Awaited<ReturnType<TestServer['as']>> }>;
  write: (text: string, chatId?: string) => Promise<void>;
}
async function scene(run: (now: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true, now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    const { bot, messenger } = fakeBot();
    world.container.ports.messenger = messenger;
    const server = await makeServer([noticesFeature], { world });
    const notify = { bet_settled: 'telegram' as const };
    let updateId = 100;
    await run({
      ctx,
      world,
      server,
      bot,
      person: async (username, tier = 'pro') => {
        const user = await createUser(ctx, { username, tier, settings: { ...settings, myBooks: [], notify } });
        return { id: user.id, me: await server.as(user) };
      },
      write: async (text, chatId = '7') => {
        bot.inbox.push({ updateId: ++updateId, chat: { id: chatId, name: `@chat${chatId}` }, text });
        await readMessages(world.ctxFor('system'));
      },
    });
    await server.close();
  });
}
const tell = (ctx: Ctx, userId: string, dedupeKey: string): Promise<void> =>
  ctx.transact((tx) =>
    postNotification(tx, { userId, kind: 'bet_settled', title: dedupeKey, body: '+$10.00', href: '/my-bets', dedupeKey }),
  );
const codeFor = async ({ me }: Awaited<ReturnType<Scene['person']>>): Promise<string> => (await me.post('/api/telegram/link')).json().code;

test('a code links the chat that sends it, once and for ten minutes; unlinked and stopped chats hear nothing', {
  timeout: 60_000,
}, async () => {
  await scene(async ({ ctx, world, server, bot, person, write }) => {
    const [ann, bob, fay] = [await person('ann'), await person('bob'), await person('fay', 'free')];
    expect([(await fay.me.post('/api/telegram/link')).statusCode, (await server.visitor.get('/api/telegram')).statusCode]).toEqual([
      402, 401,
    ]);
    const begun = (await ann.me.post('/api/telegram/link')).json();
    expect(begun).toEqual({
      code: expect.stringMatching(/^[\w-]{24}$/),
      url: `https://t.me/ClearEdgeBot?start=${begun.code}`,
      expiresAt: '2026-07-11T16:10:00.000Z',
    });
    expect(JSON.stringify(await ctx.db.select().from(telegramCodes))).not.toContain(begun.code);
    await write('hello');
    await write('/start wrong-code-of-someone');
    expect((await ann.me.get('/api/telegram')).json()).toEqual({ isConfigured: true, link: null });
    await write(`/start ${begun.code}`);
    expect((await ann.me.get('/api/telegram')).json()).toEqual({
      isConfigured: true,
      link: { name: '@chat7', linkedAt: '2026-07-11T16:00:00.000Z' },
    });
    await write(`/start ${begun.code}`, '8');
    expect(bot.sent.map((line) => line.slice(0, 24))).toEqual([
      '7: To be told things her',
      '7: This code is not vali',
      '7: Linked to ann at Clea',
      '8: This code is not vali',
    ]);
    // Read by another process at the same time: nothing is done twice.
    await Promise.all([1, 2].map(() => readMessages(world.ctxFor('system'))));
    expect(bot.sent).toHaveLength(4);

    const late = await codeFor(bob);
    world.clock.advanceMinutes(10);
    await write(`/start ${late}`, '9');
    expect((await bob.me.get('/api/telegram')).json().link).toBeNull();
    // The same chat for another user: it leaves the first.
    await write(`/start ${await codeFor(bob)}`, '7');
    expect((await ctx.db.select().from(telegramLinks)).map(({ userId }) => userId)).toEqual([bob.id]);
    expect((await bob.me.delete('/api/telegram/link')).json()).toEqual({ isConfigured: true, link: null });
    await write(`/start ${await codeFor(bob)}`, '7');
    await write('/stop', '7');
    expect(await ctx.db.select().from(telegramLinks)).toEqual([]);
  });
});

test('each notice once, later where it has to wait, and off when the bot is blocked', { timeout: 60_000 }, async () => {
  await scene(async ({ ctx, world, bot, person, write }) => {
    const ann = await person('ann');
    await write(`/start ${await codeFor(ann)}`);
    bot.sent.length = 0;
    const run = () => notifyByTelegram(world.ctxFor('system'));
    await tell(ctx, ann.id, 'first');
    await Promise.all([run(), run()]);
    await run();
    expect(bot.sent).toEqual(['7: first']);

    // Everybody has to wait: the second is not even tried.
    bot.answers.push(new MessengerFailure('slow down', 90_000));
    await tell(ctx, ann.id, 'second');
    await tell(ctx, ann.id, 'third');
    await run();
    const due = async () => (await ctx.db.select().from(notifications)).filter(({ telegramDueAt }) => telegramDueAt !== null);
    expect([bot.sent.length, (await due()).length]).toEqual([1, 2]);
    world.clock.set(new Date(ctx.now().getTime() + 90_000));
    await run();
    expect(bot.sent.slice(1).sort()).toEqual(['7: second', '7: third']);

    bot.answers.push(new MessengerFailure('down'));
    await tell(ctx, ann.id, 'fourth');
    await run();
    world.clock.set(new Date(ctx.now().getTime() + 299_000));
    await run();
    expect(bot.sent).toHaveLength(3);
    world.clock.set(new Date(ctx.now().getTime() + 1000));
    bot.answers.push('gone');
    await run();
    expect(await ctx.db.select().from(telegramLinks)).toEqual([]);
    const bell = (await ctx.db.select().from(notifications)).map(({ title }) => title);
    expect(bell).toContain('Telegram is off');
    await tell(ctx, ann.id, 'fifth');
    await run();
    expect([bot.sent.length, (await due()).length]).toEqual([3, 0]);

    await ctx.db.update(users).set({ tier: 'free' }).where(eq(users.id, ann.id));
    await tell(ctx, ann.id, 'sixth');
    expect(await due()).toEqual([]);
  });
});

test('without a bot nothing is offered, linked or due', async () => {
  await scene(async ({ world, person }) => {
    world.container.ports.messenger = null;
    const ann = await person('ann');
    expect((await ann.me.get('/api/telegram')).json()).toEqual({ isConfigured: false, link: null });
    expect((await ann.me.post('/api/telegram/link')).statusCode).toBe(409);
    await notifyByTelegram(world.ctxFor('system'));
  });
});
