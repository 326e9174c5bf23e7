import { expect, test } from 'vitest';
import { offerGame, slip } from '../features/practice/testing/scene.ts';
import { createUser, makeServer, setLimits, withPostgres } from '../testing/index.ts';
import { features } from './features.ts';

const tracked = (at: number) => ({
  gameId: '20260711_NYY@BOS',
  betType: 'moneyline',
  selection: 'New York Yankees ML',
  odds: -120,
  stake: 11 + at / 100,
});
const file = (at: number) =>
  `placedAt,gameId,betType,selection,odds,stake\n2026-07-11T10:00:00Z,20260711_NYY@BOS,moneyline,NYY ML,+150,${11 + at / 100}`;

test('at a weekly loss limit of $25 no race of bets, files and practice bets gets two past it in either purse', async () => {
  await withPostgres({}, async (ctx, world) => {
    await offerGame(ctx);
    const server = await makeServer(features, { world });
    const me = await server.as(await createUser(ctx, {}));
    await me.put('/api/responsible-gaming/limits', { weeklyStake: null, weeklyLoss: 25, sessionReminderMinutes: null });
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => [
        me.post('/api/bets', tracked(at)),
        me.post('/api/bets/import', { csv: file(at) }),
        me.post('/api/virtual/bets', slip({ stake: 11, bankroll: at % 2 === 0 ? 'practice' : 'contest' })),
      ]).flat(),
    );
    const { usedThisWeek } = (await me.get('/api/responsible-gaming')).json();
    expect(Math.floor(usedThisWeek.tracked.atRisk)).toBe(22);
    expect(usedThisWeek.practice.atRisk).toBe(22);
    await server.close();
  });
});

test('of bets racing the answers about age, none is taken before a yes or after a no, and a no stays', async () => {
  await withPostgres({}, async (ctx, world) => {
    await offerGame(ctx);
    const server = await makeServer(features, { world });
    const user = await createUser(ctx, {});
    await setLimits(ctx, user.id, { ageAnswer: null, ageAnsweredAt: null });
    const me = await server.as(user);
    const answer = (isOfAge: boolean) => me.post('/api/responsible-gaming/age', { isOfAge });
    const bets = Array.from({ length: 6 }, (_, at) => [
      me.post('/api/bets', tracked(at)),
      me.post('/api/virtual/bets', slip({ stake: 11 })),
    ]);
    const [yes, no] = [answer(true), answer(false)];
    const answers = await Promise.all(bets.flat());
    expect((await no).statusCode).toBe(200);
    expect([200, 403]).toContain((await yes).statusCode);
    const taken = answers.filter(({ statusCode }) => statusCode === 201);
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 201))
      expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringContaining('21')]);
    if ((await yes).statusCode === 403) expect(taken).toEqual([]);
    const stored = [...(await me.get('/api/bets')).json(), ...(await me.get('/api/virtual/bets')).json()];
    expect(stored).toHaveLength(taken.length);
    expect((await answer(true)).statusCode).toBe(403);
    expect((await me.post('/api/bets', tracked(9))).json()).toMatchObject({ code: 'FORBIDDEN' });
    await server.close();
  });
});
