import { expect, test } from 'vitest';
import { groupMembers, groups, users, virtualBets, virtualLegs } from '../../db/schema/index.ts';
import { makeServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { accountsFeature } from '../accounts/index.ts';
import { expectSoundBooks, offerGame } from '../practice/testing/scene.ts';
import { placeDueBets } from './bettors/place-due-bets.ts';
import { openTeams } from './community-feature.ts';
import { communityFeature } from './index.ts';

const CODES = ['LAD', 'SF', 'CHC', 'STL', 'HOU', 'SEA'] as const;
/** An hour before three first pitches of the evening; most bettors have made up their minds. */
const EVENING = '2026-07-11T22:35:00Z';
const offerThree = async (world: TestWorld): Promise<void> => {
  const ctx = world.ctxFor('system');
  for (let at = 0; at < 6; at += 2) {
    const [awayCode, homeCode] = [CODES[at]!, CODES[at + 1]!];
    await offerGame(ctx, { gameId: `20260711_${awayCode}@${homeCode}`, awayCode, awayName: awayCode, homeCode, homeName: homeCode });
  }
};

test('they bet through the practice verbs, each once a game, whatever runs again; the books stay sound', async () => {
  await withTestCtx({ signedOut: true, now: EVENING }, async (_ctx, world) => {
    const ctx = world.ctxFor('system');
    await offerThree(world);
    const taken = await placeDueBets(ctx, 500);
    const bets = await ctx.db.select().from(virtualBets);
    expect(bets).toHaveLength(taken);
    expect(taken).toBeGreaterThan(12);
    expect(await placeDueBets(ctx, 500)).toBe(0);
    const people = new Map((await ctx.db.select().from(users)).map((user) => [user.id, user]));
    expect([...people.values()].every(({ isSimulated, username }) => isSimulated && username.startsWith('sim_'))).toBe(true);
    const legs = await ctx.db.select().from(virtualLegs);
    const singles = bets.filter(({ betType }) => betType !== 'parlay');
    const pairs = singles.map(({ id, userId }) => `${userId} ${legs.find(({ betId }) => betId === id)!.contestId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(bets.filter(({ betType }) => betType === 'parlay').length).toBeGreaterThan(0);
    expect(legs.every(({ priceSource, book }) => priceSource === 'book' && book === 'AAA')).toBe(true);
    await expectSoundBooks(ctx);
  });
});

test('a round places no more than its share, the rest the next one', async () => {
  await withTestCtx({ signedOut: true, now: EVENING }, async (_ctx, world) => {
    const ctx = world.ctxFor('system');
    await offerThree(world);
    expect([await placeDueBets(ctx, 3), await placeDueBets(ctx, 2)]).toEqual([3, 2]);
    expect(await ctx.db.select().from(virtualBets)).toHaveLength(5);
  });
});

test('two runs at once place each bet once', async () => {
  await withTestCtx({ signedOut: true, now: EVENING }, async (_ctx, world) => {
    const ctx = world.ctxFor('system');
    await offerThree(world);
    await placeDueBets(ctx);
    await Promise.all([placeDueBets(ctx), placeDueBets(ctx)]);
    const [bets, legs] = [await ctx.db.select().from(virtualBets), await ctx.db.select().from(virtualLegs)];
    const about = new Map(legs.map(({ betId, contestId }) => [betId, contestId]));
    const pairs = bets.map(({ id, userId, betType }) => `${userId} ${betType === 'parlay' ? betType : about.get(id)}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    await expectSoundBooks(ctx);
  });
});

test('no one bets on a game that has begun, nor when there is none', async () => {
  await withTestCtx({ signedOut: true, now: '2026-07-11T23:05:00Z' }, async (_ctx, world) => {
    const ctx = world.ctxFor('system');
    await offerThree(world);
    expect(await placeDueBets(ctx)).toBe(0);
    world.clock.set(new Date('2026-07-13T12:00:00Z'));
    expect(await placeDueBets(ctx)).toBe(0);
    expect(await ctx.db.select().from(users)).toEqual([]);
  });
});

test('outside demo mode the job makes no one', async () => {
  await withTestCtx({ signedOut: true, isDemo: false, now: EVENING }, async (_ctx, world) => {
    await offerThree(world);
    await world.runDue([communityFeature], '2026-07-11T23:00:00Z');
    expect(await world.ctxFor('system').db.select().from(users)).toEqual([]);
  });
});

test('in demo mode they begin a little after the start, and go on by the schedule', async () => {
  await withTestCtx({ signedOut: true, now: EVENING }, async (_ctx, world) => {
    const ctx = world.ctxFor('system');
    await offerThree(world);
    await world.runDue([communityFeature], '2026-07-11T22:36:29Z');
    expect(await ctx.db.select().from(users)).toEqual([]);
    await world.runDue([communityFeature], '2026-07-11T22:36:30Z');
    const first = (await ctx.db.select().from(virtualBets)).length;
    expect(first).toBeGreaterThan(12);
    expect(await ctx.db.select().from(groups)).toHaveLength(3);
    await world.runDue([communityFeature], '2026-07-11T23:00:00Z');
    expect((await ctx.db.select().from(virtualBets)).length).toBeGreaterThanOrEqual(first);
  });
});

test('their groups are open to anybody, say what they are, and are made once', async () => {
  await withTestCtx({ signedOut: true }, async (_ctx, world) => {
    const ctx = world.ctxFor('system');
    await openTeams(ctx);
    await openTeams(ctx);
    const made = await ctx.db.select().from(groups);
    expect(made).toHaveLength(3);
    for (const group of made) {
      expect(group).toMatchObject({ isPrivate: false, maxMembers: 100 });
      expect(group.description).toContain('Simulated bettors');
      expect(group.memberCount).toBeGreaterThan(5);
    }
    const members = await ctx.db.select().from(groupMembers);
    expect(members).toHaveLength(made.reduce((sum, { memberCount }) => sum + memberCount, 0));
  });
});

test('no one can sign in as one of them', async () => {
  await withTestCtx({ signedOut: true }, async (_ctx, world) => {
    await openTeams(world.ctxFor('system'));
    const server = await makeServer([accountsFeature({ onRegistered: async () => undefined, exporters: {} })], { world });
    const [robot] = await world.ctxFor('system').db.select().from(users);
    for (const password of ['none', '', 'clearedge'])
      expect([400, 401]).toContain((await server.visitor.post('/api/auth/login', { email: robot!.email, password })).statusCode);
    await server.close();
  });
});
