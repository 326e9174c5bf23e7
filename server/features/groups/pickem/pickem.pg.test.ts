import { describe, expect, test } from 'vitest';
import { groupCardGames, groupPicks } from '../../../db/schema/index.ts';
import { withPostgres } from '../../../testing/index.ts';
import { addSaturday, pickWinner, RULES } from '../testing/card.ts';
import { openTeam } from '../testing/team.ts';

describe('a card under races', () => {
  test('picks, exchanged weights and new rules at once: one card, each weight once, and no week changes under them', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const bob = (await team.join('bob')).client;
      const games = await addSaturday(ctx, team);
      await team.ann.put(`/api/groups/${team.groupId}/rules`, { rules: RULES });
      const picks = Array.from({ length: 30 }, (_, at) =>
        pickWinner(team, at % 2 ? bob : team.ann, games[at % 3]!, at % 5 === 0 ? {} : { weight: 1 + (at % 3) }),
      );
      const rules = Array.from({ length: 6 }, (_, at) =>
        team.ann.put(`/api/groups/${team.groupId}/rules`, { rules: { ...RULES, cardGames: 3 + (at % 2), missedPenalty: at % 4 } }),
      );
      const answers = await Promise.all([...picks, ...rules]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      const size = (await ctx.db.select().from(groupCardGames)).length;
      expect([3, 4]).toContain(size);
      const stored = await ctx.db.select().from(groupPicks);
      for (const userId of new Set(stored.map((pick) => pick.userId))) {
        const weights = stored.filter((pick) => pick.userId === userId).map(({ weight }) => weight);
        expect(weights).toHaveLength(3);
        expect(new Set(weights).size).toBe(3);
        expect(weights.every((weight) => weight !== null && weight >= 1 && weight <= size)).toBe(true);
      }
      const { rules: held, next } = (await bob.get(`/api/groups/${team.groupId}/pickem`)).json();
      expect(held.cardGames).toBe(size);
      expect(next === null || next.from === '2026-07-13').toBe(true);
      await team.server.close();
    });
  });
});
