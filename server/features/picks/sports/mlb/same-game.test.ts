import { FITTED_PLAYS } from '@clearedge/quant/blend';
import { gameDistribution, jointProbability, priceSelection } from '@clearedge/quant/sports/baseball/game';
import { expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../../../testing/index.ts';
import type { PickRow } from '../../chain/pick-statement.ts';
import { picksFeature } from '../../index.ts';
import { addGames } from '../../testing/board.ts';
import { pastReturnOf } from './present-pick.ts';
import { gamesOf, laterOf, othersOfGame, togetherOf } from './same-game-rules.ts';

const pick = (values: Partial<PickRow>): PickRow =>
  ({
    id: `pick ${values.sequence}`,
    contestId: 'one',
    market: 'moneyline',
    side: 'home',
    line: null,
    selection: 'Home Club',
    ...values,
  }) as PickRow;
const home = pick({ sequence: 1 });
const over = pick({ sequence: 2, market: 'total', side: 'over', line: 8.5, selection: 'Over 8.5' });
const elsewhere = pick({ sequence: 3, contestId: 'two' });
const game = gameDistribution({ awayRuns: 3.6, homeRuns: 5.4 });

test('picks of one game are found and counted, each pair by its later opinion', () => {
  expect(othersOfGame(home, [home, over, elsewhere])).toEqual([over]);
  expect(gamesOf([home, over, elsewhere])).toEqual({ games: 2, sharingGame: 2 });
  expect(gamesOf([home, elsewhere])).toEqual({ games: 2, sharingGame: 0 });
  expect([laterOf(home, over), laterOf(over, home)]).toEqual([over, over]);
});

test('how often both win is exact, beside the product', () => {
  const selections = [
    { market: 'moneyline', period: 'full', side: 'home' },
    { market: 'total', period: 'full', side: 'over', line: 8.5 },
  ] as const;
  const stated = togetherOf(home, over, () => game);
  expect(stated).toMatchObject({ pickId: 'pick 2', sequence: 2, selection: 'Over 8.5' });
  expect(stated.bothWin).toBeCloseTo(jointProbability(game, selections).win, 12);
  expect(stated.ifApart).toBeCloseTo(priceSelection(game, selections[0]).win * priceSelection(game, selections[1]).win, 12);
  expect(togetherOf(over, home, () => game)).toMatchObject({ pickId: 'pick 1', relation: stated.relation });
});

test('where the opinion moved between two picks, each keeps its published chance and the later opinion ties them', () => {
  const before = gameDistribution({ awayRuns: 4.4, homeRuns: 4.4 });
  const { bothWin, ifApart } = togetherOf(home, over, ({ sequence }) => (sequence === 1 ? before : game));
  const [moneyline, total] = [
    { market: 'moneyline', period: 'full', side: 'home' },
    { market: 'total', period: 'full', side: 'over', line: 8.5 },
  ] as const;
  const published = priceSelection(before, moneyline).win * priceSelection(game, total).win;
  const tied = jointProbability(game, [moneyline, total]).win / (priceSelection(game, moneyline).win * priceSelection(game, total).win);
  expect(ifApart).toBeCloseTo(published, 12);
  expect(bothWin).toBeCloseTo(published * tied, 12);
  expect(togetherOf(home, over, ({ sequence }) => (sequence === 1 ? null : game))).toMatchObject({ relation: null, bothWin: null });
});

test.each([
  ['a favorite that gives runs, and many runs', pick({ sequence: 1, market: 'spread', side: 'home', line: -2.5 }), 'together'],
  ['a favorite that gives runs, and few runs', pick({ sequence: 1, market: 'spread', side: 'away', line: 1.5 }), 'opposed'],
  ['no distribution at hand', null, null],
] as const)('%s', (_what, first, relation) => {
  expect(togetherOf(first ?? home, over, () => first && game).relation).toBe(relation);
});

test('the return of past plays is told of a pick of this model and this fit, and of no other', () => {
  const band = FITTED_PLAYS.moneyline.bands.at(-1)!;
  const own = { market: 'moneyline', modelVersion: 'm', bandFrom: band.from, bandPicks: band.plays, bandWins: band.wins } as const;
  const returned = pastReturnOf(own, 'm')!;
  expect(returned.perUnit).toBeCloseTo(band.units / band.plays, 6);
  // A unit on an even price has a standard deviation of about one.
  const reach = 1.96 / Math.sqrt(band.plays);
  expect(returned.low).toBeLessThan(returned.perUnit - 0.8 * reach);
  expect(returned.high).toBeGreaterThan(returned.perUnit + 0.8 * reach);
  expect(pastReturnOf(own, 'another')).toBeNull();
  expect(pastReturnOf({ ...own, bandPicks: band.plays + 1 }, 'm')).toBeNull();
  expect(pastReturnOf({ ...own, market: 'total' }, 'm')).toBeNull();
});

test('a reader is told of the others that this reader sees', async () => {
  await withTestCtx({ now: '2026-07-11T16:00:00Z', signedOut: true }, async (ctx, world) => {
    await addGames(ctx, world, 2, 150, 0, { hasTotals: true });
    const server = await makeServer([picksFeature()], { world });
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    await pro.post('/api/daily-picks/generate');
    expect((await pro.get('/api/daily-picks/day')).json()).toMatchObject({ published: 4, games: 2, sharingGame: 4 });
    const list = (await pro.get('/api/daily-picks')).json();
    for (const one of list) expect(one.sameGame).toMatchObject([{ bothWin: expect.any(Number), ifApart: expect.any(Number) }]);
    const open = (await server.visitor.get('/api/daily-picks')).json();
    const hidden = list[3];
    expect(open).toHaveLength(3);
    expect(open.filter(({ sameGame }: { sameGame: object[] }) => sameGame.length > 0)).toHaveLength(2);
    expect(JSON.stringify(open)).not.toContain(hidden.id);
    const marked = (await pro.patch(`/api/daily-picks/${hidden.id}/result`, { result: 'WIN' })).json();
    expect(marked.sameGame).toEqual(hidden.sameGame);
    await server.close();
  });
});
