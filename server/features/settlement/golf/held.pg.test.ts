import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { auditEntries, betGradings, bets, contestFacts, contests } from '../../../db/schema/index.ts';
import { withPostgres } from '../../../testing/index.ts';
import { adminFeature } from '../../admin/index.ts';
import { ID, NAMES } from '../../golf/testing/script.ts';
import { findFaults } from '../../ledger/index.ts';
import { settleContest } from '../settle-contest.ts';
import { FIRST, type Field, field, golfBet, OFFICIAL } from '../testing/golf-field.ts';

vi.setConfig({ testTimeout: 120_000 });

const nothing = () => Promise.resolve();
const staffed = {
  isAdmin: true,
  features: (onFacts: Field['onFacts']) => [adminFeature({ onRegistered: nothing, checkMayJoin: nothing, onFacts })],
};
const times = <T>(count: number, work: () => Promise<T>): Promise<T>[] => Array.from({ length: count }, work);

describe('a held golf result, at once', () => {
  test('however staff accepting it meets settlement, no bet is graded on the replaced result, and one acceptance is kept', async () => {
    await field(
      async ({ ctx, me, system, track, says, settle }) => {
        await says(OFFICIAL, FIRST);
        const without = Object.fromEntries(
          NAMES.map((_, at) => [`p${at}`, { teedOff: true, ...FIRST, withdrew: at === 7, position: at === 7 ? null : 1 }]),
        );
        await says({ ...OFFICIAL, players: without });
        const late = { ...golfBet('outright', 'Hal Iris to win', 1100), placedAt: '2026-07-08T12:30:00Z' };
        await Promise.all(times(8, () => track(late)));
        const [row] = await ctx.db.select().from(contests);
        const hold = row!.resultHold!;
        expect(hold).toContain('figures of 1 player');
        const accept = () => me.post(`/api/admin/settlement-queue/${ID}/accept-result`, { hold, reason: 'He was disqualified' });
        const [first, ...rest] = times(3, () => settleContest(system, row!.id));
        const accepted = await Promise.all([accept(), ...rest.map(() => accept())]);
        await Promise.all([first, ...rest, ...times(2, () => settleContest(system, row!.id))]);
        await settle();
        expect(accepted.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
        expect((await ctx.db.select().from(bets)).map(({ result }) => result)).toEqual(Array.from({ length: 8 }, () => 'loss'));
        expect((await ctx.db.select().from(betGradings)).map(({ factsVersion }) => factsVersion)).toEqual(
          Array.from({ length: 8 }, () => 2),
        );
        expect(await ctx.db.select().from(contestFacts)).toHaveLength(2);
        expect(await ctx.db.select().from(auditEntries).where(eq(auditEntries.action, 'result.accepted'))).toHaveLength(1);
        expect(await findFaults(ctx)).toEqual([]);
      },
      staffed,
      withPostgres,
    );
  });

  test('a hold that arrives while bets are graded leaves each graded on the stored result or pending', async () => {
    await field(
      async ({ ctx, system, track, says, answers, settle }) => {
        for (const name of NAMES) await track(golfBet('outright', `${name} to win`));
        const [row] = await ctx.db.select().from(contests);
        await Promise.all([says(OFFICIAL, FIRST), ...times(2, () => settleContest(system, row!.id))]);
        await Promise.all([answers({ doubts: ['no winner'] }), ...times(3, () => settleContest(system, row!.id))]);
        expect(new Set((await ctx.db.select().from(betGradings)).map(({ factsVersion }) => factsVersion))).toEqual(new Set([1]));
        await says(OFFICIAL, FIRST);
        await settle();
        expect(await ctx.db.select().from(betGradings)).toHaveLength(NAMES.length);
        expect(await findFaults(ctx)).toEqual([]);
      },
      staffed,
      withPostgres,
    );
  });
});
