import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bets, contests, users } from '../db/schema/index.ts';
import { GAME_ID, offerGame, offerSecondGame, SECOND, slip } from '../features/practice/testing/scene.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { createContest, createUser, makeServer, setLimits, type TestClient, withTestCtx } from '../testing/index.ts';
import { features } from './features.ts';
import { OPENS_NO_RISK } from './testing/opens-no-risk.ts';

interface Scene {
  ctx: Ctx;
  me: TestClient;
  /** An open bet of $5 of the caller. */
  betId: string;
  /** One of $1 whose game has started. */
  startedId: string;
  /** Groups of someone else: one to join, and one the caller is in. */
  open: { id: string; inviteCode: string };
  joined: { id: string };
  commentId: string;
  userId: string;
}
type Try = (scene: Scene) => ReturnType<TestClient['post']>;

const tracked = { gameId: GAME_ID, betType: 'moneyline', selection: 'New York Yankees ML', odds: -120, stake: 11 };
const { stake: _stake, potentialWin: _win, status: _status, ...leg } = slip();
const otherLeg = { ...leg, gameId: SECOND, selection: 'Los Angeles Dodgers ML' };
const THIRD = '20260711_CHC@STL';
const thirdLeg = { ...leg, gameId: THIRD, selection: 'Chicago Cubs ML' };
const prop = {
  propId: `${GAME_ID}~p1~hits~0.5`,
  selection: 'over',
  odds: 120,
  playerName: 'Joe Bat',
  propType: 'hits',
  line: 0.5,
  team: 'BOS',
};
const csv = (...rows: string[]) => ['placedAt,gameId,betType,selection,odds,stake', ...rows].join('\n');

/** Each route that opens, enlarges or changes a bet, in every way it does. `staked` ways also meet the weekly limits. */
const ASKS_LIMITS: Readonly<Record<string, readonly { staked: boolean; send: Try }[]>> = {
  'POST /api/bets': [
    { staked: true, send: ({ me }) => me.post('/api/bets', tracked) },
    { staked: true, send: ({ me }) => me.post('/api/bets', { ...tracked, gameId: 'Somewhere else', placedAt: '2026-06-01T10:00:00Z' }) },
  ],
  'POST /api/bets/parlays': [
    {
      staked: true,
      send: ({ me }) =>
        me.post('/api/bets/parlays', {
          kind: 'parlay',
          stake: tracked.stake,
          legs: [tracked, { ...tracked, gameId: 'Somewhere else' }].map(({ stake: _stake, ...one }) => one),
        }),
    },
  ],
  'PATCH /api/bets/:betId': [
    { staked: true, send: ({ me, betId }) => me.patch(`/api/bets/${betId}`, { stake: 16 }) },
    { staked: false, send: ({ me, betId }) => me.patch(`/api/bets/${betId}`, { selection: 'Boston Red Sox ML' }) },
    { staked: false, send: ({ me, betId }) => me.patch(`/api/bets/${betId}`, { odds: 400 }) },
    { staked: false, send: ({ me, betId }) => me.patch(`/api/bets/${betId}`, { stake: 1, selection: 'Boston Red Sox ML' }) },
  ],
  'POST /api/bets/:betId/correct': [
    { staked: true, send: ({ me, startedId }) => me.post(`/api/bets/${startedId}/correct`, { stake: 16, reason: 'Typed it wrong' }) },
    { staked: false, send: ({ me, startedId }) => me.post(`/api/bets/${startedId}/correct`, { odds: 400, reason: 'Typed it wrong' }) },
  ],
  'POST /api/bets/import': [
    {
      staked: true,
      send: ({ me }) => me.post('/api/bets/import', { csv: csv(`2026-07-11T10:00:00Z,${GAME_ID},moneyline,NYY ML,+150,11`) }),
    },
    { staked: true, send: ({ me }) => me.post('/api/bets/import', { csv: csv('2026-05-11,Somewhere,moneyline,NYY ML,+150,11') }) },
  ],
  'POST /api/virtual/bets': [
    { staked: true, send: ({ me }) => me.post('/api/virtual/bets', slip({ stake: 11 })) },
    { staked: true, send: ({ me }) => me.post('/api/virtual/bets', { betType: 'parlay', stake: 11, legs: [leg, otherLeg] }) },
  ],
  'POST /api/virtual/round-robins': [
    { staked: true, send: ({ me }) => me.post('/api/virtual/round-robins', { legs: [leg, otherLeg, thirdLeg], sizes: [2], stake: 11 }) },
  ],
  'POST /api/parlays': [{ staked: true, send: ({ me }) => me.post('/api/parlays', { legs: [leg, otherLeg], stake: 11 }) }],
  'POST /api/player-prop-parlays': [
    {
      staked: true,
      send: ({ me }) => me.post('/api/player-prop-parlays', { selections: [prop], analysis: {}, stake: 11, potentialPayout: 1 }),
    },
  ],
  'POST /api/groups': [{ staked: false, send: ({ me }) => me.post('/api/groups', { name: 'New', maxMembers: 5, isPrivate: true }) }],
  'POST /api/groups/join': [{ staked: false, send: ({ me, open }) => me.post('/api/groups/join', { inviteCode: open.inviteCode }) }],
  'POST /api/groups/:groupId/join': [
    { staked: false, send: ({ me, open }) => me.post(`/api/groups/${open.id}/join`, { inviteCode: open.inviteCode }) },
  ],
  'POST /api/groups/:groupId/comments': [
    { staked: false, send: ({ me, joined }) => me.post(`/api/groups/${joined.id}/comments`, { date: '2026-07-11', text: 'Sweep' }) },
  ],
  'PATCH /api/groups/:groupId/comments/:commentId': [
    {
      staked: false,
      send: ({ me, joined, commentId }) => me.patch(`/api/groups/${joined.id}/comments/${commentId}`, { text: 'No sweep' }),
    },
  ],
  'PUT /api/groups/:groupId/comments/:commentId/reactions': [
    {
      staked: false,
      send: ({ me, joined, commentId }) => me.put(`/api/groups/${joined.id}/comments/${commentId}/reactions`, { kind: 'like', isOn: true }),
    },
  ],
  'PUT /api/groups/:groupId/picks': [
    {
      staked: false,
      send: ({ me, joined }) =>
        me.put(`/api/groups/${joined.id}/picks`, { gameId: GAME_ID, market: 'moneyline', side: 'home', line: null }),
    },
  ],
};

test('those that ask are those whose documentation says so', () => {
  const routes: Record<string, Route> = contract;
  expect(Object.keys(routes).filter((key) => routes[key]!.asksAge)).toEqual(expect.arrayContaining(Object.keys(ASKS_LIMITS)));
  expect(Object.keys(routes).filter((key) => routes[key]!.asksAge)).toHaveLength(Object.keys(ASKS_LIMITS).length);
});

test('every route that writes is known to ask the limits or to open no risk', () => {
  const writing = Object.keys(contract).filter((key) => !key.startsWith('GET '));
  const known = [...Object.keys(ASKS_LIMITS), ...Object.keys(OPENS_NO_RISK)];
  expect(writing.filter((key) => !known.includes(key))).toEqual([]);
  expect(known.filter((key) => !writing.includes(key))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

const WRITTEN = [
  'bets',
  'virtual_bets',
  'saved_parlays',
  'groups',
  'group_members',
  'group_picks',
  'group_comments',
  'group_reactions',
  'ledger_transfers',
];
async function written(ctx: Ctx): Promise<string> {
  const counts = await Promise.all(
    WRITTEN.map(async (table) => JSON.stringify((await ctx.db.execute(sql.raw(`select count(*) from ${table}`))) as unknown)),
  );
  const own = await ctx.db.select({ text: bets.selectionText, odds: bets.odds, stake: bets.stakeCents }).from(bets);
  return JSON.stringify([counts, own]);
}

async function inProduct(run: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({ tier: 'elite' }, async (ctx, world) => {
    await offerGame(ctx);
    await offerSecondGame(ctx);
    await offerGame(ctx, { gameId: THIRD, awayCode: 'CHC', awayName: 'Chicago Cubs', homeCode: 'STL', homeName: 'St. Louis Cardinals' });
    world.feed.props.push({
      gameId: GAME_ID,
      playerId: 'p1',
      playerName: 'Joe Bat',
      teamCode: 'BOS',
      prop: 'hits',
      line: 0.5,
      quotedAt: ctx.now(),
      book: { code: 'AAA', name: 'Book A' },
      overPrice: 120,
      underPrice: -140,
    });
    const server = await makeServer(features, { world });
    const me = await server.as(world.user!);
    const friend = await server.as(await createUser(ctx, {}));
    const group = async (name: string) => (await friend.post('/api/groups', { name, maxMembers: 5, isPrivate: true })).json();
    const [open, joined] = [await group('Open'), await group('Joined')];
    expect((await me.post('/api/groups/join', { inviteCode: joined.inviteCode })).statusCode).toBe(200);
    const { id: betId } = (await me.post('/api/bets', { ...tracked, stake: 5 })).json();
    const comment = await me.post(`/api/groups/${joined.id}/comments`, { date: '2026-07-11', text: 'Here we go' });
    const { id: commentId } = comment.json();
    const started = await createContest(ctx, { gameId: '20260711_ATL@MIA', awayCode: 'ATL', homeCode: 'MIA' });
    const { id: startedId } = (await me.post('/api/bets', { ...tracked, gameId: started.gameId, selection: 'ATL ML', stake: 1 })).json();
    await ctx.db
      .update(contests)
      .set({ startsAt: new Date('2026-07-11T15:00:00Z'), status: 'live' })
      .where(eq(contests.id, started.id));
    await run({ ctx, me, betId, startedId, open, joined, commentId, userId: world.user!.id });
    await server.close();
  });
}

/** Of an import the refused rows, else the refusal itself. */
function refusalIn(key: string, { statusCode, body }: { statusCode: number; body: string }): { status: number; message: string } {
  if (key !== 'POST /api/bets/import' || statusCode !== 200) return { status: statusCode, message: JSON.parse(body).message };
  const { imported, refused } = JSON.parse(body.trim().split('\n').at(-1)!);
  return { status: imported === 0 ? 403 : 200, message: refused[0]?.message };
}

const limit = ({ me }: Scene, weeklyStake: number | null, weeklyLoss: number | null) =>
  me.put('/api/responsible-gaming/limits', { weeklyStake, weeklyLoss, sessionReminderMinutes: null });

test.each<[string, Try, RegExp, (staked: boolean) => boolean]>([
  [
    'self-excluded',
    ({ me }) => me.post('/api/responsible-gaming/self-exclusion', { days: 1825, confirm: 'EXCLUDE' }),
    /excluded yourself.*1-800-GAMBLER/,
    () => true,
  ],
  ['on a cool-off', ({ me }) => me.post('/api/responsible-gaming/cool-off', { hours: 24 }), /taking a break.*1-800-GAMBLER/, () => true],
  ['under 21', ({ me }) => me.post('/api/responsible-gaming/age', { isOfAge: false }), /under 21/, () => true],
  ['at the weekly stake limit', (scene) => limit(scene, 10, null), /weekly limit of \$10\.00/, (staked) => staked],
  ['at the weekly loss limit', (scene) => limit(scene, null, 10), /weekly loss limit of \$10\.00/, (staked) => staked],
])(
  'who is %s opens no risk by any route, and nothing is written',
  async (_who, begin, words, isRefused) => {
    await inProduct(async (scene) => {
      expect((await begin(scene)).statusCode).toBe(200);
      const before = await written(scene.ctx);
      for (const [key, ways] of Object.entries(ASKS_LIMITS)) {
        for (const { send, staked } of ways) {
          if (!isRefused(staked)) continue;
          const refusal = refusalIn(key, await send(scene));
          expect([key, refusal.status, refusal.message]).toEqual([key, 403, expect.stringMatching(words)]);
          expect([key, await written(scene.ctx)]).toEqual([key, before]);
        }
      }
    });
  },
  60_000,
);

const forgetAnswer = ({ ctx, userId }: Scene) => setLimits(ctx, userId, { ageAnswer: null, ageAnsweredAt: null });
const isOfAge = ({ me }: Scene) => me.post('/api/responsible-gaming/age', { isOfAge: true });

test('who was never asked for their age opens no risk by any route, bets that they already have included', async () => {
  await inProduct(async (scene) => {
    await forgetAnswer(scene);
    const before = await written(scene.ctx);
    for (const [key, ways] of Object.entries(ASKS_LIMITS)) {
      for (const { send } of ways) {
        const answer = await send(scene);
        expect([key, answer.statusCode, answer.json()]).toEqual([
          key,
          403,
          expect.objectContaining({ code: 'AGE_UNCONFIRMED', message: expect.stringMatching(/21 or older/) }),
        ]);
        expect([key, await written(scene.ctx)]).toEqual([key, before]);
      }
    }
    const settled = await scene.me.post('/api/bets/import', {
      csv: `${csv('2026-05-11,Somewhere,moneyline,NYY ML,+150,11')},win`.replace('stake', 'stake,result'),
    });
    expect([settled.statusCode, settled.body]).toEqual([200, expect.stringContaining('"imported":1')]);
    expect((await scene.me.delete(`/api/bets/${scene.betId}`)).statusCode).toBeLessThan(300);
  });
}, 60_000);

test('a repeat with the same key after the answer places once', async () => {
  await inProduct(async (scene) => {
    await forgetAnswer(scene);
    const send = () => scene.me.post('/api/virtual/bets', slip({ stake: 11 }), { 'idempotency-key': 'one' });
    expect((await send()).json().code).toBe('AGE_UNCONFIRMED');
    await isOfAge(scene);
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.json().id]).toEqual([201, first.json().id]);
  });
});

test('without a limit, and once of age, each of them is taken, so that the refusals above are the limits’ own', async () => {
  for (const [key, ways] of Object.entries(ASKS_LIMITS))
    for (const { send } of ways)
      await inProduct(async (scene) => {
        await forgetAnswer(scene);
        expect([key, (await send(scene)).json().code]).toEqual([key, 'AGE_UNCONFIRMED']);
        expect((await isOfAge(scene)).statusCode).toBe(200);
        const answer = await send(scene);
        expect([key, answer.statusCode < 300, answer.body.slice(0, 300)]).toEqual([key, true, expect.anything()]);
        expect([key, refusalIn(key, answer).status]).not.toEqual([key, 403]);
      });
}, 240_000);

test.each<[string, Try, Try]>([
  ['tracked', ({ me }) => me.post('/api/bets', tracked), ({ me }) => me.post('/api/parlays', { legs: [leg, otherLeg], stake: 11 })],
  [
    'practice',
    ({ me }) => me.post('/api/virtual/bets', slip({ stake: 11 })),
    ({ me }) => me.post('/api/virtual/round-robins', { legs: [leg, otherLeg, thirdLeg], sizes: [2], stake: 11 }),
  ],
])('of six %s bets of 11 dollars at a weekly loss limit of 20 one is taken', async (_purse, one, another) => {
  await inProduct(async (scene) => {
    // The open bet of $5 counts for tracked bets.
    expect((await limit(scene, null, 20)).statusCode).toBe(200);
    const answers = [];
    for (let at = 0; at < 6; at++) answers.push((await (at % 2 === 0 ? one : another)(scene)).statusCode);
    expect(answers).toEqual([201, 403, 403, 403, 403, 403]);
  });
});

const SOLD_OR_ADVISED: Readonly<Record<string, Try>> = {
  'an upgrade': ({ me }) => me.post('/api/subscription/change', { tier: 'elite' }),
  'a session with an expert': ({ me }) =>
    me.post('/api/consultations', { expertId: 'pricing', date: '2026-07-14', time: '10:00', duration: 30, type: 'strategy' }),
  'parlay tips': ({ me }) => me.get('/api/parlay-opportunities'),
  'a price alert': ({ me }) => me.post('/api/price-alerts', { gameId: GAME_ID, market: 'moneyline', side: 'home', odds: 120 }),
  'a +EV alert': ({ me }) => me.post('/api/value-alerts', { leastEvPct: 2 }),
  'the daily mail': ({ me }) => me.patch('/api/settings', { digestMail: true }),
};
test.each(Object.entries(SOLD_OR_ADVISED))('who is self-excluded is not offered %s; who only takes a break is', async (_name, send) => {
  await inProduct(async (scene) => {
    await scene.ctx.db.update(users).set({ subscriptionEndAt: new Date('2026-08-01T00:00:00Z') });
    await scene.me.post('/api/responsible-gaming/cool-off', { hours: 24 });
    const onBreak = await send(scene);
    expect([onBreak.statusCode, onBreak.body]).not.toEqual([403, expect.anything()]);
    await scene.me.post('/api/responsible-gaming/self-exclusion', { days: 180, confirm: 'EXCLUDE' });
    const refused = await send(scene);
    expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringMatching(/excluded yourself.*1-800-GAMBLER/)]);
    expect((await scene.me.patch('/api/settings', { digestMail: false })).statusCode).toBe(200);
  });
});

test('no AI slip is made on a break, after a self-exclusion or under age; a member not yet asked for their age gets one', async () => {
  const pauses: readonly (readonly [path: string, body: object, words: RegExp])[] = [
    ['cool-off', { hours: 24 }, /taking a break from betting until July \d+, 2026\. .*1-800-GAMBLER/],
    ['self-exclusion', { days: 180, confirm: 'EXCLUDE' }, /excluded yourself from betting until .*1-800-GAMBLER/],
    ['age', { isOfAge: false }, /under 21/],
  ];
  for (const [path, body, words] of pauses)
    await inProduct(async (scene) => {
      await forgetAnswer(scene);
      expect((await scene.me.get('/api/virtual/ai-slip')).statusCode).toBe(200);
      expect((await scene.me.post(`/api/responsible-gaming/${path}`, body)).statusCode).toBe(200);
      const refused = await scene.me.get('/api/virtual/ai-slip');
      expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringMatching(words)]);
      expect(refused.json().entries).toBeUndefined();
    });
});
