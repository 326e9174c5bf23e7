import { americanToDecimal, fairAmericanRounded } from '@clearedge/quant/price';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GolfMarket, GolfPrice } from '../../../ports/index.ts';
import { createGolf } from '../../../providers/demo/golf/create-golf.ts';
import { makeServer, withTestCtx } from '../../../testing/index.ts';
import { findTournament, golfFeature, listGolfClosings, listGolfOffers } from '../index.ts';
import { ID, PRICES, script, sheet } from '../testing/script.ts';
import { keyOf } from './fair-rules.ts';
import { screenSheets } from './screen-sheets.ts';

const AT = new Date('2026-07-08T11:00:00Z');
const quote = (playerId: string, price: number | null, more: Partial<GolfPrice> = {}): GolfPrice => ({
  playerId,
  opponentId: null,
  side: null,
  price,
  ...more,
});
/** A field of 40 players, each less likely than the one before, at a book that keeps so much. */
const fieldOf = (hold: number): GolfPrice[] => {
  const weights = Array.from({ length: 40 }, (_, at) => 0.92 ** at);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, at) => quote(`p${at}`, fairAmericanRounded(weight / all / (1 - hold))));
};
const books = (...sheets: GolfPrice[][]) => sheets.map((prices) => ({ prices, seenAt: AT }));
const at = (prices: GolfPrice[], playerId: string, price: number): GolfPrice[] =>
  prices.map((one) => (one.playerId === playerId ? { ...one, price } : one));
const errorsOf = (market: GolfMarket, sheets: ReturnType<typeof books>): string[][] =>
  screenSheets(market, sheets, null).map(({ errors }) => [...errors].map(([key, { reason }]) => `${key.split('|')[0]} ${reason}`));

describe('a nonsense price of a field', () => {
  const [a, b, c] = [fieldOf(0.2), fieldOf(0.3), fieldOf(0.4)];

  test.each<[string, ReturnType<typeof books>, string[][]]>([
    ['none: margins alone are no error', books(a, b, c), [[], [], []]],
    ['ten times too long', books(at(a, 'p0', 12_000), b, c), [['p0 outlier'], [], []]],
    ['a sign turned', books(a, at(b, 'p3', -900), c), [[], ['p3 outlier'], []]],
    ['a long shot at the price of the first', books(a, b, at(c, 'p39', 900)), [[], [], ['p39 outlier']]],
    ['of two books either may be wrong', books(at(a, 'p0', 100_000), b), [['p0 disagreement'], ['p0 disagreement']]],
    ['alone, nothing can be held against it', books(at(a, 'p0', 1500)), [[]]],
  ])('%s', (_name, sheets, expected) => {
    expect(errorsOf('outright', sheets)).toEqual(expected);
  });

  test('a book whose every price is wrong goes as a whole, and one that pays out more than it takes in, too', () => {
    const wild = a.map((one) => ({ ...one, price: one.price! * 12 }));
    expect(errorsOf('outright', books(wild, b, c)).map(({ length }) => length)).toEqual([40, 0, 0]);
    const generous = fieldOf(-0.2);
    expect(errorsOf('outright', books(generous))[0]).toHaveLength(40);
    expect(errorsOf('outright', books(generous))[0]![0]).toBe('p0 overround');
  });

  test('the rest of that sheet keeps its chances: the error is filled with what the others ask, for the margin only', () => {
    const [screened] = screenSheets('outright', books(at(a, 'p0', -2000), b, c), null);
    expect(screened!.prices[0]!.price).toBeNull();
    expect(Math.abs(americanToDecimal(screened!.whole[0]!.price!) / americanToDecimal(a[0]!.price!) - 1)).toBeLessThan(0.1);
    expect(screened!.prices.slice(1)).toEqual(a.slice(1));
  });

  test('whoever is wrong by whatever sign or length, he and only he is out, whatever the order of the books', () => {
    fc.assert(
      fc.property(fc.nat(39), fc.nat(2), fc.constantFrom(100_000, -100_000, -5000), (player, book, price) => {
        const sheets = [a, b, c].map((prices, index) => (index === book ? at(prices, `p${player}`, price) : prices));
        // A long shot at a long price is no error.
        fc.pre(!(price > 0 && player > 20));
        const found = screenSheets('outright', books(...sheets), null).map(({ errors }) => [...errors.keys()]);
        expect(found).toEqual([0, 1, 2].map((index) => (index === book ? [keyOf(quote(`p${player}`, null))] : [])));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a nonsense price of a pair', () => {
  const cut = (yes: number | null, no: number | null): GolfPrice[] => [quote('p0', yes, { side: 'yes' }), quote('p0', no, { side: 'no' })];
  const duel = (own: number, other: number): GolfPrice[] => [
    quote('p0', own, { opponentId: 'p1' }),
    quote('p1', other, { opponentId: 'p0' }),
  ];
  const reasons = (market: GolfMarket, ...sheets: GolfPrice[][]): string[][] =>
    screenSheets(market, books(...sheets), null).map(({ errors }) => [...errors.values()].map(({ odds, reason }) => `${odds} ${reason}`));

  test.each<[string, GolfMarket, GolfPrice[][], string[][]]>([
    ['sound', 'make_cut', [cut(-200, 150), cut(-220, 170)], [[], []]],
    ['an arbitrage within one book', 'make_cut', [cut(-200, 400), cut(-220, 170)], [['-200 overround', '400 overround'], []]],
    ['far from the others', 'make_cut', [cut(-200, 150), cut(-220, 170), cut(250, -320)], [[], [], ['250 outlier', '-320 outlier']]],
    ['a side alone', 'make_cut', [cut(-200, 150), cut(-220, 170), cut(600, null)], [[], [], ['600 outlier']]],
    [
      'a match-up turned around',
      'head_to_head',
      [duel(-150, 120), duel(-160, 130), duel(400, -600)],
      [[], [], ['400 outlier', '-600 outlier']],
    ],
  ])('%s', (_name, market, sheets, expected) => {
    expect(reasons(market, ...sheets)).toEqual(expected);
  });
});

test('a nonsense price is shown as a likely error and is no best price, value, chance, offer, close nor price on the list', async () => {
  await withTestCtx({ now: '2026-07-08T12:00:00Z', signedOut: true }, async (ctx, world) => {
    const feature = golfFeature();
    script(world);
    const wild = [40_000, ...PRICES.slice(1)];
    for (const [code, prices] of [
      ['SUM', PRICES],
      ['MER', PRICES],
      ['BAD', wild],
    ] as const)
      world.feed.golf.sheets.push(sheet(code, prices, '2026-07-08T11:00:00Z'));
    await feature.catchUp!(world.ctxFor('system'));
    const server = await makeServer([feature], { world });
    const board = (await server.visitor.get(`/api/golf/odds?tournamentId=${ID}`)).json();
    const ann = board.players.find(({ player }: { player: string }) => player === 'Ann Ash');
    expect(ann).toMatchObject({
      prices: { SUM: 400, MER: 400 },
      likelyErrors: { BAD: { odds: 40_000, reason: 'outlier' } },
      best: { odds: 400 },
      fair: { books: 2 },
    });
    expect(ann.fair.evPct).toBeLessThan(0);
    expect(board.players.every(({ fair }: { fair: { evPct: number } }) => fair.evPct < 5)).toBe(true);
    const [listed] = (await server.visitor.get('/api/golf/tournaments')).json();
    expect(listed.odds.winner[0]).toMatchObject({ player: 'Ann Ash', odds: 400 });
    const found = (await findTournament(ctx, ID))!;
    const selection = { market: 'outright', playerId: 'p0' } as const;
    expect((await listGolfOffers(ctx, found.id, selection)).map(({ odds }) => odds)).toEqual([400, 400]);
    expect((await listGolfClosings(ctx, found, selection)).map(({ odds }) => odds)).toEqual([400, 400]);
    await server.close();
  });
});

test('the simulated books, a week through and in play, post no price that is called an error', async () => {
  const golf = createGolf('screened');
  const now = new Date('2026-07-11T17:00:00Z');
  const tournaments = await golf.feed.listTournaments('2026-07-01', '2026-07-31', now);
  let priced = 0;
  let called = 0;
  for (const { tournamentId, startsAt } of tournaments)
    for (const hours of [-48, -2, 30, 60]) {
      const when = new Date(startsAt.getTime() + hours * 3_600_000);
      const sheets = await golf.odds.listSheets(tournamentId, when);
      for (const market of new Set(sheets.map((one) => one.market))) {
        const own = sheets.filter((one) => one.market === market).map((one) => ({ ...one, seenAt: one.seenAt ?? when }));
        for (const { prices, errors } of screenSheets(market, own, null)) {
          priced += prices.length;
          called += errors.size;
        }
      }
    }
  expect(priced).toBeGreaterThan(10_000);
  expect(called / priced).toBeLessThan(0.002);
});
