import type { LeagueFacts } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { contests, savedParlayLegs } from '../../../db/schema/index.ts';
import { createFootballGame, reportFootball } from '../../bets/testing/sport-scene.ts';
import { finalScore } from '../../practice/testing/scene.ts';
import { settleContest } from '../../settlement/index.ts';
import { atTable, FIRST, moneyline, over, SECOND, type Table } from '../testing/table.ts';

vi.setConfig({ testTimeout: 60_000 });

const TOTAL = { market: 'total', period: 'full', side: 'over', line: 51.5 } as const;
const game = (away: number, home: number, change: Partial<LeagueFacts> = {}): LeagueFacts => ({
  state: 'final',
  minutesPlayed: 60,
  score: { away, home },
  ...change,
});

/** A saved parlay of a baseball moneyline that has won and a leg on a CFL game. */
async function saveWithFootball({ ctx, me, offer, end }: Table) {
  const first = await offer(FIRST);
  await offer(SECOND);
  await me.post('/api/parlays', { legs: [moneyline(FIRST), over(SECOND)], stake: 20 });
  const contest = await createFootballGame(ctx, 11, { status: 'final' });
  await ctx.db.update(savedParlayLegs).set({ contestId: contest.id, selection: TOTAL }).where(eq(savedParlayLegs.position, 1));
  await end(first, finalScore(9, 3));
  return contest;
}
const readParlay = async ({ me }: Table) => (await me.get('/api/my-parlays')).json()[0];

test.each([
  ['won', game(28, 24), 'win', 'football-result', 70],
  ['lost', game(28, 23), 'loss', 'football-result', 0],
  ['won in overtime', game(31, 34, { minutesPlayed: 66 }), 'win', 'football-result', 70],
  ['void when abandoned before 55 minutes', game(20, 24, { state: 'called', minutesPlayed: 54 }), 'void', 'football-official', 36.67],
  ['void when postponed', game(0, 0, { state: 'postponed', minutesPlayed: 0 }), 'void', 'football-postponed', 36.67],
] as const)('a CFL leg is %s by football’s rules', async (_name, facts, result, rule, payout) => {
  await atTable(async (table) => {
    const contest = await saveWithFootball(table);
    expect(await readParlay(table)).toMatchObject({ status: 'pending' });
    await reportFootball(table.ctx, contest, facts);
    await settleContest(table.world.ctxFor('system'), contest.id);
    expect(await table.ctx.db.select().from(savedParlayLegs).where(eq(savedParlayLegs.contestId, contest.id))).toMatchObject([
      { result, rule, awayScore: facts.score.away, homeScore: facts.score.home, factsVersion: 1 },
    ]);
    expect(await readParlay(table)).toMatchObject({ status: 'settled', result: result === 'void' ? 'win' : result, payout });
  });
});

test('a leg waits while the result of its contest is held, and is graded when it is released', async () => {
  await atTable(async (table) => {
    const contest = await saveWithFootball(table);
    await reportFootball(table.ctx, contest, game(28, 24));
    const gradeHeld = async (resultHold: string | null) => {
      await table.ctx.db.update(contests).set({ resultHold }).where(eq(contests.id, contest.id));
      await settleContest(table.world.ctxFor('system'), contest.id);
      return (await readParlay(table)).status;
    };
    expect([await gradeHeld('The score is in doubt'), await gradeHeld(null)]).toEqual(['pending', 'settled']);
  });
});
