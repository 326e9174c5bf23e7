import { expect, test, vi } from 'vitest';
import { getContest } from '../../contests/index.ts';
import type { BoardMarket, OfferedPrice } from '../../odds/index.ts';
import { GAME_ID, offers, pair } from '../../odds/testing/samples.ts';
import { ago, NOON, type Shop, withShop } from '../testing/shop.ts';
import { alternateValue } from './alternate-value.ts';
import { presentAbove } from './present-value.ts';
import type { ValueTerms } from './value-rules.ts';

const PATH = '/api/odds-comparison/value?date=2026-07-11';
const find = async ({ pro }: Shop, query = '') => (await pro.get(PATH + query)).json();

/** Three books with one main number, and what they were last told to sell beside it. */
async function withMain(run: (shop: Shop, tell: (rows: readonly Told[], at?: Date) => void) => Promise<void>): Promise<void> {
  await withShop(async (shop) => {
    await shop.offer(MAIN);
    await run(shop, (rows, at = NOON) => {
      shop.world.feed.alternates.splice(0);
      for (const [code, line, over, under] of rows) shop.world.feed.alternates.push(...pair(code, 'total', line, over, under, at));
    });
  });
}
type Told = readonly [code: string, line: number, over: number, under: number];
const MAIN: readonly OfferedPrice[] = ['SUM', 'AAA', 'BBB'].flatMap((code) => offers(code, 'total', 8.5, -110, -110));
const SUM_HIGH: readonly Told[] = [
  ['SUM', 9.5, 150, -190],
  ['AAA', 9.5, 130, -160],
  ['BBB', 9.5, 130, -160],
];

test('alternate lines above fair are on the board, marked, the best of each book and side; by the model none is', async () => {
  await withMain(async (shop, tell) => {
    tell([...SUM_HIGH, ['SUM', 10.5, 210, -280], ['AAA', 10.5, 185, -235], ['BBB', 10.5, 185, -235]]);
    const board = await find(shop);
    expect(board.items).toMatchObject([
      { book: 'SUM', market: 'total', side: 'over', line: 9.5, odds: 150, isAlternate: true, bookCount: 2, pushProbability: 0 },
    ]);
    expect(board.items[0].evPct).toBeGreaterThan(1);
    // Six main prices, and twelve beside them.
    expect(board.pricesJudged).toBe(18);
    expect((await find(shop, '&reference=MODEL')).items).toEqual([]);
    expect((await find(shop, '&reference=AAA')).items).toMatchObject([{ book: 'SUM', line: 9.5, bookCount: 1 }]);
  });
});

test('one that its own book contradicts, or that is too far above fair, is doubted and not ranked', async () => {
  await withMain(async (shop, tell) => {
    tell([...SUM_HIGH, ['SUM', 8, 150, -180]]);
    const contradicted = await find(shop);
    expect(contradicted.doubted).toMatchObject(
      ['over', 'under'].map((side) => ({ book: 'SUM', side, line: 8, isAlternate: true, reason: 'order' })),
    );
    expect(contradicted.items.map(({ line }: { line: number }) => line)).not.toContain(8);
    tell([['SUM', 9.5, 165, -210], ...SUM_HIGH.slice(1)]);
    shop.world.clock.advanceMinutes(2);
    const far = await find(shop, '&method=power');
    expect(far.items.map(({ book }: { book: string }) => book)).not.toContain('SUM');
    expect(far.doubted).toMatchObject([{ book: 'SUM', side: 'over', line: 9.5, isAlternate: true, reason: 'too far above fair' }]);
  });
});

test('one that was told too long ago, or whose game is days away, is not judged', async () => {
  await withMain(async (shop, tell) => {
    tell(SUM_HIGH, ago(901));
    expect(await find(shop)).toMatchObject({ items: [], pricesJudged: 6 });
  });
  await withMain(async ({ ctx }, tell) => {
    tell(SUM_HIGH);
    const later = { ...(await getContest(ctx, GAME_ID)), startsAt: new Date('2026-07-13T17:00:00Z') };
    expect((await alternateValue(ctx, { contest: later, board: MAIN, forecastId: null }, termsAt(NOON))).judged).toBe(0);
  });
});

const pushOf = vi.fn<() => number>(() => 0);
const termsAt = (now: Date): ValueTerms => ({ reference: 'market', method: 'power', now, pushOf, model: null });

test('prices that were told again unchanged are not judged again, and are as old as when they were told last', async () => {
  await withMain(async ({ ctx, world }, tell) => {
    const at = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
    const board = (market: BoardMarket, price: number, minutes: number) =>
      ['SUM', 'AAA', 'BBB'].flatMap((code) => offers(code, market, market === 'total' ? 8.5 : null, price, price, at(minutes)));
    const look = async (minutes: number, rows: readonly OfferedPrice[], forecastId: string | null = null) => {
      world.clock.set(at(minutes).toISOString());
      pushOf.mockClear();
      const { above } = await alternateValue(ctx, { contest, board: rows, forecastId }, termsAt(at(minutes)));
      return [pushOf.mock.calls.length, above[0]!.row.price, above[0]!.row.seenAt, above[0]!.seenAt];
    };
    const contest = await getContest(ctx, GAME_ID);
    tell(SUM_HIGH);
    expect(await look(0, board('total', -110, 0))).toEqual([1, 150, at(0), at(0)]);
    tell(SUM_HIGH, at(2));
    // Confirmed in another order, and another market moved.
    const moved = [...board('moneyline', -115, 2), ...board('total', -110, 2).toReversed()];
    expect(await look(2, moved)).toEqual([0, 150, at(2), at(2)]);
    expect(await look(3, board('total', -105, 3))).toEqual([1, 150, at(2), at(2)]);
    expect(await look(3, board('total', -105, 3), 'a new forecast')).toEqual([1, 150, at(2), at(2)]);
    tell([['SUM', 9.5, 148, -186], ...SUM_HIGH.slice(1)], at(5));
    expect(await look(5, board('total', -105, 5), 'a new forecast')).toEqual([1, 148, at(5), at(5)]);
  });
});

test('many alternate lines keep no main line from being shown', async () => {
  await withMain(async ({ ctx }) => {
    const priced = (evPct: number) => ({ row: { ...MAIN[0]!, price: 110 }, probability: 0.5, push: 0, evPct });
    const judged = (evPct: number) => ({ ...priced(evPct), bookCount: 2, agreeing: 2, hold: 0.05, seenAt: NOON });
    const found = { judged: 0, doubted: [], alone: 0, contest: await getContest(ctx, GAME_ID) };
    const shown = presentAbove([
      { ...found, isAlternate: false, above: [judged(1)] },
      { ...found, isAlternate: true, above: Array.from({ length: 300 }, () => judged(3)) },
    ]);
    expect(shown).toHaveLength(101);
    expect(shown.at(-1)).toMatchObject({ evPct: 1, isAlternate: false });
  });
});
