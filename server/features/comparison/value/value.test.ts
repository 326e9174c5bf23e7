import { TRUST_LIMITS } from '@clearedge/quant/trust';
import { describe, expect, test } from 'vitest';
import { offers } from '../../odds/testing/samples.ts';
import { ago, money, NOON, type Shop, withShop } from '../testing/shop.ts';
import { judgeValue } from './value-rules.ts';

const PATH = '/api/odds-comparison/value?date=2026-07-11';
const find = async ({ pro }: Pick<Shop, 'pro'>, query = '') => {
  const answer = await pro.get(PATH + query);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const terms = { reference: 'market', method: 'multiplicative', now: NOON, pushOf: () => 0, model: null } as const;
const away = (rows: Parameters<typeof judgeValue>[0], change: Partial<Parameters<typeof judgeValue>[1]> = {}) =>
  judgeValue(rows, { ...terms, ...change }).above.find(({ row }) => row.bookCode === 'TOP' && row.side === 'away' && row.price !== null);

test('a push takes its share of the EV, and one that nobody knows takes none and says so', () => {
  const rows = [...money('TOP', 110, -130), ...money('AAA', -110, -110), ...money('BBB', -110, -110)];
  expect(away(rows, { pushOf: () => 0.1 })).toMatchObject({ push: 0.1, evPct: expect.closeTo(4.5, 9) });
  expect(away(rows, { pushOf: () => null })).toMatchObject({ push: null, evPct: expect.closeTo(5, 9) });
});

test('the model stands in for the books where it has a say, and is still checked against them', () => {
  const rows = [...money('TOP', 110, -130), ...money('AAA', -110, -110), ...money('BBB', -110, -110)];
  expect(away(rows, { reference: 'MODEL', model: () => 0.52 })).toMatchObject({
    probability: 0.52,
    evPct: expect.closeTo(9.2, 9),
    bookCount: 2,
  });
  expect(away(rows, { reference: 'MODEL', model: () => null })).toBeUndefined();
  const { doubted } = judgeValue([...money('TOP', 120, -140), ...rows.slice(2)], { ...terms, reference: 'MODEL', model: () => 0.6 });
  expect(doubted.map(({ reason }) => reason)).toContain('too far above fair');
});

describe('a price is worth what the other books say', () => {
  // −110/−110 is even; +100/−120 by the multiplicative method is (1/2)/(1/2 + 6/11) = 11/23 of the away side.
  // Odds of 1 and of 11/12, whose geometric mean is the consensus.
  const even = (code: string) => money(code, -110, -110);
  const dog = (code: string) => money(code, 100, -120);
  test.each([
    ['two even books', [...even('AAA'), ...even('BBB')], 1, 5, 2, 2],
    ['an even and a doubting one', [...even('AAA'), ...dog('BBB')], (11 / 12) ** (1 / 2), 2.716311, 2, 2],
    ['one even among three', [...even('AAA'), ...dog('BBB'), ...dog('CCC')], (11 / 12) ** (2 / 3), 1.955455, 3, 3],
  ])('%s', (_what, others, odds, evPct, bookCount, agreeing) => {
    const probability = odds / (1 + odds);
    const found = away([...money('TOP', 110, -130), ...others])!;
    expect(found.probability).toBeCloseTo(probability, 12);
    expect(found.evPct).toBeCloseTo(evPct, 5);
    expect(found).toMatchObject({ bookCount, agreeing });
  });

  test('whatever its own book makes of the other side', () => {
    const others = [...even('AAA'), ...even('BBB')];
    expect(away([...money('TOP', 104, -140), ...others])).toEqual(
      expect.objectContaining({ probability: 0.5, evPct: expect.closeTo(2, 9) }),
    );
    expect(away([...money('TOP', 104, null), ...others])!.probability).toBe(0.5);
  });

  test('on its own number alone, with what was fresh', () => {
    const total = (code: string, line: number, seenAt = NOON) => offers(code, 'total', line, -110, -110, seenAt);
    const rows = [...offers('TOP', 'total', 9, 104, -126), ...total('AAA', 8.5), ...total('BBB', 9)];
    expect(judgeValue(rows, terms)).toMatchObject({ above: [], judged: 0, alone: 6 });
    expect(judgeValue([...rows, ...total('CCC', 9, ago(901))], terms).judged).toBe(0);
    const { above } = judgeValue([...rows, ...total('CCC', 9, ago(120))], terms);
    expect(above[0]).toMatchObject({ row: { bookCode: 'TOP', side: 'over', line: 9 }, bookCount: 2, seenAt: ago(120) });
    expect(above[0]!.evPct).toBeCloseTo(2, 9);
  });

  test('or what one book says, which is not held against itself', () => {
    const rows = [...money('TOP', 110, -130), ...dog('AAA'), ...even('BBB')];
    expect(away(rows, { reference: 'AAA' })).toMatchObject({ bookCount: 1, probability: expect.closeTo(11 / 23, 12) });
    const { above, judged } = judgeValue(rows, { ...terms, reference: 'AAA' });
    expect(judged).toBe(4);
    expect(above.some(({ row }) => row.bookCode === 'AAA')).toBe(false);
    expect(judgeValue(rows, { ...terms, reference: 'ZZZ' }).judged).toBe(0);
  });

  test('and one that is too good is doubted, never ranked', () => {
    const edge = 100 * TRUST_LIMITS.mostEvAtMarket;
    const { above, doubted } = judgeValue([...money('TOP', 113, -140), ...even('AAA'), ...even('BBB')], terms);
    expect(doubted).toMatchObject([{ odds: 113, reason: 'too far above fair', evPct: expect.closeTo(6.5, 9) }]);
    expect(above.every(({ evPct }) => evPct <= edge)).toBe(true);
  });
});

test('the board lists prices above fair by EV, says what a push returns, and keeps likely errors apart', async () => {
  await withShop(async (shop) => {
    await shop.offer([
      ...money('SUM', 104, -125),
      ...money('HAR', -108, -108),
      ...money('NOR', -110, -110),
      ...money('WLD', 500, -900),
      ...offers('SUM', 'total', 9, 103, -125),
      ...offers('HAR', 'total', 9, -110, -110),
      ...offers('NOR', 'total', 9, -110, -110),
    ]);
    const board = await find(shop);
    expect(
      board.items.map(({ market, side, book, pushProbability }: Record<string, unknown>) => [market, side, book, pushProbability]),
    ).toEqual([
      ['moneyline', 'away', 'SUM', 0],
      ['total', 'over', 'SUM', null],
    ]);
    expect(board).toMatchObject({ gamesCompared: 1, reference: 'market', method: 'power' });
    expect(board.items[0]).toMatchObject({ odds: 104, fairOdds: 100, bookCount: 2, agreeing: 2 });
    expect(board.doubted).toEqual(
      expect.arrayContaining([expect.objectContaining({ book: 'WLD', side: 'away', odds: 500, reason: 'outlier', evPct: null })]),
    );
    shop.world.clock.set('2026-07-11T23:06:00Z');
    // The answer may be 15 s old: another question asks anew.
    expect(await find(shop, '&method=power')).toMatchObject({ gamesCompared: 0, items: [] });
  });
});

test('one book may be the reference, and a book known to move first is marked', async () => {
  await withShop(async (shop) => {
    await shop.offer([...money('SUM', 104, -125), ...money('PIN', -108, -102)]);
    expect((await find(shop)).items).toEqual([]);
    const board = await find(shop, '&reference=PIN&method=multiplicative');
    expect(board.items).toMatchObject([{ book: 'SUM', side: 'away', bookCount: 1 }]);
    expect(board.books).toEqual([
      { code: 'PIN', name: 'Book PIN', isSharp: true },
      { code: 'SUM', name: 'Book SUM', isSharp: false },
    ]);
    for (const query of ['&reference=pin', '&reference=a', '&method=guess'])
      expect((await shop.pro.get(PATH + query)).statusCode).toBe(400);
  });
});

test('is for Pro and Elite: nothing of a price without the tier', async () => {
  await withShop(async ({ visitor, as, offer }) => {
    await offer([...money('AAA', -1737, 1411), ...money('BBB', -1737, 1411), ...money('CCC', -1700, 1500)]);
    const answers = [await visitor.get(PATH), await (await as('free')).get(PATH), await (await as('elite')).get(PATH)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 402, 200]);
    expect(answers[0]!.body + answers[1]!.body).not.toMatch(/1737|1411|1500/);
  });
});
