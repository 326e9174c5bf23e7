import { GOLF_MODEL, GolfRatings } from '@clearedge/quant/sports/golf';
import { describe, expect, test } from 'vitest';
import type { GolfEntry, GolfRound } from '../../ports/index.ts';
import { makeServer, withTestCtx } from '../../testing/index.ts';
import { golfFeature } from './index.ts';
import { fieldPlayer } from './model/field-of.ts';
import { listPastRounds } from './rows/entry-rows.ts';
import { entry, ID, START, script } from './testing/script.ts';

const round = (number: number, changes: Partial<GolfRound> = {}): GolfRound => ({
  round: number,
  teeAt: START,
  thru: 18,
  strokes: 68,
  toPar: -2,
  holes: [],
  ...changes,
});
const UNREAD = { strokes: null, toPar: null };
const ROW = { cut: { afterRound: 2, places: 65 }, scheduledRounds: 4, startsOn: '2026-07-09' };
const playing = (changes: Partial<GolfEntry>): GolfEntry => entry(0, { status: 'playing', teedOff: true, ...changes });

describe('where a player stands', () => {
  const ratings = new GolfRatings(GOLF_MODEL);

  test.each<[string, Partial<GolfEntry>]>([
    ['a round cannot be read', { toPar: null, rounds: [round(1, UNREAD), round(2)] }],
    ['the holes of a round are not known', { toPar: -2, rounds: [round(1, { ...UNREAD, thru: null })] }],
    ['a total is gone', { toPar: null, rounds: [round(1)] }],
  ])('is unknown to the model where %s, and not level with par', (_name, changes) => {
    expect(fieldPlayer(ROW, playing(changes), ratings)).toBeNull();
  });

  test('is level with par before the first hole, and no matter once he is out', () => {
    expect(fieldPlayer(ROW, entry(0), ratings)).toMatchObject({ toPar: 0, roundsBeforeCut: 2, roundsAfterCut: 2 });
    expect(fieldPlayer(ROW, playing({ rounds: [round(1, { thru: 0, strokes: 0, toPar: 0 })] }), ratings)).toMatchObject({ toPar: 0 });
    expect(fieldPlayer(ROW, playing({ status: 'cut', rounds: [round(1, UNREAD)] }), ratings)).toMatchObject({ isOut: true });
  });
});

test('what is not known arrives as unknown: purse, rounds, totals, meetings; a round that cannot be read teaches the model nothing', async () => {
  await withTestCtx({ now: '2026-07-12T23:30:00Z', signedOut: true }, async (ctx, world) => {
    const feature = golfFeature();
    const [whole, torn] = [
      [1, 2, 3, 4].map((number) => round(number)),
      [1, 2, 3, 4].map((number) => round(number, number === 2 ? UNREAD : {})),
    ];
    const done: Partial<GolfEntry> = { status: 'finished', teedOff: true, tied: 1 };
    script(
      world,
      [
        entry(0, { ...done, position: 1, toPar: -8, strokes: 272, rounds: whole }),
        entry(1, { ...done, toPar: null, strokes: null, rounds: torn }),
      ],
      { status: 'completed', purseCents: null },
    );
    await feature.catchUp!(world.ctxFor('system'));
    const server = await makeServer([feature], { world });
    const get = async (path: string) => (await server.visitor.get(path)).json();
    expect(await get(`/api/golf/tournaments/${ID}`)).toMatchObject({
      purse: null,
      players: [{ strokes: 272 }, { strokes: null, toPar: null, rounds: [{ strokes: 68 }, { strokes: null, toPar: null }, {}, {}] }],
    });
    expect(await get('/api/golf/players/p1')).toMatchObject({
      rounds: 3,
      averageToPar: -2,
      results: [{ toPar: null, rounds: [68, null, 68, 68] }],
    });
    expect(await get('/api/golf/head-to-head?player=p0&opponent=p1')).toMatchObject({
      record: { wins: 0, losses: 0, ties: 0 },
      meetings: [],
    });
    const learnt = await listPastRounds(ctx.db, '2026-07-01', '2026-07-31');
    expect(learnt.map(({ playerId, rounds }) => [playerId, rounds])).toEqual([
      ['p0', [-2, -2, -2, -2]],
      ['p1', []],
    ]);
    await server.close();
  });
});
