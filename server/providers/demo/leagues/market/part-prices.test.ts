import { createHash } from 'node:crypto';
import { type BoardMarket, SIDES_OF, termsOf } from '@clearedge/contract/markets/board-markets';
import { LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FeedQuote } from '../../../../ports/index.ts';
import { createDemoSource } from '../../index.ts';

/** A day of each league with the games' own prices as they were before parts of games were priced beside them. */
const BEFORE: Readonly<Record<LeagueSport, readonly [day: string, quotes: number, digest: string]>> = {
  nfl: ['2026-10-11', 5834, 'b7dff6764f23411c'],
  nba: ['2026-11-20', 2028, 'c8320ac0915871d7'],
  nhl: ['2026-11-20', 1130, '5d0f093bbaea1e28'],
  cfl: ['2026-08-07', 408, '2c07a24406c8b76f'],
};
const { leagues } = createDemoSource({ seed: 'same-quotes' });
const isOnGame = ({ market }: Pick<FeedQuote, 'market'>): boolean => ['moneyline', 'spread', 'total'].includes(market);

describe.each(LEAGUE_SPORTS)('%s', (sport) => {
  const [day, count, digest] = BEFORE[sport];
  let quotes: FeedQuote[] = [];
  beforeAll(async () => {
    quotes = await leagues[sport]!.odds.listQuotes(day, new Date(`${day}T16:00:00Z`));
  });

  test('its games are priced as they were', () => {
    const own = quotes.filter(isOnGame);
    const text = own.map(({ gameId, book, market, side, line, price, quotedAt, isOpening }) =>
      [gameId, book.code, market, side, line, price, quotedAt.getTime(), isOpening].join(),
    );
    expect([own.length, createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16)]).toEqual([count, digest]);
  });

  test('its parts open after the game, move, and are smaller than the game', () => {
    const [gameId] = quotes.map((quote) => quote.gameId);
    const of = (market: BoardMarket) =>
      quotes.filter(
        (quote) => quote.gameId === gameId && quote.book.code === 'QUA' && quote.market === market && quote.side === SIDES_OF[market][0],
      );
    const [game] = of('total');
    const parts = [...new Set(quotes.map(({ market }) => market))].filter((market) => !isOnGame({ market }));
    expect(parts.length).toBeGreaterThanOrEqual(5);
    for (const market of parts) {
      const steps = of(market);
      expect(steps[0]!.isOpening && steps[0]!.quotedAt > game!.quotedAt).toBe(true);
      if (termsOf(market).kind !== 'total') continue;
      for (const { line } of steps) expect(line! > 0 && line! < game!.line!).toBe(true);
    }
  });
});
