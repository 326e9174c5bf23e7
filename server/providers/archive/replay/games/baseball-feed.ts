import { shiftDay } from '@clearedge/quant/calendar';
import type { BaseballFeed } from '../../../../ports/index.ts';
import type { ReplayGame } from '../calendar/replay-game.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { boxScore } from './box-score.ts';
import { feedGame } from './feed-game.ts';
import { finishedGame } from './finished-game.ts';
import { liveState } from './live-state.ts';
import { nextChange } from './next-change.ts';
import { contestFacts } from './reported-facts.ts';

type Ask<T> = (world: ReplayWorld, replay: ReplayGame, asOf: Date) => Promise<T | null>;

export function replayContests(world: ReplayWorld): BaseballFeed {
  const { calendar } = world;
  const byId =
    <T>(ask: Ask<T>) =>
    async (gameId: string, asOf: Date): Promise<T | null> => {
      const replay = calendar.findGame(gameId);
      return replay && ask(world, replay, asOf);
    };

  return {
    listContests: (slateOn, asOf) => Promise.all(calendar.slate(slateOn).map((replay) => feedGame(world, replay, asOf))),
    listSeason: (from, to, asOf) => {
      const replays: ReplayGame[] = [];
      for (let day = from; day <= to; day = shiftDay(day, 1)) replays.push(...calendar.slate(day));
      return Promise.all(replays.map((replay) => feedGame(world, replay, asOf)));
    },
    getSeasonSpan: (slateOn) => Promise.resolve(calendar.spanOf(calendar.runOn(slateOn))),
    findLiveState: byId(liveState),
    findBoxScore: byId(boxScore),
    listFinishedGames: async (slateOn, asOf) => {
      const games = await Promise.all(calendar.slate(slateOn).map((replay) => finishedGame(world, replay, asOf)));
      return games.filter((game) => game !== null);
    },
    findFacts: byId(contestFacts),
    findNextChange: (slateOn, asOf) => nextChange(world, calendar.slate(slateOn), asOf),
  };
}
