import { shiftDay } from '@clearedge/quant/calendar';
import type { BaseballFeed, FeedGame } from '../../../ports/index.ts';
import { dayNumberOf, dayOnOf } from '../calendar/day-number.ts';
import { firstDayOf, lastDayOf, seasonIndexOf, yearOf } from '../calendar/season-calendar.ts';
import { findGame, type Game, gamesKnownOn, type League } from '../league/league.ts';
import { isKnown } from '../schedule/fixture.ts';
import { boxScoreAt } from './box-score.ts';
import { feedGame } from './feed-game.ts';
import { finishedGameAt } from './finished-game.ts';
import { liveStateAt } from './live-state.ts';
import { nextChangeOf } from './next-change.ts';
import { contestFactsAt } from './reported-facts.ts';

export function createBaseballFeed(league: League): BaseballFeed {
  const knownGame = (gameId: string, asOf: Date): Game | null => {
    const game = findGame(league, gameId);
    return game !== null && isKnown(game.fixture, asOf.getTime()) ? game : null;
  };
  const contestsOn = (slateOn: string, asOf: Date): FeedGame[] =>
    gamesKnownOn(league, slateOn, asOf.getTime()).map((game) => feedGame(game, asOf.getTime()));
  const ask = <T>(gameId: string, asOf: Date, read: (game: Game, asOf: number) => T): T | null => {
    const game = knownGame(gameId, asOf);
    return game === null ? null : read(game, asOf.getTime());
  };
  return {
    listContests: async (slateOn, asOf) => contestsOn(slateOn, asOf),
    listSeason: async (from, to, asOf) => {
      const contests: FeedGame[] = [];
      for (let day = from; day <= to; day = shiftDay(day, 1)) contests.push(...contestsOn(day, asOf));
      return contests;
    },
    getSeasonSpan: async (slateOn) => {
      const index = seasonIndexOf(dayNumberOf(slateOn));
      return { from: dayOnOf(firstDayOf(index)), to: dayOnOf(lastDayOf(index)), year: yearOf(index) };
    },
    findLiveState: async (gameId, asOf) => ask(gameId, asOf, liveStateAt),
    findBoxScore: async (gameId, asOf) => ask(gameId, asOf, boxScoreAt),
    listFinishedGames: async (slateOn, asOf) =>
      gamesKnownOn(league, slateOn, asOf.getTime()).flatMap((game) => finishedGameAt(game, asOf.getTime()) ?? []),
    findFacts: async (gameId, asOf) => ask(gameId, asOf, contestFactsAt),
    findNextChange: async (slateOn, asOf) => {
      const changes = gamesKnownOn(league, slateOn, asOf.getTime()).flatMap((game) => nextChangeOf(game, asOf.getTime()) ?? []);
      return changes.length === 0 ? null : new Date(Math.min(...changes));
    },
  };
}
