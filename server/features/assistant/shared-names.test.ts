import { expect, test } from 'vitest';
import { bets } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type ContestRow, createContest, createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';
import { NOW } from './testing/scene.ts';

const nhl = (ctx: Ctx, day: string, away: string, home: string, values: Parameters<typeof createContest>[1] = {}): Promise<ContestRow> =>
  createContest(ctx, {
    sport: 'nhl',
    gameId: `${day.replaceAll('-', '')}_${away}@${home}_NHL`,
    slateOn: day,
    startsAt: new Date(`${day}T23:00:00Z`),
    awayCode: away,
    awayName: away === 'NYR' ? 'New York Rangers' : 'Boston Bruins',
    homeCode: home,
    homeName: home === 'TOR' ? 'Toronto Maple Leafs' : 'Boston Bruins',
    ...values,
  });

const betOn = (ctx: Ctx, userId: string, contest: ContestRow, selectionText: string): Promise<unknown> =>
  ctx.db
    .insert(bets)
    .values({
      id: ctx.newId(),
      userId,
      contestId: contest.id,
      sport: contest.sport,
      gameLabel: contest.gameId,
      selectionText,
      betType: 'moneyline',
      source: 'manual',
      terms: { pitcherRule: 'action' },
      ruleVersion: 'test',
      odds: 120,
      stakeCents: 2500,
      status: 'pending',
      placedAt: ctx.now(),
      updatedAt: ctx.now(),
    });

test('a name of two clubs means the one that the asker has bet on, or that plays; with bets on both it is asked back', {
  timeout: 120_000,
}, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const today = await createContest(ctx, {
      gameId: '20260711_TEX@SEA',
      awayCode: 'TEX',
      awayName: 'Texas Rangers',
      homeName: 'Seattle Mariners',
    });
    const over = { status: 'final', awayScore: 3, homeScore: 2 } as const;
    await createContest(ctx, {
      gameId: '20260710_TEX@SEA',
      slateOn: '2026-07-10',
      startsAt: new Date('2026-07-10T23:00:00Z'),
      awayCode: 'TEX',
      awayName: 'Texas Rangers',
      homeName: 'Seattle Mariners',
      ...over,
    });
    const tomorrow = await nhl(ctx, '2026-07-12', 'NYR', 'BOS');
    const server = await makeServer([assistantSlice()], { world });
    const member = await createUser(ctx, { tier: 'elite' });
    const client = await server.as(member);
    const say = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    expect(await say('did the rangers cash yesterday')).toMatch(/^Reading that as: scores, Texas Rangers.*\n• TEX @ .*TEX 3/);
    await betOn(ctx, member.id, tomorrow, 'New York Rangers ML');
    expect(await say('did my bet on the rangers cash yesterday')).toMatch(
      /^Reading that as: your bets, New York Rangers, yesterday\.\nYou have no tracked bet on the New York Rangers, on Fri, Jul 10.*\nOn other days:\n.*1 pending/,
    );
    expect(await say('rangers cash yesterday')).toMatch(/^Reading that as: your bets, New York Rangers/);
    expect(await say('rangers odds')).toMatch(
      /^Reading that as: .*New York Rangers[\s\S]*If you meant Texas Rangers \(MLB\), ask again by that name\.$/,
    );
    expect(await say('rangers odds tonight')).toMatch(/^Reading that as: .*Texas Rangers/);
    await betOn(ctx, member.id, today, 'Texas Rangers ML');
    world.clock.advanceMinutes(1);
    expect(await say('did my rangers bet cash')).toBe('Rangers: Texas Rangers (MLB) or New York Rangers (NHL)?');
    expect(await say('did my bet on the rangers cash today')).toMatch(/^Reading that as: your bets, Texas Rangers, today\.\n1 tracked bet/);
    await server.close();
  });
});

test('of two clubs the next meeting and the next game of each are told apart', { timeout: 120_000 }, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await nhl(ctx, '2026-07-12', 'NYR', 'TOR');
    await nhl(ctx, '2026-07-13', 'BOS', 'TOR');
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    const say = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    const question = 'when do the bruins play the rangers next';
    expect(await say(question)).toMatch(
      /No game between the Boston Bruins and the New York Rangers .*\n.*Boston Bruins: BOS @ TOR \(Mon, Jul 13\).*\n.*New York Rangers: NYR @ TOR \(Sun, Jul 12\)/,
    );
    await nhl(ctx, '2026-07-20', 'NYR', 'BOS');
    expect(await say(question)).toMatch(/Next meeting:\n• NYR @ BOS \(Mon, Jul 20\)/);
    await server.close();
  });
});

test('terms set side by side are all explained, and none by the asker’s own figures', { timeout: 120_000 }, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    for (const question of ['ev vs clv like im 5', 'what’s the difference between expected value and closing line value'])
      expect((await askAs(client, question)).answer.content).toMatch(/Expected value \(EV\) is[\s\S]*Closing line value \(CLV\) compares/);
    await server.close();
  });
});
