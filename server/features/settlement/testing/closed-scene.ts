import type { BaseballFacts } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { boxScores, contestFacts, contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { BatterLine, BoxScore, PitcherLine } from '../../../ports/index.ts';
import { type ContestRow, createContest, makeServer, type TestClient, type TestServer, type TestWorld } from '../../../testing/index.ts';
import { betsFeature } from '../../bets/index.ts';
import { settlementFeature } from '../index.ts';

export const FIRST_PITCH = '2026-07-11T23:05:00Z';
export const AFTER = '2026-07-12T02:10:00Z';

export interface ClosedScene {
  contest: ContestRow;
  server: TestServer;
  me: TestClient;
  /** Tracks a bet on the game and answers its id. */
  track: (change?: object) => Promise<string>;
  read: (betId: string) => Promise<Record<string, never> & { receipt: { postings: object[] } | null }>;
  setStatus: (status: ContestRow['status']) => Promise<void>;
  report: (facts: Partial<BaseballFacts>, version?: number) => Promise<void>;
}

export const baseball = (away: number, home: number, players: BaseballFacts['players'] = {}): BaseballFacts => ({
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away, home },
  lineScore: { away: [away, 0, 0, 0, 0, 0, 0, 0, 0], home: [home, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: 'p1', home: 'p2' },
  players,
});

/** A game of 11 July 2026, 23:05 UTC, and a server with tracked bets and their settlement. */
export async function openClosedScene(ctx: Ctx, world: TestWorld): Promise<ClosedScene> {
  const contest = await createContest(ctx);
  const server = await makeServer([betsFeature, settlementFeature], { world });
  const me = await server.as(world.user!);
  const slip = { gameId: contest.gameId, betType: 'moneyline', selection: 'New York Yankees', odds: -126, stake: 40 };
  return {
    contest,
    server,
    me,
    track: async (change = {}) => {
      const answer = await me.post('/api/bets', { ...slip, ...change });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().id;
    },
    read: async (betId) => (await me.get(`/api/bets/${betId}`)).json(),
    setStatus: async (status) => void (await ctx.db.update(contests).set({ status }).where(eq(contests.id, contest.id))),
    report: async (change, version = 1) => {
      const at = ctx.now();
      const facts = { ...baseball(6, 3), ...change };
      const stated = { isFinal: true, factsHash: `${version}`, reportedAt: at, recordedAt: at };
      await ctx.db.insert(contestFacts).values({ id: ctx.newId(), contestId: contest.id, version, facts, ...stated });
    },
  };
}

const NO_LINE = { runs: 0, hits: 0, walks: 0, strikeouts: 0, homeRuns: 0 };
const BATTER: Omit<BatterLine, 'playerId' | 'name'> = {
  ...NO_LINE,
  position: '1B',
  battingOrder: 1,
  isStarter: true,
  atBats: 4,
  doubles: 0,
  triples: 0,
  runsBattedIn: 0,
  stolenBases: 0,
  totalBases: 0,
};
const PITCHER: Omit<PitcherLine, 'playerId' | 'name'> = {
  ...NO_LINE,
  isStarter: true,
  outs: 18,
  earnedRuns: 0,
  pitches: 90,
  decision: null,
};

/** Keeps a box score with one pitcher and one batter of the visitors. */
export async function keepBox(ctx: Ctx, contest: ContestRow, { pitcher, batter }: { pitcher: string; batter: string }): Promise<void> {
  const away = { batters: [{ ...BATTER, playerId: 'b1', name: batter }], pitchers: [{ ...PITCHER, playerId: 'p1', name: pitcher }] };
  const box: BoxScore = { away, home: { batters: [], pitchers: [] } };
  await ctx.db.insert(boxScores).values({ contestId: contest.id, box, asOf: ctx.now() });
}
