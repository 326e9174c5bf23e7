import { shiftDay } from '@clearedge/quant/calendar';
import type { FeedFootballGame, FootballFeed } from '../../../../ports/index.ts';
import { dayNumberOf, dayOnOf } from '../../calendar/day-number.ts';
import { firstDayOf, lastDayOf, seasonIndexOf, yearOf } from '../calendar/season-calendar.ts';
import type { FootballGame, FootballLeague } from '../league/league.ts';
import { feedGame } from './feed-game.ts';
import { nextChangeOf } from './game-phase.ts';
import { liveStateAt } from './live-state.ts';
import { factsAt } from './reported-facts.ts';

export function createFootballFeed(league: FootballLeague): FootballFeed {
  const ask = <T>(gameId: string, asOf: Date, read: (game: FootballGame, asOf: number) => T): T | null => {
    const game = league.findGame(gameId, asOf.getTime());
    return game === null ? null : read(game, asOf.getTime());
  };
  return {
    listGames: async (from, to, asOf) => {
      const games: FeedFootballGame[] = [];
      for (let day = from; day <= to; day = shiftDay(day, 1))
        games.push(...league.gamesOn(day).map((game) => feedGame(game, asOf.getTime())));
      return games;
    },
    getSeasonSpan: async (slateOn) => {
      const index = seasonIndexOf(dayNumberOf(slateOn));
      return { from: dayOnOf(firstDayOf(index)), to: dayOnOf(lastDayOf(index)), year: yearOf(index) };
    },
    findLiveState: async (gameId, asOf) => ask(gameId, asOf, liveStateAt),
    findFacts: async (gameId, asOf) => ask(gameId, asOf, factsAt),
    findNextChange: async (slateOn, asOf) => {
      const changes = league.gamesOn(slateOn).flatMap((game) => nextChangeOf(game, asOf.getTime()) ?? []);
      return changes.length === 0 ? null : new Date(Math.min(...changes));
    },
  };
}
