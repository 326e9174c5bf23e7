import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { expect, test } from 'vitest';
import { createContest, withTestCtx } from '../../../testing/index.ts';
import { createFootballGame, createTournament, openScene } from '../testing/sport-scene.ts';

type Slips = VerbResult<Contract['POST /api/bets/slips/read']>['slips'];

const NOW = '2026-07-11T16:00:00Z';
const CHICAGO = { awayCode: 'CHC', awayName: 'Chicago Cubs', homeCode: 'STL', homeName: 'St. Louis Cardinals' };

async function scene(
  run: (read: (...lines: string[]) => Promise<Slips>, me: Awaited<ReturnType<typeof openScene>>['me']) => Promise<void>,
) {
  await withTestCtx({ now: NOW }, async (ctx, world) => {
    await createContest(ctx, { gameId: '20260711_NYY@BOS' });
    await createContest(ctx, { gameId: '20260712_NYY@BOS', slateOn: '2026-07-12', startsAt: new Date('2026-07-12T23:05:00Z') });
    await createContest(ctx, { gameId: '20260711_CHC@STL', ...CHICAGO });
    await createFootballGame(ctx, 16);
    await createTournament(ctx);
    const { me, close } = await openScene(world);
    await run(async (...lines) => (await me.post('/api/bets/slips/read', { text: lines.join('\n') })).json().slips, me);
    await close();
  });
}

test('finds the game by both teams, by one team, on the printed day, or the next to start', async () => {
  await scene(async (read) => {
    const legOf = async (...lines: string[]) => (await read(...lines, 'Stake $10'))[0]!.legs[0]!;
    const tonight = { gameId: '20260711_NYY@BOS', startsAt: '2026-07-11T23:05:00.000Z' };
    expect(await legOf('Yankees ML -110', 'NYY @ BOS')).toMatchObject({ ...tonight, betType: 'moneyline' });
    expect(await legOf('Yankees ML -110', 'Red Sox vs Yankees')).toMatchObject(tonight);
    expect(await legOf('Yankees -1.5 +130')).toMatchObject({ ...tonight, betType: 'spread' });
    expect(await legOf('NYY @ BOS Over 8.5 -105')).toMatchObject({ ...tonight, betType: 'total' });
    expect(await legOf('Over 8.5 -105', 'NYY @ BOS', 'Jul 12, 7:05 PM')).toMatchObject({ gameId: '20260712_NYY@BOS', betType: 'total' });
    expect(await legOf('Hamilton -3.5 -105', 'Hamilton Tiger-Cats @ Toronto Argonauts')).toMatchObject({ gameId: '20260716_HAM@TOR' });
    expect(await legOf('Scottie Scheffler', 'Outright Winner', '+450', 'Rocket Classic')).toMatchObject({
      gameId: 'golf-2026-rocket-classic',
      betType: 'outright',
    });
    expect(await legOf('Lakers -4.5 -110', 'Lakers @ Celtics')).toMatchObject({
      gameId: 'Lakers @ Celtics',
      startsAt: null,
      betType: 'spread',
    });
    expect(await legOf('Over 8.5 -105')).toMatchObject({ gameId: '', startsAt: null, betType: 'total' });
  });
});

test('what is read is logged as it stands: a single bet, and a parlay at its own price', async () => {
  await scene(async (read, me) => {
    const [single, ticket] = await read(
      'Cubs ML +120 $10',
      '2 Leg Parlay +339',
      'Yankees -1.5 +130',
      'NYY @ BOS',
      'Over 8.5 -110',
      'CHC @ STL',
      'Wager: $10.00',
    );
    const { gameId, betType, selection } = single!.legs[0]!;
    const bet = await me.post('/api/bets', { gameId, betType, selection, odds: single!.odds, stake: single!.stake });
    expect(bet.json()).toMatchObject({ readAs: 'Chicago Cubs moneyline, full game', stake: 10, odds: 120 });
    const legs = ticket!.legs.map(({ startsAt: _none, ...leg }) => leg);
    const parlay = await me.post('/api/bets/parlays', { kind: ticket!.kind, legs, odds: ticket!.odds, stake: ticket!.stake });
    expect(parlay.json()).toMatchObject({
      betType: 'parlay',
      odds: 339,
      legs: [{ readAs: 'New York Yankees −1.5, full game' }, { readAs: 'Over 8.5 runs, full game' }],
    });
  });
});

test('a round robin is staked on each parlay; a total that does not divide is asked', async () => {
  await scene(async (read) => {
    const robin = (total: string) =>
      read('Round Robin by 2s', 'Yankees ML -110', 'Cubs ML +120', 'Hamilton ML -130', `Total stake ${total}`);
    expect((await robin('$30'))[0]).toMatchObject({ kind: 'round_robin', stake: 10, sizes: [2], notes: [] });
    expect((await robin('$31'))[0]).toMatchObject({ stake: null, notes: ['Enter the stake on each parlay: the slip says $31.00 in all.'] });
  });
});

test('lines without a bet are kept with the reason; other lines are named; too many bets are left', async () => {
  await scene(async (read) => {
    expect(await read('hello there', 'how are you')).toMatchObject([
      { text: 'hello there\nhow are you', legs: [], notes: ['We found no bet in these lines.'] },
    ]);
    expect((await read('Cubs ML +120 $10', 'Both starters must pitch'))[0]!.notes).toEqual(['Not read: “Both starters must pitch”.']);
    const many = await read(...Array.from({ length: 45 }, (_, at) => `Cubs ML +120 $${at + 1}`));
    expect(many).toHaveLength(41);
    expect(many.at(-1)).toMatchObject({ legs: [], notes: [expect.stringContaining('At most 40 bets')] });
  });
});

test('an empty text and one that is too long are refused by the field', async () => {
  await scene(async (_read, me) => {
    for (const text of ['', '   ', 'x'.repeat(20_001)]) {
      const answer = await me.post('/api/bets/slips/read', { text });
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'text']);
    }
  });
});
