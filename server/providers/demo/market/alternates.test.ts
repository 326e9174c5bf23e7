import { easternDay } from '@clearedge/quant/calendar';
import { describe, expect, test } from 'vitest';
import type { FeedQuote, OddsBoard } from '../../../ports/index.ts';
import { createDemoSource } from '../index.ts';
import { SEED } from '../testing/sample.ts';

const source = createDemoSource({ seed: SEED });
/** Every league is in season. */
const NOW = new Date('2026-12-06T15:00:00Z');
const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));

type Sport = 'mlb' | keyof typeof source.leagues;
const boardOf = (sport: Sport): OddsBoard => (sport === 'mlb' ? source.odds : source.leagues[sport]!.odds);

async function coming(sport: Sport): Promise<{ gameId: string; startsAt: Date }> {
  const day = easternDay(NOW);
  const games =
    sport === 'mlb' ? await source.baseball.listContests(day, NOW) : await source.leagues[sport]!.feed.listGames(day, '2026-12-09', NOW);
  return games.find(({ startsAt, status }) => startsAt > NOW && status === 'scheduled')!;
}

/** The sides of a market at a book, from the easiest number for the over or the away side to the hardest. */
const ladderOf = (quotes: readonly FeedQuote[], book: string, side: FeedQuote['side']): FeedQuote[] =>
  quotes
    .filter((quote) => quote.book.code === book && quote.side === side && quote.price !== null)
    .sort((a, b) => (side === 'over' ? a.line! - b.line! : b.line! - a.line!));

describe.each(['mlb', 'nfl', 'nba', 'nhl'] as const)('alternate lines of the %s', (sport) => {
  test('stand beside every main number, each harder one paying more, at a wider hold than the main one', async () => {
    const { gameId } = await coming(sport);
    const board = boardOf(sport);
    const { quotes, seenAt } = await board.listAlternates!(gameId, NOW, 'source');
    expect(seenAt).toEqual(NOW);
    const main = (await board.listQuotes(easternDay(NOW), NOW)).filter((quote) => quote.gameId === gameId);
    expect(new Set(quotes.map(({ book }) => book.code)).size).toBeGreaterThanOrEqual(5);
    for (const book of new Set(quotes.map(({ book: { code } }) => code)))
      for (const [side, other] of [
        ['over', 'under'],
        ['away', 'home'],
      ] as const) {
        const shown = main.findLast(
          (quote) => quote.book.code === book && quote.side === side && quote.market === (side === 'over' ? 'total' : 'spread'),
        )!;
        const beside = ladderOf(quotes, book, side);
        expect(beside.length).toBeGreaterThanOrEqual(4);
        expect(beside.length).toBeLessThanOrEqual(10);
        expect(beside.map(({ line }) => line)).not.toContain(shown.line);
        const all = ladderOf([...beside, shown], book, side).map(({ price }) => impliedBy(price!));
        expect(all).toEqual(all.toSorted((a, b) => b - a));
        for (const { line, price, market } of beside) {
          const pair = quotes.find(
            (quote) =>
              quote.book.code === book &&
              quote.side === other &&
              quote.market === market &&
              quote.line === (side === 'over' ? line : -line!),
          )!;
          const hold = 1 - 1 / (impliedBy(price!) + impliedBy(pair.price!));
          expect(hold).toBeGreaterThan(0.035);
          expect(hold).toBeLessThan(0.09);
        }
      }
  });

  test('are told alike whenever they are asked for, and none from the start on', async () => {
    const { gameId, startsAt } = await coming(sport);
    const board = boardOf(sport);
    const again = boardOf(sport === 'mlb' ? 'mlb' : sport);
    expect(await again.listAlternates!(gameId, NOW, 'source')).toEqual(await board.listAlternates!(gameId, NOW, 'source'));
    expect((await board.listAlternates!(gameId, new Date(startsAt.getTime() - 1000), 'source')).quotes.length).toBeGreaterThan(0);
    expect((await board.listAlternates!(gameId, startsAt, 'source')).quotes).toEqual([]);
    expect((await board.listAlternates!('20261206_XXX@YYY_NBA', NOW, 'source')).quotes).toEqual([]);
  });
});
