import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { notifications } from '../../../db/schema/index.ts';
import { ID } from '../../golf/testing/script.ts';
import { golfBet as bet, field } from '../testing/golf-field.ts';

vi.setConfig({ testTimeout: 60_000 });

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
    const reported = await ctx.db.select().from(notifications).where(eq(notifications.userId, world.user!.id));
    expect(reported.filter(({ kind }) => kind === 'bet_settled').map(({ title }) => title)).toEqual(['Wednesday: 4 void, $0.00']);
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
      expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringMatching(/^.*MLB.* games/)]);
    expect((await me.get('/api/virtual/bets')).json()).toEqual([]);
  });
});
