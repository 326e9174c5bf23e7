import { expect, test } from 'vitest';
import { boxScores } from '../../../db/schema/index.ts';
import type { PitcherLine } from '../../../ports/index.ts';
import { createContest, withTestCtx } from '../../../testing/index.ts';
import { getContest } from '../reads/contest-reads.ts';
import { getMatchup } from './get-matchup.ts';

const pitcher = (outs: number, isStarter: boolean): PitcherLine => ({
  playerId: 'p',
  name: 'P',
  isStarter,
  outs,
  hits: 0,
  runs: 0,
  earnedRuns: 0,
  walks: 0,
  strikeouts: 0,
  homeRuns: 0,
  pitches: 0,
  decision: null,
});
const pen = (starter: number, ...relievers: number[]) => ({
  batters: [],
  pitchers: [pitcher(starter, true), ...relievers.map((outs) => pitcher(outs, false))],
});
const final = (awayScore: number, homeScore: number) => ({ status: 'final' as const, awayScore, homeScore });

test('records, form and head to head are of the season before the game’s day', async () => {
  await withTestCtx({}, async (ctx) => {
    await createContest(ctx);
    await createContest(ctx, { gameId: '20260711_NYY@BOS_2', gameNumber: 2, ...final(9, 0) });
    await createContest(ctx, { gameId: '20260710_NYY@BOS', ...final(4, 2) });
    await createContest(ctx, { gameId: '20260709_TB@NYY', ...final(3, 3) });
    await createContest(ctx, { gameId: '20260708_BOS@TB', ...final(1, 2) });
    await createContest(ctx, { gameId: '20260707_NYY@BOS', status: 'postponed' });
    await createContest(ctx, { gameId: '20250710_NYY@BOS', ...final(0, 9) });
    const matchup = await getMatchup(ctx, await getContest(ctx, '20260711_NYY@BOS'));
    expect(matchup.records).toEqual({ away: { wins: 1, losses: 0 }, home: { wins: 0, losses: 2 } });
    expect(matchup.form.away).toMatchObject({ games: 2, streak: 'W1' });
    expect(matchup.form.home).toMatchObject({ games: 2, streak: 'L2' });
    expect(matchup.headToHead).toMatchObject({ awayWins: 1, homeWins: 0, averageTotal: 6 });
    expect(matchup.results).toHaveLength(3);
  });
});

test('the bullpens’ work is counted from box scores, and unknown where one is missing', async () => {
  await withTestCtx({}, async (ctx) => {
    await createContest(ctx);
    const yesterday = await createContest(ctx, { gameId: '20260710_NYY@BOS', ...final(4, 2) });
    await createContest(ctx, { gameId: '20260709_TB@BOS', ...final(3, 1) });
    await createContest(ctx, { gameId: '20260708_NYY@TB', ...final(3, 1) });
    await ctx.db.insert(boxScores).values({ contestId: yesterday.id, box: { away: pen(18, 6, 3), home: pen(15, 10) }, asOf: ctx.now() });
    const { rows } = await getMatchup(ctx, await getContest(ctx, '20260711_NYY@BOS'));
    expect(rows.find(({ label }) => label.startsWith('Bullpen'))).toMatchObject({
      away: '3.0',
      home: '—',
      better: null,
      note: '1 game / no data',
    });
  });
});
