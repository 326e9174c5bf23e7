import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contests, groupPicks } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createUser, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { addSaturday, pickWinner, RULES } from '../testing/card.ts';
import { openTeam, type Team } from '../testing/team.ts';

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  team: Team;
  bob: TestClient;
  games: Awaited<ReturnType<typeof addSaturday>>;
}

async function withCard(rules: object | null, run: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const team = await openTeam(ctx, world);
    const bob = (await team.join('bob')).client;
    const games = await addSaturday(ctx, team);
    if (rules) expect((await team.ann.put(`/api/groups/${team.groupId}/rules`, { rules })).json()).toEqual({ from: '2026-07-06' });
    await run({ ctx, world, team, bob, games });
    await team.server.close();
  });
}

const read = async ({ team }: Scene, client: TestClient, week = '') =>
  (await client.get(`/api/groups/${team.groupId}/pickem${week}`)).json();
const decide = ({ team }: Scene, rules: object | null, client = team.ann) => client.put(`/api/groups/${team.groupId}/rules`, { rules });
const weightsOf = async (scene: Scene, client: TestClient): Promise<(number | null)[]> =>
  (await read(scene, client)).card.games.map(
    ({ picks }: { picks: { isYou: boolean; weight: number | null }[] }) => picks.find(({ isYou }) => isYou)?.weight ?? null,
  );

/** Ends a game and grades what was picked on it. */
async function end({ ctx }: Scene, contestId: string, away: number, home: number): Promise<void> {
  await ctx.db.update(contests).set({ status: 'final', awayScore: away, homeScore: home }).where(eq(contests.id, contestId));
  const picks = await ctx.db.select().from(groupPicks).where(eq(groupPicks.contestId, contestId));
  for (const { id, side } of picks)
    await ctx.db
      .update(groupPicks)
      .set({ result: (side === 'home') === home > away ? 'win' : 'loss' })
      .where(eq(groupPicks.id, id));
}

describe('the rules of a card', () => {
  test('a group plays none until its admin decides; then the first games of the day are the card, which the first pick fixes', async () => {
    await withCard(null, async (scene) => {
      expect(await read(scene, scene.bob)).toMatchObject({ weekOn: '2026-07-06', isCurrent: true, rules: null, card: null, next: null });
      expect((await decide(scene, RULES, scene.bob)).statusCode).toBe(403);
      expect((await decide(scene, RULES)).json()).toEqual({ from: '2026-07-06' });
      const drawn = await read(scene, scene.bob);
      expect(drawn).toMatchObject({
        rules: RULES,
        card: { date: '2026-07-11', isFixed: false, lastGameId: '20260711_CHC@STL' },
        standings: [],
      });
      await scene.ctx.db.update(contests).set({ status: 'postponed' }).where(eq(contests.id, scene.games[0]!.id));
      expect((await read(scene, scene.bob)).card.lastGameId).toBe('20260711_SEA@TEX');
      await pickWinner(scene.team, scene.bob, scene.games[1]!);
      await scene.ctx.db.update(contests).set({ status: 'scheduled' }).where(eq(contests.id, scene.games[0]!.id));
      const fixed = await read(scene, scene.team.ann);
      expect(fixed.card).toMatchObject({ isFixed: true, lastGameId: '20260711_SEA@TEX' });
      const activities: { kind: string }[] = (await scene.team.ann.get(`/api/groups/${scene.team.groupId}/activity`)).json();
      expect(activities.map(({ kind }) => kind)).toContain('rules_changed');
    });
  });

  test('they change for weeks not begun only: with a pick or a first pitch on either card they hold from the next one', async () => {
    await withCard(RULES, async (scene) => {
      expect((await decide(scene, { ...RULES, missedPenalty: 3 })).json()).toEqual({ from: '2026-07-06' });
      await pickWinner(scene.team, scene.bob, scene.games[0]!);
      expect((await decide(scene, { ...RULES, hasWeights: false })).json()).toEqual({ from: '2026-07-13' });
      expect(await read(scene, scene.bob)).toMatchObject({
        rules: { hasWeights: true, missedPenalty: 3 },
        next: { from: '2026-07-13', rules: { hasWeights: false } },
      });
      expect((await decide(scene, null)).json()).toEqual({ from: '2026-07-13' });
      expect(await read(scene, scene.bob)).toMatchObject({
        rules: { ...RULES, missedPenalty: 3 },
        next: { from: '2026-07-13', rules: null },
      });
      expect(await read(scene, scene.bob, '?week=2026-07-15')).toMatchObject({ isCurrent: false, rules: null, card: null });
    });
  });

  test.each([
    ['a day that is over', { ...RULES, cardDay: 5 }, null],
    ['a game that has begun', RULES, '2026-07-11T20:00:00Z'],
  ])('%s leaves this week as it is', async (_what, rules, now) => {
    await withCard(null, async (scene) => {
      if (now) scene.world.clock.set(new Date(now));
      expect((await decide(scene, rules)).json()).toEqual({ from: '2026-07-13' });
    });
  });

  test('a winner picked before there were rules counts as played: the card begins next week', async () => {
    await withCard(null, async (scene) => {
      await pickWinner(scene.team, scene.bob, scene.games[2]!);
      expect((await decide(scene, RULES)).json()).toEqual({ from: '2026-07-13' });
    });
  });

  test.each([
    { ...RULES, cardDay: 0 },
    { ...RULES, cardDay: 8 },
    { ...RULES, cardGames: 2 },
    { ...RULES, cardGames: 17 },
    { ...RULES, missedPenalty: -1 },
    { ...RULES, missedPenalty: 6 },
    { ...RULES, missedPenalty: 0.5 },
    { ...RULES, hasWeights: 'yes' },
    {},
  ])('%j is refused', async (rules) => {
    await withCard(null, async (scene) => expect((await decide(scene, rules)).statusCode).toBe(400));
  });

  test('outsiders get the answer of a group that does not exist', async () => {
    await withCard(RULES, async (scene) => {
      const eve = await scene.team.server.as(await createUser(scene.ctx, { isAdmin: true }));
      expect((await eve.get(`/api/groups/${scene.team.groupId}/pickem`)).statusCode).toBe(404);
      expect((await decide(scene, RULES, eve)).statusCode).toBe(404);
    });
  });
});

describe('picks on a card', () => {
  test('each takes the lowest free weight, may take another’s in exchange, and gives it back when it is removed', async () => {
    await withCard(RULES, async (scene) => {
      const { team, games, bob } = scene;
      for (const game of games.slice(0, 3)) await pickWinner(team, bob, game);
      expect(await weightsOf(scene, bob)).toEqual([1, 2, 3]);
      expect((await pickWinner(team, bob, games[0]!, { weight: 3 })).statusCode).toBe(200);
      expect(await weightsOf(scene, bob)).toEqual([3, 2, 1]);
      await pickWinner(team, bob, games[0]!, { side: 'away' });
      expect(await weightsOf(scene, bob)).toEqual([3, 2, 1]);
      const [pick] = (await read(scene, bob)).card.games[0].picks;
      await bob.delete(`/api/groups/${team.groupId}/picks/${pick.id}`);
      await pickWinner(team, bob, games[2]!, { weight: 3 });
      await pickWinner(team, bob, games[0]!);
      expect(await weightsOf(scene, bob)).toEqual([1, 2, 3]);
    });
  });

  test('a weight off the card, on a begun game or where there are none is refused, and so is a guess on another game', async () => {
    await withCard(RULES, async (scene) => {
      const { team, games, bob, world } = scene;
      const stated = async (at: number, more: object) => {
        const answer = await pickWinner(team, bob, games[at]!, more);
        return [answer.statusCode, answer.json().message];
      };
      expect(await stated(0, { weight: 4 })).toEqual([400, 'The weights of this card go from 1 to 3.']);
      expect(await stated(3, { weight: 1 })).toEqual([400, 'This game is not on a card with confidence weights.']);
      expect(await stated(0, { market: 'total', side: 'over', weight: 1 })).toEqual([
        400,
        'This game is not on a card with confidence weights.',
      ]);
      expect(await stated(0, { runsGuess: 9 })).toEqual([400, 'The total runs are guessed on the last game of a card.']);
      expect((await stated(2, { runsGuess: -1 }))[0]).toBe(400);
      expect((await stated(2, { runsGuess: 100 }))[0]).toBe(400);
      await pickWinner(team, bob, games[0]!, { weight: 3 });
      world.clock.set(games[0]!.startsAt);
      expect(await stated(1, { weight: 3 })).toEqual([409, '3 stands on NYY @ BOS, which has begun.']);
      expect(await weightsOf(scene, bob)).toEqual([3, null, null]);
    });
  });

  test('points by weight, a missed pick costs, ties go to who is closer to the last total; guesses stay hidden until its first pitch', async () => {
    await withCard(RULES, async (scene) => {
      const { team, games, bob, world } = scene;
      const [first, second, last] = [games[0]!, games[1]!, games[2]!];
      await pickWinner(team, bob, first, { weight: 3 });
      await pickWinner(team, bob, last, { weight: 1, runsGuess: 11 });
      await pickWinner(team, team.ann, first, { weight: 2 });
      await pickWinner(team, team.ann, second, { weight: 1, side: 'away' });
      await pickWinner(team, team.ann, last, { weight: 3, side: 'away', runsGuess: 8 });
      await pickWinner(team, team.ann, last, { weight: 3, side: 'away' });
      const sealed = await read(scene, bob);
      expect(sealed.card.games.map((game: { sealed: number }) => game.sealed)).toEqual([1, 1, 1]);
      expect(sealed.standings.map(({ runsGuess }: { runsGuess: number | null }) => runsGuess)).toEqual([null, 11]);

      world.clock.set(new Date('2026-07-12T06:00:00Z'));
      await end(scene, first.id, 2, 5);
      await end(scene, second.id, 4, 1);
      expect((await read(scene, bob)).standings).toMatchObject([
        { rank: 1, username: 'ann', points: 3, right: 2, pending: 1, runsGuess: 8 },
        { rank: 2, username: 'bob', points: 2, right: 1, missed: 1, pending: 1, runsGuess: 11 },
      ]);
      await end(scene, last.id, 4, 7);
      const done = await read(scene, bob);
      expect(done.standings).toMatchObject([
        { rank: 1, username: 'bob', points: 3, isYou: true },
        { rank: 2, username: 'ann', points: 3 },
      ]);
      expect(done.season).toMatchObject([
        { rank: 1, username: 'ann', points: 3, weeks: 1, dropped: null },
        { rank: 1, username: 'bob', points: 3, weeks: 1, dropped: null },
      ]);
    });
  });

  test('over the year the worst finished week is dropped, and a week before one joined does not count', async () => {
    await withCard({ ...RULES, hasWeights: false }, async (scene) => {
      const { team, ctx, world, bob } = scene;
      for (const day of ['2026-07-11', '2026-07-18', '2026-07-25']) {
        const games = day === '2026-07-11' ? scene.games : await addSaturday(ctx, team, day);
        const right = { '2026-07-11': 2, '2026-07-18': 1, '2026-07-25': 3 }[day]!;
        for (const [at, game] of games.slice(0, 3).entries()) await pickWinner(team, bob, game, { side: at < right ? 'home' : 'away' });
        world.clock.set(new Date(`${day}T12:00:00Z`));
        if (day === '2026-07-25') await team.join('cid');
        world.clock.set(new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000));
        for (const game of games.slice(0, 3)) await end(scene, game.id, 1, 2);
      }
      expect((await read(scene, bob)).season).toMatchObject([
        { rank: 1, username: 'bob', points: 5, weeks: 3, dropped: 1 },
        { rank: 2, username: 'cid', points: -3, weeks: 1, dropped: null },
        { rank: 3, username: 'ann', points: -6, weeks: 3, dropped: -3 },
      ]);
    });
  });
});
