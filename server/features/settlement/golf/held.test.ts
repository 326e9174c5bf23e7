import type { GolfPlayer } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { auditEntries, betGradings, contestFacts, contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { adminFeature } from '../../admin/index.ts';
import { ID, NAMES } from '../../golf/testing/script.ts';
import { findFaults } from '../../ledger/index.ts';
import { settleContest } from '../settle-contest.ts';
import { FIRST, type Field, field, golfBet, OFFICIAL } from '../testing/golf-field.ts';

vi.setConfig({ testTimeout: 60_000 });

const holdOf = async (ctx: Ctx): Promise<string | null> => (await ctx.db.select({ hold: contests.resultHold }).from(contests))[0]!.hold;
const versionsOf = async (ctx: Ctx): Promise<number[]> =>
  (await ctx.db.select().from(contestFacts)).map(({ version }) => version).sort((a, b) => a - b);
const nothing = () => Promise.resolve();
const staffed = {
  isAdmin: true,
  features: (onFacts: Field['onFacts']) => [adminFeature({ onRegistered: nothing, checkMayJoin: nothing, onFacts })],
};
const without = (player: number): object => ({
  ...OFFICIAL,
  players: Object.fromEntries(NAMES.flatMap((_, at) => (at === player ? [] : [[`p${at}`, FIRST]]))),
});
const only = (changes: Partial<GolfPlayer>): object => ({
  ...OFFICIAL,
  players: Object.fromEntries(NAMES.map((_, at) => [`p${at}`, { teedOff: true, withdrew: false, ...FIRST, ...(at === 2 ? changes : {}) }])),
});
const says =
  (facts: object) =>
  ({ says: say }: Field): Promise<void> =>
    say(facts, FIRST);

describe('a golf result in doubt', () => {
  test.each<[string, (field: Field) => Promise<void>, string]>([
    ['the source doubts it', ({ answers }) => answers({ doubts: ['Ann Ash: no total strokes', 'x'] }), 'Ann Ash: no total strokes; x'],
    ['it is gone', ({ answers }) => answers(null), 'The result was final, and the source no longer reports it'],
    ['not official', says({ officialResult: false, holesCompleted: 72 }), 'The result was official, and the source now says not official'],
    ['called off', says({ calledOff: true, holesCompleted: 72 }), 'The result was official, and the source now says called off'],
    ['fewer holes', says({ ...OFFICIAL, holesCompleted: 54 }), 'The source now tells less of the tournament: 54 holes instead of 72'],
    ['a player is gone', says(without(3)), 'The source dropped figures of 1 player'],
    ['a position is gone', says(only({ position: null })), 'The source dropped figures of 1 player'],
    ['a total is gone', says(only({ strokes: null })), 'The source dropped figures of 1 player'],
    ['a cut is gone', says(only({ madeCut: null })), 'The source dropped figures of 1 player'],
    ['nonsense', says(only({ position: 1, tied: 0 })), 'The result cannot be graded: p2 shares position 1 with 0'],
  ])('%s: the stored facts stay, nothing is graded, and the queue says why until it makes sense', async (_name, doubt, reason) => {
    await field(async (now) => {
      const { ctx, me, track, read, system } = now;
      await now.says(OFFICIAL, FIRST);
      await doubt(now);
      const late = await track({ ...golfBet('outright', 'Ann Ash to win'), placedAt: '2026-07-08T12:30:00Z' });
      const [row] = await ctx.db.select().from(contests);
      await settleContest(system, row!.id);
      expect([await holdOf(ctx), await versionsOf(ctx), await ctx.db.select().from(betGradings)]).toEqual([reason, [1], []]);
      expect((await read(late)).status).toBe('pending');
      expect((await me.get('/api/admin/settlement-queue')).json()).toMatchObject([
        { gameId: ID, sport: 'golf', bets: 1, reason: 'flagged', hold: reason, flags: [`Result held: ${reason}.`] },
      ]);
      expect((await me.get(`/api/golf/tournaments/${ID}`)).json().statusNote).toContain('Result unconfirmed');
      await now.says(OFFICIAL, FIRST);
      expect([await holdOf(ctx), await versionsOf(ctx)]).toEqual([null, [1]]);
      expect((await read(late)).result).toBe('win');
      expect(await findFaults(ctx)).toEqual([]);
    }, staffed);
  });

  test('a cut that was known before the end is not taken back either, and a first result that contradicts itself waits for the operator', async () => {
    await field(async ({ ctx, track, read, says: say, answers }) => {
      const made = await track(golfBet('make_cut', 'Ann Ash to make the cut', -250));
      await say({ holesCompleted: 36 }, { madeCut: true });
      expect((await read(made)).result).toBe('win');
      await say({ holesCompleted: 36 }, { madeCut: null });
      expect([await holdOf(ctx), await versionsOf(ctx)]).toEqual(['The source dropped figures of 8 players', [1]]);
      await answers({ doubts: ['An official result without a winner'] });
      expect([await holdOf(ctx), (await read(made)).result]).toEqual(['An official result without a winner', 'win']);
    });
  });

  test('a source that does not answer holds nothing, and a correction that only adds is graded', async () => {
    await field(async ({ ctx, world, track, read, says: say, answers }) => {
      const id = await track(golfBet('outright', 'Ann Ash to win'));
      await say(OFFICIAL, { ...FIRST, strokes: 271 });
      world.feed.outage = new Error('down');
      await answers(null);
      world.feed.outage = null;
      expect(await holdOf(ctx)).toBeNull();
      await say(OFFICIAL, { ...FIRST, position: 2, tied: 8 });
      expect([await holdOf(ctx), await versionsOf(ctx), (await read(id)).result]).toEqual([null, [1, 2], 'loss']);
    });
  });

  test('a correction that comes more than a day after the official result is not followed, and one that was overtaken neither', async () => {
    await field(async ({ ctx, world, track, read, says: say, answers }) => {
      const id = await track(golfBet('outright', 'Ann Ash to win'));
      await say(OFFICIAL, FIRST);
      const reported = world.feed.golf.facts.get(ID)! as { facts: { players: object } };
      const overtaken = { isFinal: true, reportedAt: new Date(ctx.now().getTime() - 1000) };
      await answers({ ...reported, ...overtaken, facts: { ...reported.facts, officialResult: false } } as never);
      expect([await holdOf(ctx), await versionsOf(ctx)]).toEqual([null, [1]]);
      await say(OFFICIAL, { ...FIRST, position: 2, tied: 8 }, 24 * 60 + 1);
      expect([await holdOf(ctx), await versionsOf(ctx), (await read(id)).result]).toEqual([null, [1], 'win']);
    });
  });
});

describe('accepting a held golf result', () => {
  const lower = without(7);
  const hold = 'The source dropped figures of 1 player';
  const body = (seen = hold) => ({ hold: seen, reason: 'Hal Iris was disqualified' });
  const path = `/api/admin/settlement-queue/${ID}/accept-result`;

  test('takes what the source says now, however late, grades again and leaves a trace', async () => {
    await field(async ({ ctx, world, me, track, read, says: say, settle }) => {
      const id = await track(golfBet('outright', 'Hal Iris to win', 1100));
      await say(OFFICIAL, FIRST);
      expect((await read(id)).result).toBe('win');
      await say(only({}), {});
      const disqualified = Object.fromEntries(
        NAMES.map((_, at) => [
          `p${at}`,
          at === 7 ? { ...FIRST, teedOff: true, position: null, withdrew: true } : { ...FIRST, teedOff: true },
        ]),
      );
      await say({ ...OFFICIAL, players: disqualified }, {});
      expect([await holdOf(ctx), (await read(id)).result]).toEqual([hold, 'win']);
      world.clock.advanceMinutes(60 * 40);
      expect((await me.post(path, body())).json()).toEqual({ gameId: ID, score: null });
      await settle();
      expect([await holdOf(ctx), (await read(id)).result]).toEqual([null, 'loss']);
      expect((await read(id)).receipt.postings).toHaveLength(3);
      expect((await me.post(path, body())).statusCode).toBe(409);
      expect(await ctx.db.select().from(auditEntries).where(eq(auditEntries.action, 'result.accepted'))).toMatchObject([
        { subject: `contest:${ID}`, actorId: world.user!.id, details: { hold, reason: 'Hal Iris was disqualified' } },
      ]);
      expect(await findFaults(ctx)).toEqual([]);
    }, staffed);
  });

  test('is refused for another reason than the queue shows, an unfinished or contradictory result, a stranger and an unknown tournament', async () => {
    await field(async ({ ctx, world, me, says: say, answers }) => {
      const refused = async (sent = body(), at = path): Promise<[number, string]> => {
        const answer = await me.post(at, sent);
        return [answer.statusCode, answer.json().message];
      };
      await say(OFFICIAL, FIRST);
      expect(await refused()).toEqual([409, expect.stringContaining('no longer held for this reason')]);
      await say(lower);
      expect(await refused(body('another reason'))).toEqual([409, expect.stringContaining('no longer held for this reason')]);
      await answers({ doubts: ['no winner'] });
      expect(await refused(body('no winner'))).toEqual([409, expect.stringContaining('still contradicts itself: no winner')]);
      await answers(null);
      expect(await refused()).toEqual([409, expect.stringContaining('no final result')]);
      await say(only({ position: 0 }));
      expect(await refused()).toEqual([409, expect.stringContaining('cannot be graded')]);
      expect((await refused(body(), path.replace(ID, 'golf-2026-a-tournament-with-a-very-long-name-that-is-not-known')))[0]).toBe(404);
      expect((await refused({ hold, reason: 'short' }))[0]).toBe(400);
      expect([await versionsOf(ctx), world.logged.some(({ message }) => message.includes('in doubt'))]).toEqual([[1], true]);
    }, staffed);
  });
});
