import type { BaseballFacts } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { boxScores, contestFacts, contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { BatterLine, BoxScore, PitcherLine } from '../../../ports/index.ts';
import { type ContestRow, createContest, makeServer, type TestWorld } from '../../../testing/index.ts';
import { betsFeature } from '../../bets/index.ts';
import { settlementFeature } from '../index.ts';
import { settleContest } from '../settle-contest.ts';

const batter = (playerId: string, name: string): BatterLine => ({
  playerId,
  name,
  position: 'CF',
  battingOrder: 1,
  isStarter: true,
  atBats: 4,
  runs: 0,
  hits: 1,
  doubles: 0,
  triples: 0,
  homeRuns: 0,
  runsBattedIn: 0,
  walks: 0,
  strikeouts: 1,
  stolenBases: 0,
  totalBases: 1,
});
const pitcher = (playerId: string, name: string): PitcherLine => ({
  playerId,
  name,
  isStarter: true,
  outs: 18,
  hits: 5,
  runs: 2,
  earnedRuns: 2,
  walks: 1,
  strikeouts: 3,
  homeRuns: 0,
  pitches: 90,
  decision: null,
});

const BOX: BoxScore = {
  away: { batters: [batter('b1', 'Ciro Guillén'), batter('b2', 'Rico Pedroza')], pitchers: [pitcher('p1', 'Levi Fenwick')] },
  home: { batters: [batter('b3', 'Marco Vlasek'), batter('b4', 'Ana Pedroza')], pitchers: [pitcher('p2', 'Tomás Eom')] },
};

/** Washington 5, Cleveland 3; Fenwick struck out 3, Guillén had 1 hit and no run, Vlasek 1 total base. */
const FINAL: BaseballFacts = {
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 8.5,
  score: { away: 3, home: 5 },
  lineScore: { away: [0, 0, 3, 0, 0, 0, 0, 0, 0], home: [0, 2, 1, 0, 0, 2, 0, 0] },
  starters: { away: 'p1', home: 'p2' },
  players: {
    p1: { started: true, threwFirstPitch: true, stats: { pitcher_strikeouts: 3, pitcher_outs: 18 } },
    p2: { started: true, threwFirstPitch: true, stats: { pitcher_strikeouts: 6 } },
    b1: { started: true, threwFirstPitch: false, stats: { hits: 1, runs: 0, home_runs: 0 } },
    b3: { started: true, threwFirstPitch: false, stats: { total_bases: 1 } },
  },
};

/** CLE @ WSH before its start, the clubs' players known from the day before; `finish` ends it 3 to 5 and settles. */
export async function typedScene(ctx: Ctx, world: TestWorld) {
  const teams = { awayCode: 'CLE', awayName: 'Cleveland Guardians', homeCode: 'WSH', homeName: 'Washington Nationals' };
  const yesterday = await createContest(ctx, { gameId: '20260710_CLE@WSH', slateOn: '2026-07-10', status: 'final', ...teams });
  await ctx.db.insert(boxScores).values({ contestId: yesterday.id, box: BOX, asOf: ctx.now() });
  const contest: ContestRow = await createContest(ctx, { gameId: '20260711_CLE@WSH', slateOn: '2026-07-11', ...teams });
  const server = await makeServer([betsFeature, settlementFeature], { world });
  const me = await server.as(world.user!);
  const place = async (betType: string, selection: string, more: object = {}) => {
    const answer = await me.post('/api/bets', {
      gameId: contest.gameId,
      betType,
      selection,
      odds: -110,
      stake: 11,
      potentialWin: 10,
      ...more,
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json() as { id: string; isGradable: boolean; readAs: string | null; selectionSource: string | null };
  };
  const finish = async (): Promise<void> => {
    const now = ctx.now();
    const row = { contestId: contest.id, version: 1, isFinal: true, facts: FINAL, factsHash: '1', reportedAt: now, recordedAt: now };
    await ctx.db.insert(contestFacts).values({ id: ctx.newId(), ...row });
    await ctx.db.update(contests).set({ status: 'final', endedAt: now }).where(eq(contests.id, contest.id));
    await settleContest(world.ctxFor('system'), contest.id);
  };
  return { contest, server, me, place, finish };
}
