import { expect, test, vi } from 'vitest';
import { balance, leg, scene } from '../testing/member.ts';
import { GAME_ID, SECOND } from '../testing/scene.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

type Scene = Parameters<Parameters<typeof scene>[0]>[0];

const offer = ({ world, ctx }: Scene, gameId: string, playerId: string, overPrice: number) =>
  world.feed.props.push({
    gameId,
    playerId,
    playerName: `Bat ${playerId}`,
    teamCode: 'BOS',
    prop: 'hits',
    line: 0.5,
    quotedAt: ctx.now(),
    book: { code: 'AAA', name: 'Book A' },
    overPrice,
    underPrice: -130,
  });
const prop = (gameId: string, playerId: string, odds: number) =>
  leg(gameId, {
    betType: 'prop',
    odds,
    selection: `Bat ${playerId} Hits Over 0.5`,
    pick: { market: 'prop', playerId, prop: 'hits', side: 'over', line: 0.5 },
  });
/** How often the source was asked for each game's props since it was last asked here. */
const questionsOf = ({ ctx }: Scene) => {
  const asked = vi.spyOn(ctx.ports.props, 'listProps');
  return () => asked.mock.calls.splice(0).map(([gameId]) => gameId);
};

test('one slip asks for a game’s props once, however many of its legs are about players', async () => {
  await scene(async (at) => {
    for (const player of ['p1', 'p2', 'p3']) offer(at, GAME_ID, player, 110);
    offer(at, SECOND, 'p9', 120);
    const questions = questionsOf(at);
    const legs = [...['p1', 'p2', 'p3'].map((player) => prop(GAME_ID, player, 110)), prop(SECOND, 'p9', 120)];
    const quote = (await at.me.post('/api/virtual/quote', { legs })).json();
    expect(quote.legs.map(({ odds }: { odds: number }) => odds)).toEqual([110, 110, 110, 120]);
    expect(questions()).toEqual([GAME_ID, SECOND]);
    // A kind that no book offers is looked up in the same answer.
    await at.me.post('/api/virtual/quote', { legs: [prop(GAME_ID, 'p7', 110), prop(GAME_ID, 'p8', 110)] });
    expect(questions()).toEqual([GAME_ID]);
  });
});

test('a bet is placed at the source’s price of that moment, not at one remembered from the quote', async () => {
  await scene(async (at) => {
    offer(at, GAME_ID, 'p1', 110);
    offer(at, SECOND, 'p9', 120);
    const questions = questionsOf(at);
    const legs = [prop(GAME_ID, 'p1', 110), prop(SECOND, 'p9', 120)];
    const { odds } = (await at.me.post('/api/virtual/quote', { legs })).json();
    expect(questions()).toEqual([GAME_ID, SECOND]);
    at.world.feed.props[0]!.overPrice = 100;
    const refused = await at.me.post('/api/virtual/bets', { betType: 'parlay', legs, odds, stake: 10 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PRICE_MOVED']);
    expect(questions()).toEqual([GAME_ID, SECOND]);
    expect(await balance(at.me)).toBe(1000);
    const { currentOdds } = refused.json();
    expect((await at.me.post('/api/virtual/bets', { betType: 'parlay', legs, odds: currentOdds, stake: 10 })).statusCode).toBe(201);
    expect(questions()).toEqual([GAME_ID, SECOND]);
    expect(await balance(at.me)).toBe(990);
  });
});
