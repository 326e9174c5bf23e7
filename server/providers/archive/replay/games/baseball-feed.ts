import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { BaseballFeed, FinishedGame } from '../../../../ports/index.ts';
import { findPark } from '../../parks.ts';
import { instantOfPlay, type ReplayGame, secondsPlayed, statusOf } from '../calendar/replay-game.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { boxScore } from './box-score.ts';
import { feedGame } from './feed-game.ts';
import { liveState } from './live-state.ts';
import { contestFacts } from './reported-facts.ts';

/** A game that was over by an instant, whole; null before that. */
async function finishedGame(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<FinishedGame | null> {
  if (statusOf(replay, asOf) !== 'final') return null;
  const box = await boxScore(world, replay, asOf);
  if (box === null) return null;
  const { game } = replay;
  return {
    gameId: replay.gameId,
    playedOn: easternDay(replay.endsAt),
    seasonYear: world.calendar.yearOf(replay.run),
    gameNumber: game.number === 2 ? 2 : 1,
    scheduledInnings: game.scheduledInnings,
    venue: findPark(game.site).name,
    awayCode: game.away,
    homeCode: game.home,
    lineScore: { away: [...game.lineScore.away], home: [...game.lineScore.home] },
    boxScore: box,
  };
}

async function nextOf(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<Date | null> {
  if (asOf < replay.startsAt) return replay.startsAt;
  if (asOf >= replay.endsAt) return null;
  const seconds = secondsPlayed(replay, asOf);
  const { game, timeline } = await world.script(replay);
  const play = timeline.find(({ at }, index) => game.steps[index]?.kind === 'play' && at > seconds && instantOfPlay(replay, at) > asOf);
  const at = play ? instantOfPlay(replay, play.at) : replay.endsAt;
  const resumesAt = replay.resumesAt && replay.resumesAt > asOf ? replay.resumesAt : null;
  return resumesAt && resumesAt < at ? resumesAt : at;
}

/** The next first pitch, play, resumption or end among these games. */
async function nextChange(world: ReplayWorld, replays: ReplayGame[], asOf: Date): Promise<Date | null> {
  const instants = await Promise.all(replays.map((replay) => nextOf(world, replay, asOf)));
  const upcoming = instants.flatMap((instant) => (instant ? [instant.getTime()] : []));
  return upcoming.length > 0 ? new Date(Math.min(...upcoming)) : null;
}

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
