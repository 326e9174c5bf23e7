import { BOARD_MARKET_NAMES, termsOf } from '@clearedge/contract/markets/board-markets';
import type { Part } from '@clearedge/quant/grading';
import { describe, expect, test } from 'vitest';
import type { LeagueSource } from '../../../../ports/index.ts';

/** What must hold of every simulated league that is listed by the day, on a day with games; its books price the whole game and these parts. */
export function tellsNoFuture(create: (seed: string) => LeagueSource, seed: string, day: string, parts: readonly Part[]): void {
  const { feed, odds } = create(seed);
  const dayGames = (asOf: Date, source = feed) => source.listGames(day, day, asOf);
  async function kickedOff() {
    const games = await dayGames(new Date(`${day}T12:00:00Z`));
    const { gameId, startsAt } = games[0]!;
    return { games, gameId, startsAt, inPlay: new Date(startsAt.getTime() + 70 * 60_000) };
  }

  test('a new instance says the same; another seed is another league', async () => {
    const { games, gameId, inPlay } = await kickedOff();
    const other = create(seed);
    expect(await other.odds.listQuotes(day, inPlay)).toEqual(await odds.listQuotes(day, inPlay));
    expect(await other.feed.findLiveState(gameId, inPlay)).toEqual(await feed.findLiveState(gameId, inPlay));
    const stranger = await dayGames(inPlay, create(`${seed}-other`).feed);
    expect(stranger.map((game) => game.gameId)).not.toEqual(games.map((game) => game.gameId));
  });

  describe('nothing tells the future', () => {
    test('a play is told at its second and not before', async () => {
      const { games, inPlay } = await kickedOff();
      const next = (await feed.findNextChange(day, inPlay))!;
      const states = async (at: Date) =>
        Promise.all(games.map(async (game) => ({ ...(await feed.findLiveState(game.gameId, at)), asOf: null })));
      expect(await states(new Date(next.getTime() - 1))).toEqual(await states(inPlay));
      expect(await states(next)).not.toEqual(await states(inPlay));
    });

    test('a game that has not begun has no score, no facts and no live state; one in play no facts', async () => {
      const { gameId, startsAt, inPlay } = await kickedOff();
      const before = new Date(startsAt.getTime() - 1);
      for (const game of await dayGames(before)) {
        expect(game).toMatchObject({ status: 'scheduled', score: null, endedAt: null });
        expect(await feed.findLiveState(game.gameId, before)).toBeNull();
      }
      expect(await feed.findFacts(gameId, inPlay)).toBeNull();
      const quotes = await odds.listQuotes(day, inPlay);
      expect(new Set(quotes.map(({ market }) => market))).toEqual(
        new Set(BOARD_MARKET_NAMES.filter((market) => ['full', ...parts].includes(termsOf(market).period))),
      );
    });
  });
}
