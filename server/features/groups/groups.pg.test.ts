import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { groupMembers, groups } from '../../db/schema/index.ts';
import { createUser, type TestClient, withPostgres } from '../../testing/index.ts';
import { openTeam } from './testing/team.ts';

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const countOf = (answers: readonly { statusCode: number }[], status: number): number =>
  answers.filter(({ statusCode }) => statusCode === status).length;

describe('groups under races', () => {
  test('thirty joins at once fill ten places and no more', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      const team = await openTeam(ctx, world, { maxMembers: 10 });
      const clients: TestClient[] = [];
      for (let at = 0; at < 30; at++) clients.push(await team.server.as(await createUser(ctx)));
      const answers = await Promise.all(clients.map((client) => client.post('/api/groups/join', { inviteCode: team.inviteCode })));
      expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([9, 21]);
      const [group] = await ctx.db.select().from(groups);
      expect(group!.memberCount).toBe(10);
      expect(await ctx.db.select().from(groupMembers).where(eq(groupMembers.groupId, group!.id))).toHaveLength(10);
      await team.server.close();
    });
  });

  test('one user’s joins sent at once make one member', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      const team = await openTeam(ctx, world, { isPrivate: false });
      const bob = await team.server.as(await createUser(ctx));
      const answers = await times(12, () => bob.post(`/api/groups/${team.groupId}/join`, {}));
      expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 11]);
      expect((await ctx.db.select().from(groups))[0]!.memberCount).toBe(2);
      await team.server.close();
    });
  });

  test('everybody leaving at once, admins among them, closes the group and leaves no one in it', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const clients = [team.ann];
      for (let at = 0; at < 8; at++) clients.push((await team.join(`m${at}`)).client);
      const answers = await Promise.all(clients.map((client) => client.post(`/api/groups/${team.groupId}/leave`)));
      expect(countOf(answers, 200)).toBe(9);
      const [group] = await ctx.db.select().from(groups);
      expect([group!.memberCount, group!.closedAt !== null]).toEqual([0, true]);
      await team.server.close();
    });
  });

  test('joins, leaves and removals at once keep the count equal to the members, with exactly one admin', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      const team = await openTeam(ctx, world, { maxMembers: 6, isPrivate: false });
      const clients: TestClient[] = [];
      for (let at = 0; at < 12; at++) clients.push(await team.server.as(await createUser(ctx)));
      await times(48, (at) => clients[at % 12]!.post(`/api/groups/${team.groupId}/${at % 3 === 2 ? 'leave' : 'join'}`, {}));
      const [group] = await ctx.db.select().from(groups);
      const current = (await ctx.db.select().from(groupMembers)).filter(({ endedAt }) => endedAt === null);
      expect(current).toHaveLength(group!.memberCount);
      expect(group!.memberCount).toBeLessThanOrEqual(6);
      expect(current.filter(({ role }) => role === 'admin')).toHaveLength(1);
      await team.server.close();
    });
  });
});
