import { describe, expect, test } from 'vitest';
import { createDemoSource } from '../index.ts';
import { hoursIn, SEED, SLATE } from '../testing/sample.ts';

const source = createDemoSource({ seed: SEED });
const asOf = hoursIn(26);
const since = hoursIn(12);
const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));

describe('the board', () => {
  test('is told in parts that join without gap or repetition', async () => {
    const all = await source.odds.listQuotes(SLATE, asOf);
    const first = await source.odds.listQuotes(SLATE, since);
    const second = await source.odds.listQuotes(SLATE, asOf, since);
    expect([...first, ...second]).toEqual(all);
    expect(all.map(({ quotedAt }) => quotedAt.getTime())).toEqual(all.map(({ quotedAt }) => quotedAt.getTime()).sort((a, b) => a - b));
    expect(all.length).toBeGreaterThan(3000);
  });

  test('has no price after a first pitch, and only prices that can be graded', async () => {
    const starts = new Map((await source.baseball.listContests(SLATE, asOf)).map(({ gameId, startsAt }) => [gameId, startsAt]));
    for (const { gameId, quotedAt, market, line, price } of await source.odds.listQuotes(SLATE, asOf)) {
      expect(quotedAt < starts.get(gameId)!).toBe(true);
      expect(price === null || (Number.isInteger(price) && Math.abs(price) >= 100)).toBe(true);
      expect(line === null).toBe(market.endsWith('moneyline'));
      if (line !== null) expect(Number.isInteger(line * 2)).toBe(true);
      if (market === 'spread') expect(Math.abs(line!)).toBe(1.5);
    }
  });

  test('keeps each book between 2.5 and 6.5 per cent', async () => {
    const quotes = await source.odds.listQuotes(SLATE, asOf);
    for (let i = 0; i < quotes.length; i++) {
      const { gameId, book, market, quotedAt, side, price } = quotes[i]!;
      if (price === null || side === 'home' || side === 'under') continue;
      const other = quotes.find(
        (quote) =>
          quote !== quotes[i] && quote.quotedAt === quotedAt && quote.gameId === gameId && quote.book === book && quote.market === market,
      )!;
      const hold = 1 - 1 / (impliedBy(price) + impliedBy(other.price!));
      expect(hold).toBeGreaterThan(0.025);
      expect(hold).toBeLessThan(0.065);
    }
  });

  test('opens the day before, each side of each market of each book once', async () => {
    const openings = (await source.odds.listQuotes(SLATE, asOf)).filter(({ isOpening }) => isOpening);
    const keys = openings.map(({ gameId, book, market, side }) => `${gameId} ${book.code} ${market} ${side}`);
    expect(new Set(keys).size).toBe(keys.length);
    const games = (await source.baseball.listContests(SLATE, asOf)).filter(({ statusNote }) => statusNote === null);
    expect(keys.length).toBeGreaterThanOrEqual(games.length * 7 * 10);
    expect(openings[0]!.quotedAt >= hoursIn(-14)).toBe(true);
  });
});

describe('props', () => {
  test('are offered on both starters and all eighteen batters until the first pitch', async () => {
    const [contest] = (await source.baseball.listContests(SLATE, since)).filter(({ status }) => status === 'scheduled');
    const before = await source.props.listProps(contest!.gameId, new Date(contest!.startsAt.getTime() - 600_000));
    expect(new Set(before.map(({ playerId }) => playerId)).size).toBe(20);
    for (const { overPrice, underPrice, line } of before) {
      const sum = impliedBy(overPrice!) + impliedBy(underPrice!);
      expect(sum).toBeGreaterThan(1.02);
      expect(sum).toBeLessThan(1.12);
      expect(line % 1).toBe(0.5);
    }
    expect(await source.props.listProps(contest!.gameId, contest!.startsAt)).toEqual([]);
  });
});
