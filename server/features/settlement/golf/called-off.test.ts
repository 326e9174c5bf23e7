import type { GolfPlayer } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { notifications } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { openScene, type Scene } from '../../bets/testing/sport-scene.ts';
import { golfFeature } from '../../golf/index.ts';
import { entry, ID, NAMES, PRICES, script, sheet } from '../../golf/testing/script.ts';
import { practiceFeature } from '../../practice/index.ts';
import { settlementFeature } from '../index.ts';
import { settleTournament } from './settle-tournament.ts';

vi.setConfig({ testTimeout: 60_000 });

const PLAYING: GolfPlayer = { teedOff: true, withdrew: false, madeCut: null, position: null, tied: 0, strokes: 140 };

interface Field extends Scene {
  ctx: Ctx;
  world: TestWorld;
  /** What the source says of the result from now on, taken in as the product does and settled by the job that follows. */
  says: (facts: object, players?: Partial<GolfPlayer>, minutes?: number) => Promise<void>;
}

/** A tournament with a field and prices, taken in from its source before the first tee time. */
async function field(play: (field: Field) => Promise<void>): Promise<void> {
  await withTestCtx({ now: '2026-07-08T12:00:00Z', tier: 'elite' }, async (ctx, world) => {
    const settled: string[] = [];
    const golf = golfFeature({ onFacts: (_tx, { tournamentId }) => Promise.resolve(void settled.push(tournamentId)) });
    script(
      world,
      NAMES.map((_, at) => entry(at)),
    );
    world.feed.golf.sheets.push(sheet('SUM', PRICES, '2026-07-08T10:00:00Z'), sheet('MER', PRICES, '2026-07-08T10:00:00Z'));
    const scene = await openScene(world, golf, practiceFeature(), settlementFeature);
    await golf.prepare!(scene.system);
    const says: Field['says'] = async (facts, players = {}, minutes = 60) => {
      world.clock.advanceMinutes(minutes);
      const all = Object.fromEntries(NAMES.map((_, at) => [`p${at}`, { ...PLAYING, ...players }]));
      const said = { officialResult: false, holesCompleted: 18, players: all, ...facts };
      world.feed.golf.facts.set(ID, { tournamentId: ID, isFinal: true, reportedAt: ctx.now(), facts: said });
      await golf.prepare!(scene.system);
      for (const id of settled.splice(0)) await settleTournament(scene.system, id);
    };
    await play({ ...scene, ctx, world, says });
    await scene.close();
  });
}

const bet = (betType: string, selection: string, odds = 400) => ({ gameId: ID, betType, selection, odds });

test('a tournament that is called off voids its outrights, places and matchups, hands every stake back and says why once', async () => {
  await field(async ({ ctx, world, track, read, says }) => {
    const ids = [
      await track(bet('outright', 'Ann Ash to win')),
      await track(bet('outright', 'Bo Birch to win', 500)),
      await track(bet('place', 'Cy Cedar top 5', 150)),
      await track(bet('matchup', 'Ann Ash over Bo Birch', -110)),
    ];
    await says({ calledOff: true });
    for (const id of ids)
      expect(await read(id)).toMatchObject({
        status: 'settled',
        result: 'void',
        actualWin: 0,
        flag: null,
        receipt: { rule: 'golf-called-off', payout: 100, profit: 0 },
      });
    const told = await ctx.db.select().from(notifications).where(eq(notifications.userId, world.user!.id));
    expect(told.filter(({ kind }) => kind === 'bet_settled').map(({ title }) => title)).toEqual(['4 bets settled']);
    await says({ calledOff: true });
    expect((await read(ids[0]!)).receipt.postings).toHaveLength(1);
  });
});

test('a cut that was official before stands, whatever happens to the tournament after it', async () => {
  await field(async ({ track, read, says }) => {
    const made = await track(bet('make_cut', 'Ann Ash to make the cut', -250));
    const winner = await track(bet('outright', 'Ann Ash to win'));
    await says({ calledOff: true, holesCompleted: 36 }, { madeCut: true });
    expect(await read(made)).toMatchObject({ result: 'win', receipt: { rule: 'golf-cut' } });
    expect(await read(winner)).toMatchObject({ result: 'void', receipt: { rule: 'golf-called-off' } });
  });
});

test('a source that takes the call back regrades on the official result, with both postings', async () => {
  await field(async ({ track, read, says }) => {
    const id = await track(bet('outright', 'Ann Ash to win'));
    await says({ calledOff: true });
    await says({ officialResult: true, holesCompleted: 72 }, { madeCut: true, position: 1, tied: 8, strokes: 270 });
    expect(await read(id)).toMatchObject({
      result: 'win',
      receipt: { postings: [{ grade: 'void' }, { kind: 'reversal' }, { grade: 'win' }] },
    });
  });
});

test('practice takes no golf, alone or as a leg, and says so: nothing of it can wait for a tournament', async () => {
  await field(async ({ me }) => {
    const leg = { gameId: ID, betType: 'moneyline', selection: 'Ann Ash to win', odds: 400 };
    const single = await me.post('/api/virtual/bets', { ...leg, stake: 10, potentialWin: 40 });
    const parlay = await me.post('/api/virtual/bets', { betType: 'parlay', stake: 10, potentialWin: 40, legs: [leg, leg] });
    for (const answer of [single, parlay])
      expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining('MLB games')]);
    expect((await me.get('/api/virtual/bets')).json()).toEqual([]);
  });
});
