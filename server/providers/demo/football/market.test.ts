import { hasLine, termsOf } from '@clearedge/contract/markets/board-markets';
import { describe, expect, test } from 'vitest';
import { createDemoFootball } from './index.ts';
import { FOOTBALL_MARKET } from './market.ts';

const { homeBeats, totalPasses } = FOOTBALL_MARKET.tables;

const SATURDAY = '2026-07-11';
const { odds, feed } = createDemoFootball('samples');
const asOf = new Date('2026-07-12T12:00:00Z');
const since = new Date('2026-07-09T15:00:00Z');
const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));

describe('the board', () => {
  test('is told in parts that join without gap or repetition, up to each kickoff', async () => {
    const all = await odds.listQuotes(SATURDAY, asOf);
    expect([...(await odds.listQuotes(SATURDAY, since)), ...(await odds.listQuotes(SATURDAY, asOf, since))]).toEqual(all);
    const starts = new Map((await feed.listGames(SATURDAY, SATURDAY, asOf)).map(({ gameId, startsAt }) => [gameId, startsAt]));
    for (const { gameId, quotedAt, market, line, price } of all) {
      expect(quotedAt < starts.get(gameId)!).toBe(true);
      expect(price === null || (Number.isInteger(price) && Math.abs(price) >= 100)).toBe(true);
      expect(line === null).toBe(!hasLine(market));
      const least = termsOf(market).period === 'full' ? 1 : 0.5;
      if (line !== null) expect(Number.isInteger(line * 2) && Math.abs(line) >= least).toBe(true);
    }
    expect(all.some(({ price }) => price === null)).toBe(true);
  });

  test('opens on Sunday evening or the morning after, all eleven markets of all seven books, and holds 2.5 to 6.5 per cent', async () => {
    const all = await odds.listQuotes(SATURDAY, asOf);
    const games = new Set(all.map(({ gameId }) => gameId)).size;
    const openings = all.filter(({ isOpening }) => isOpening);
    expect(openings).toHaveLength(games * 7 * 11 * 2);
    expect(openings[0]!.quotedAt >= new Date('2026-07-06T00:00:00Z')).toBe(true);
    expect(openings.at(-1)!.quotedAt < new Date('2026-07-07T20:00:00Z')).toBe(true);
    for (let at = 0; at < all.length; at += 2) {
      const [first, second] = [all[at]!, all[at + 1]!];
      expect([first.gameId, first.book, first.market, first.quotedAt]).toEqual([
        second.gameId,
        second.book,
        second.market,
        second.quotedAt,
      ]);
      if (first.price === null || second.price === null) continue;
      const hold = 1 - 1 / (impliedBy(first.price) + impliedBy(second.price));
      expect(hold).toBeGreaterThan(0.02);
      expect(hold).toBeLessThan(0.065);
    }
  });
});

describe('chances of a margin', () => {
  test('know the key numbers: the half point at three is worth more than the one at five', () => {
    const worth = (number: number): number => homeBeats(number, number - 0.5) - homeBeats(number, number + 0.5);
    expect(worth(3)).toBeGreaterThan(1.5 * worth(5));
    expect(worth(7)).toBeGreaterThan(1.5 * worth(9));
  });

  test('agree with themselves: mirrored, and falling as the number rises', () => {
    for (const mean of [-9, -3.2, 0, 4.5, 12]) {
      expect(homeBeats(mean, 3) + homeBeats(-mean, -3)).toBeCloseTo(1, 9);
      for (let number = -20; number < 20; number += 0.5)
        expect(homeBeats(mean, number)).toBeGreaterThanOrEqual(homeBeats(mean, number + 0.5));
    }
    expect(totalPasses(55, 40)).toBeGreaterThan(totalPasses(55, 55));
    expect(totalPasses(55, 55)).toBeCloseTo(0.5, 2);
  });
});
