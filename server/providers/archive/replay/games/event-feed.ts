import { shiftDay } from '@clearedge/quant/calendar';
import type { EventFeed } from '../../../../ports/index.ts';
import type { ReplayGame } from '../calendar/replay-game.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { boxScore } from './box-score.ts';
import { eventFacts } from './event-facts.ts';
import { feedEvent } from './feed-event.ts';
import { finishedGame } from './finished-game.ts';
import { liveState } from './live-state.ts';
import { nextChange } from './next-change.ts';

type Ask<T> = (world: ReplayWorld, replay: ReplayGame, asOf: Date) => Promise<T | null>;

export function replayEvents(world: ReplayWorld): EventFeed {
  const { calendar } = world;
  const byId =
    <T>(ask: Ask<T>) =>
    async (gameId: string, asOf: Date): Promise<T | null> => {
      const replay = calendar.findGame(gameId);
      return replay && ask(world, replay, asOf);
    };

  return {
    listEvents: (slateOn, asOf) => Promise.all(calendar.slate(slateOn).map((replay) => feedEvent(world, replay, asOf))),
    listSeason: (from, to, asOf) => {
      const replays: ReplayGame[] = [];
      for (let day = from; day <= to; day = shiftDay(day, 1)) replays.push(...calendar.slate(day));
      return Promise.all(replays.map((replay) => feedEvent(world, replay, asOf)));
    },
    getSeasonSpan: (slateOn) => Promise.resolve(calendar.spanOf(calendar.runOn(slateOn))),
    findLiveState: byId(liveState),
    findBoxScore: byId(boxScore),
    listFinishedGames: async (slateOn, asOf) => {
      const games = await Promise.all(calendar.slate(slateOn).map((replay) => finishedGame(world, replay, asOf)));
      return games.filter((game) => game !== null);
    },
    findFacts: byId(eventFacts),
    findNextChange: (slateOn, asOf) => nextChange(world, calendar.slate(slateOn), asOf),
  };
}
