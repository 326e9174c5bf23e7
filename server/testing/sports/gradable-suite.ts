import { type PickSport, type SportKey, sportOf } from '@clearedge/contract/sports';
import { desc, eq, getTableColumns, isNull, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  betLegs,
  bets,
  contests,
  groupPicks,
  groups,
  pickResults,
  picks,
  savedParlayLegs,
  savedParlays,
  strategies,
  strategyMatches,
  virtualBets,
} from '../../db/schema/index.ts';
import { betsFeature } from '../../features/bets/index.ts';
import { findFaults } from '../../features/ledger/index.ts';
import type { NewPick } from '../../features/picks/chain/pick-statement.ts';
import { appendPick } from '../../features/picks/pick-rows.ts';
import { practiceFeature } from '../../features/practice/index.ts';
import { OPEN_ITEMS, settleContest, settlementFeature } from '../../features/settlement/index.ts';
import { readForwards } from '../../features/strategies/present-strategies.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { makeServer, type TestClient } from '../make-server.ts';
import { withTestCtx } from '../with-test-ctx.ts';
import type { SportExample } from './sport-example.ts';

interface Scene {
  ctx: Ctx;
  me: TestClient;
  userId: string;
  contest: typeof contests.$inferSelect;
  body: SportExample['regraded']['body'];
}
type Result = string | null | undefined;

interface GradableCase {
  isOf: (sport: SportKey) => boolean;
  /** Places or saves one on the home club at +120, or on the first player. */
  add: (scene: Scene) => Promise<unknown>;
  read: (scene: Scene) => Promise<Result>;
}

const isGame = (sport: SportKey): boolean => sportOf(sport).contestKind === 'game';
const HOME = { market: 'moneyline', side: 'home' } as const;
const PRICE = { odds: 120, bookName: 'Book A' } as const;

async function post(me: TestClient, path: string, body: object): Promise<void> {
  const answer = await me.post(path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
}

const tracked: GradableCase = {
  isOf: () => true,
  add: ({ me, body, contest: { gameId } }) => post(me, '/api/bets', { gameId, odds: 120, stake: 100, ...body }),
  read: async ({ ctx }) => (await ctx.db.select().from(bets).where(ne(bets.betType, 'parlay')))[0]?.result,
};

const practiced: GradableCase = {
  isOf: (sport) => sportOf(sport).hasPractice,
  add: ({ me, body, contest: { gameId } }) => post(me, '/api/virtual/bets', { gameId, odds: -105, stake: 60, potentialWin: 1, ...body }),
  read: async ({ ctx }) => (await ctx.db.select().from(virtualBets))[0]?.result,
};

const picked: GradableCase = {
  isOf: (sport) => sportOf(sport).hasPicks,
  add: ({ ctx, contest: { id: contestId, sport, gameId, slateOn, startsAt } }) => {
    const blank = Object.fromEntries(Object.keys(getTableColumns(picks)).flatMap((column) => (column === 'id' ? [] : [[column, null]])));
    const own = {
      sport: sport as PickSport,
      kind: 'pick',
      slateOn,
      dayPlace: 1,
      contestId,
      gameId,
      startsAt,
      stakeUnits: 1,
      book: 'AAA',
    } as const;
    const made = { reasoning: '', modelVersion: '1', isSimulated: false, generatedAt: ctx.now(), nonce: 'n' };
    const pick = { ...blank, ...own, ...HOME, ...PRICE, ...made } as unknown as NewPick;
    return ctx.transact((tx) => appendPick(tx, pick));
  },
  read: async ({ ctx }) => (await ctx.db.select().from(pickResults).orderBy(desc(pickResults.sequence)))[0]?.result,
};

const pickedInGroup: GradableCase = {
  isOf: isGame,
  add: async ({ ctx, userId, contest: { id: contestId, slateOn } }) => {
    const [groupId, at] = [ctx.newId(), ctx.now()];
    const group = { name: 'Bleachers', description: '', isPrivate: false, maxMembers: 5, memberCount: 1, inviteCode: 'ABCDEFGH' };
    await ctx.db.insert(groups).values({ id: groupId, ...group, createdAt: at });
    const own = { id: ctx.newId(), groupId, userId, contestId, slateOn, pickedAt: at, line: null, scheduledInnings: 9 };
    await ctx.db.insert(groupPicks).values({ ...own, ...HOME, ...PRICE });
  },
  read: async ({ ctx }) => (await ctx.db.select().from(groupPicks))[0]?.result,
};

const saved: GradableCase = {
  isOf: isGame,
  add: async ({ ctx, userId, contest: { id: contestId } }) => {
    const parlayId = ctx.newId();
    const money = { odds: 120, stakeCents: 2000, toWinCents: 2400, sameGame: [], settlements: 0 };
    const parlay = { id: parlayId, userId, kind: 'parlay', advice: '', savedAt: ctx.now(), status: 'pending', ruleVersion: '1' } as const;
    await ctx.db.insert(savedParlays).values({ ...parlay, ...money });
    const selection = { ...HOME, period: 'full' } as const;
    const leg = { id: ctx.newId(), parlayId, position: 0, contestId, betType: 'moneyline', selectionText: 'Home', ...PRICE } as const;
    await ctx.db.insert(savedParlayLegs).values({ ...leg, selection, terms: { pitcherRule: 'action' } });
  },
  read: async ({ ctx }) => (await ctx.db.select().from(savedParlays))[0]?.result,
};

const signaled: GradableCase = {
  isOf: isGame,
  add: async ({ ctx, userId, contest: { id: contestId, slateOn } }) => {
    const [strategyId, at] = [ctx.newId(), ctx.now()];
    const times = { createdAt: at, conditionsAt: at, updatedAt: at };
    const conditions = { bankrollPercentage: 1 } as typeof strategies.$inferInsert.conditions;
    await ctx.db.insert(strategies).values({ id: strategyId, userId, name: 'Home', description: '', conditions, isActive: true, ...times });
    await ctx.db
      .insert(strategyMatches)
      .values({ id: ctx.newId(), strategyId, contestId, slateOn, book: 'AAA', firedAt: at, ...HOME, ...PRICE });
  },
  // Graded from the facts whenever it is read.
  read: async ({ ctx }) => {
    const rows = await ctx.db.select().from(strategies);
    return [...(await readForwards(ctx, rows)).values()].flatMap((forward) => forward.bets.map(({ grade }) => grade))[0];
  },
};

const ticketed: GradableCase = {
  isOf: () => true,
  add: async ({ ctx, me, body, contest: { id, gameId } }) => {
    const leg = { gameId, odds: 120, ...body };
    const elsewhere = { gameId: 'Elsewhere', betType: 'moneyline', selection: 'Home', odds: -110 };
    await post(me, '/api/bets/parlays', { kind: 'parlay', stake: 20, legs: [leg, elsewhere] });
    // Only what a contest grades is in question here.
    await ctx.db.delete(betLegs).where(isNull(betLegs.contestId));
    expect(await ctx.db.select().from(betLegs)).toMatchObject([{ contestId: id }]);
  },
  read: async ({ ctx }) => (await ctx.db.select().from(bets).where(eq(bets.betType, 'parlay')))[0]?.result,
};

/** One of every kind of item that results grade, by its key. */
export const CASES: Readonly<Record<string, GradableCase>> = {
  bet: tracked,
  'bet-leg': ticketed,
  leg: practiced,
  pick: picked,
  'group-pick': pickedInGroup,
  'parlay-leg': saved,
  signal: signaled,
};

/** Every kind of item on a contest of a sport takes its grade, and another one when the result is corrected. */
export function describeGradables(key: SportKey, { regraded }: SportExample, offer: (ctx: Ctx, id: string) => Promise<void>): void {
  const kinds = Object.entries(CASES).filter(([, { isOf }]) => isOf(key));

  describe('an item on its contests', () => {
    test('is of a kind that is known here', () => expect(Object.keys(CASES).sort()).toEqual(OPEN_ITEMS.map((kind) => kind.key).sort()));

    test.each(kinds)(
      '%s: graded at the final, again when it is corrected, and not while the result is held',
      async (_key, { add, read }) => {
        await withTestCtx({ now: '2026-07-11T12:00:00Z' }, async (ctx, world) => {
          const server = await makeServer([betsFeature, practiceFeature(), settlementFeature], { world });
          const { id } = await regraded.open(ctx);
          await offer(ctx, id);
          const [contest] = await ctx.db.select().from(contests).where(eq(contests.id, id));
          const scene = { ctx, me: await server.as(world.user!), userId: world.user!.id, contest: contest!, body: regraded.body };
          await add(scene);
          const settled = async (): Promise<Result> => {
            await settleContest(world.ctxFor('system'), id);
            await settleContest(world.ctxFor('system'), id);
            expect(await findFaults(ctx)).toEqual([]);
            return (await read(scene)) ?? null;
          };
          const hold = (resultHold: string | null) => ctx.db.update(contests).set({ resultHold }).where(eq(contests.id, id));
          expect(await settled()).toBeNull();
          await regraded.report(ctx, id, 1, true);
          await hold('The result is in doubt');
          expect(await settled()).toBeNull();
          await hold(null);
          expect(await settled()).toBe('win');
          await regraded.report(ctx, id, 2, false);
          expect(await settled()).toBe('loss');
          await server.close();
        });
      },
    );
  });
}
