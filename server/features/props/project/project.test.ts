import { shrinkPitchBudget } from '@clearedge/quant/sports/baseball/players';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contests, playerProjections } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { withTestCtx } from '../../../testing/index.ts';
import { writePlayerGames } from '../history/player-game-rows.ts';
import { toPlayerGame } from '../history/player-game-rules.ts';
import { findProjection, jointProbability, listModelProps } from '../index.ts';
import { MODEL_HOLD } from '../offers/model-price-rules.ts';
import { projectGame, propJobs } from '../props-feature.ts';
import { aceId, batterId, battingLine, lineUpOf, playedGame } from '../testing/sample-players.ts';
import { addProjection, GAME_ID, playFew, prepareGame } from '../testing/sample-projection.ts';
import type { StoredProjection } from './projection-rows.ts';
import { runningProjections } from './running-projections.ts';

const project = (ctx: Ctx, contestId: string) => projectGame(playFew(ctx), contestId, runningProjections());
const rows = (ctx: Ctx) => ctx.db.select().from(playerProjections).orderBy(desc(playerProjections.createdAt));

test('every man of a coming game has a distribution that sums to one and a line splits whole', async () => {
  await withTestCtx({}, async (ctx, { feed, published }) => {
    const contest = await prepareGame(ctx, feed);
    feed.seasonLines.get('NYY')![2] = battingLine(batterId('NYY', 3), 35);
    await project(ctx, contest.id);
    const projection = (await findProjection(ctx, contest.id))!;
    expect(projection.men).toHaveLength(20);
    expect(projection).toMatchObject({ games: 3000, known: { awayStarterId: aceId('NYY'), isAwayLineUpAnnounced: false } });
    const hits = projection.find(batterId('BOS', 1), 'hits')!;
    expect(hits.distribution.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const { over, under, push } = hits.chances(1);
    expect(over + under + push).toBeCloseTo(1, 9);
    expect(push).toBeGreaterThan(0.2);
    expect(hits.mean).toBeGreaterThan(0.6);
    expect(hits.mean).toBeLessThan(1.4);
    const slugger = projection.find(batterId('NYY', 3), 'home_runs')!.mean;
    expect(slugger).toBeGreaterThan(projection.find(batterId('NYY', 4), 'home_runs')!.mean * 1.5);
    expect(projection.find(aceId('NYY'), 'pitcher_hits_allowed')!.mean).toBeGreaterThan(3);
    // Strikeouts missed on past seasons: priced with a hold, never claimed.
    expect(projection.find(aceId('NYY'), 'pitcher_strikeouts')).toBeNull();
    expect(projection.findUnproven(aceId('NYY'), 'pitcher_strikeouts')!.mean).toBeGreaterThan(4);
    expect(projection.find(aceId('NYY'), 'hits')).toBeNull();
    expect(published).toContainEqual({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });
  });
});

test('the same opinion is not played again; another nine or clearly other runs are, and what was published cannot be changed', async () => {
  await withTestCtx({}, async (ctx, { feed, clock }) => {
    const contest = await prepareGame(ctx, feed);
    await project(ctx, contest.id);
    clock.advanceMinutes(1);
    await addProjection(ctx, contest.id, { runs: { away: 4.4, home: 4.6 } });
    await project(ctx, contest.id);
    expect(await rows(ctx)).toHaveLength(1);
    clock.advanceMinutes(1);
    await addProjection(ctx, contest.id, { runs: { away: 5.1, home: 4.6 } });
    await project(ctx, contest.id);
    const [more, first] = await rows(ctx);
    expect(more!.inputs.targets).toEqual({ awayRuns: 5.1, homeRuns: 4.6 });
    expect(more!.seed).not.toBe(first!.seed);
    clock.advanceMinutes(1);
    const men = lineUpOf('BOS').batters;
    feed.lineUps.set(GAME_ID, {
      away: lineUpOf('NYY'),
      home: { confirmed: true, batters: [...men.slice(0, 8), { ...men[8]!, playerId: 'BOS-new' }] },
    });
    await addProjection(ctx, contest.id, { runs: { away: 5.1, home: 4.6 }, inputs: { homeLineUp: ['announced'] } });
    await project(ctx, contest.id);
    const [latest] = await rows(ctx);
    expect(await rows(ctx)).toHaveLength(3);
    expect(latest!.known.isHomeLineUpAnnounced).toBe(true);
    expect(latest!.men.some(({ playerId }) => playerId === 'BOS-new')).toBe(true);
    await expect(ctx.db.update(playerProjections).set({ games: 1 })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    });
    await expect(ctx.db.delete(playerProjections)).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } });
  });
});

test('a simulation that was overtaken is not kept', async () => {
  await withTestCtx({}, async (ctx, { feed }) => {
    const contest = await prepareGame(ctx, feed);
    const running = runningProjections();
    const { simulate } = ctx.simulator;
    const overtaking = {
      simulate: (...order: Parameters<typeof simulate>) => {
        running.overtake(contest.id, 'a newer opinion');
        return simulate(...order);
      },
    };
    await projectGame({ ...ctx, simulator: overtaking }, contest.id, running);
    expect(await rows(ctx)).toEqual([]);
  });
});

test('the schedule projects what has an opinion, and a game that has begun is left alone', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const contest = await prepareGame(ctx, world.feed);
    await world.runDue([propJobs()], '2026-07-11T16:01:30Z');
    expect(await findProjection(ctx, contest.id)).not.toBeNull();
    await addProjection(ctx, contest.id, { runs: { away: 6, home: 3 } });
    world.clock.set('2026-07-11T23:06:00Z');
    await project(ctx, contest.id);
    expect(await rows(ctx)).toHaveLength(1);
  });
});

test('without a named starter his side still is projected, and he is not; without nine men nothing is', async () => {
  await withTestCtx({}, async (ctx, { feed }) => {
    const contest = await prepareGame(ctx, feed);
    await ctx.db.update(contests).set({ homePitcher: null });
    feed.lineUps.clear();
    await project(ctx, contest.id);
    expect(await rows(ctx)).toEqual([]);
    feed.lineUps.set(GAME_ID, { away: lineUpOf('NYY'), home: lineUpOf('BOS') });
    await project(ctx, contest.id);
    const projection = (await findProjection(ctx, contest.id))!;
    expect(projection.men).toHaveLength(19);
    expect(projection.men.every(({ playerId }) => !playerId.startsWith('unknown'))).toBe(true);
  });
});

test('before the lineups the nine of a club’s last kept game are expected, and a starter lasts as long as he did in all of them', async () => {
  await withTestCtx({}, async (ctx, { feed }) => {
    const contest = await prepareGame(ctx, feed);
    feed.lineUps.clear();
    const kept = ['2026-07-09', '2026-07-10'].map((day) =>
      toPlayerGame(playedGame(`${day.replaceAll('-', '')}_NYY@BOS`, 1), day, () => 'R', {}),
    );
    kept[0]!.away.batters[0]!.playerId = 'NYY-benched';
    await writePlayerGames(ctx.db, kept, ctx.now());
    await project(ctx, contest.id);
    const [{ inputs }] = (await rows(ctx)) as [StoredProjection];
    expect(inputs.away.batters.map(({ playerId }) => playerId)).toEqual(lineUpOf('NYY').batters.map(({ playerId }) => playerId));
    expect(inputs.away.starter.pitchBudget).toBe(shrinkPitchBudget({ starts: 2, pitches: 2 * 96 }));
  });
});

test('a source that fails is asked again: the job throws', async () => {
  await withTestCtx({}, async (ctx, { feed }) => {
    const contest = await prepareGame(ctx, feed);
    feed.outage = new Error('down');
    await expect(project(ctx, contest.id)).rejects.toThrow('the men of NYY could not be had');
  });
});

test('selections of one game are counted together, and never above the least likely of them', async () => {
  await withTestCtx({}, async (ctx, { feed }) => {
    const contest = await prepareGame(ctx, feed);
    const hit = { market: 'prop', playerId: batterId('NYY', 1), prop: 'hits', side: 'over', line: 0.5 } as const;
    const bases = { ...hit, prop: 'total_bases' } as const;
    expect(await jointProbability(ctx, contest.id, [hit])).toBeNull();
    await project(ctx, contest.id);
    const projection = (await findProjection(ctx, contest.id))!;
    const alone = projection.find(hit.playerId, 'hits')!.chances(0.5).over;
    const one = (await jointProbability(ctx, contest.id, [hit]))!;
    expect(one.win).toBeCloseTo(alone, 9);
    // A hit is a base: the two are one.
    expect((await jointProbability(ctx, contest.id, [hit, bases]))!.win).toBe(one.win);
    const win = { market: 'moneyline', period: 'full', side: 'away' } as const;
    const together = (await jointProbability(ctx, contest.id, [hit, win]))!;
    const team = (await jointProbability(ctx, contest.id, [win]))!;
    expect(together.win).toBeLessThan(Math.min(one.win, team.win));
    expect(together.win).toBeGreaterThan(one.win * team.win);
    await expect(jointProbability(ctx, contest.id, [{ ...hit, playerId: 'nobody' }])).rejects.toThrow(RangeError);
  });
});

test('model prices hold six percent of both sides, at the half line nearest to even', async () => {
  await withTestCtx({}, async (ctx, { feed, clock }) => {
    const contest = await prepareGame(ctx, feed);
    expect(await listModelProps(ctx, contest.id)).toEqual([]);
    await project(ctx, contest.id);
    const props = await listModelProps(ctx, contest.id);
    expect(new Set(props.map(({ prop }) => prop)).size).toBe(6);
    expect(props).toHaveLength(2 * 3 + 18 * 3);
    const decimal = (odds: number): number => (odds > 0 ? 1 + odds / 100 : 1 - 100 / odds);
    for (const { overOdds, underOdds, overProbability, line } of props) {
      expect(line % 1).toBe(0.5);
      expect(decimal(overOdds) * overProbability).toBeCloseTo(1 - MODEL_HOLD, 1);
      if (overProbability > 0.1) expect(decimal(underOdds)).toBeLessThan(1 / (1 - overProbability));
    }
    clock.set('2026-07-11T23:05:00Z');
    expect(await listModelProps(ctx, contest.id)).toEqual([]);
  });
});
