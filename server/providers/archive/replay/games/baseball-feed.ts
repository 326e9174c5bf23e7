import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { BaseballFacts, PlayerFacts } from '@clearedge/quant/grading';
import {
  type BaseballFeed,
  type BatterLine,
  type FinishedGame,
  type PitcherLine,
  playerFacts,
  type ReportedFacts,
  type WholeBoxScore,
} from '../../../../ports/index.ts';
import { findPark } from '../../parks.ts';
import { endingOf } from '../../retrosheet/finished-game.ts';
import type { BatterTally, PitcherTally, SideBox } from '../../retrosheet/game/box-tally.ts';
import type { GameState } from '../../retrosheet/game/game-state.ts';
import { positionCode } from '../../retrosheet/text.ts';
import type { StoredGame } from '../../store/stored-season.ts';
import { instantOfPlay, type ReplayGame, secondsPlayed, statusOf, suspendedAt } from '../calendar.ts';
import { listTeam } from '../players/team-members.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { feedGame } from './feed-game.ts';
import { playTo, stepsAt } from './game-script.ts';
import { liveState } from './live-state.ts';

const totalBases = ({ hits, doubles, triples, homeRuns }: BatterTally): number => hits + doubles + 2 * triples + 3 * homeRuns;

const batterLine = (batter: BatterTally, name: string): BatterLine<number> => ({
  playerId: batter.playerId,
  name,
  position: [...new Set(batter.positions.map(positionCode))].join('-'),
  battingOrder: batter.order,
  isStarter: batter.isStarter,
  atBats: batter.atBats,
  runs: batter.runs,
  hits: batter.hits,
  doubles: batter.doubles,
  triples: batter.triples,
  homeRuns: batter.homeRuns,
  runsBattedIn: batter.runsBattedIn,
  walks: batter.walks,
  strikeouts: batter.strikeouts,
  stolenBases: batter.stolenBases,
  totalBases: totalBases(batter),
});

function decisionOf({ winner, loser, save }: StoredGame, playerId: string): PitcherLine['decision'] {
  if (playerId === winner) return 'W';
  if (playerId === loser) return 'L';
  return playerId === save ? 'S' : null;
}

const pitcherLine = (pitcher: PitcherTally, name: string, decision: PitcherLine['decision']): PitcherLine<number> => ({
  playerId: pitcher.playerId,
  name,
  isStarter: pitcher.isStarter,
  outs: pitcher.outs,
  hits: pitcher.hits,
  runs: pitcher.runs,
  earnedRuns: pitcher.earnedRuns,
  walks: pitcher.walks,
  strikeouts: pitcher.strikeouts,
  homeRuns: pitcher.homeRuns,
  pitches: pitcher.pitches,
  decision,
});

/** The box at an instant; decisions and the scorer's earned runs only once the game is over. */
async function boxScore(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<WholeBoxScore | null> {
  const status = statusOf(replay, asOf);
  if (status === 'scheduled') return null;
  const script = await world.script(replay);
  const steps =
    status === 'final' ? script.game.steps.length : Math.min(stepsAt(script, secondsPlayed(replay, asOf)), script.game.steps.length - 1);
  return linesOf(world, replay, playTo(script, steps), status === 'final');
}

/** The box of a state; decisions only of a game that is over. */
function linesOf(world: ReplayWorld, replay: ReplayGame, { box }: GameState, isOver: boolean): WholeBoxScore {
  const lines = ({ batters, pitchers }: SideBox): WholeBoxScore['away'] => ({
    batters: [...batters.values()].sort((a, b) => a.order - b.order).map((batter) => batterLine(batter, world.names.full(batter.playerId))),
    pitchers: [...pitchers.values()].map((pitcher) => {
      const decision = isOver ? decisionOf(replay.game, pitcher.playerId) : null;
      return pitcherLine(pitcher, world.names.full(pitcher.playerId), decision);
    }),
  });
  return { away: lines(box.away), home: lines(box.home) };
}

const RESUME_WINDOW_MS = 36 * 3_600_000;

/** Both clubs' players, those who sat out too: a bet on one of them has to find that he did not start. */
function playersOf(world: ReplayWorld, replay: ReplayGame, state: GameState, asOf: Date): Record<string, PlayerFacts> {
  const rosters = (['away', 'home'] as const).flatMap((side) => listTeam(world, replay.game[side], replay.run, asOf));
  const isOver = statusOf(replay, asOf) === 'final';
  return playerFacts(rosters, linesOf(world, replay, state, isOver), isOver);
}

/** What settlement needs of a game that is over or suspended; null while there is nothing to grade. */
async function contestFacts(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<ReportedFacts | null> {
  const status = statusOf(replay, asOf);
  if (status !== 'final' && status !== 'suspended') return null;
  const { game } = replay;
  const script = await world.script(replay);
  const steps = status === 'final' ? script.game.steps.length : stepsAt(script, secondsPlayed(replay, asOf));
  const state = playTo(script, steps);
  const ending = endingOf(state, game.scheduledInnings);
  const stoppedAt = suspendedAt(replay);
  const facts: BaseballFacts = {
    state: status === 'suspended' ? 'suspended' : ending.isCalled ? 'called' : 'final',
    scheduledInnings: game.scheduledInnings,
    completedInnings: ending.completedInnings,
    score: { ...state.score },
    lineScore: { away: [...state.lineScore.away], home: [...state.lineScore.home] },
    starters: { ...game.starters },
    players: playersOf(world, replay, state, asOf),
    ...(ending.lastFullInningScore && { lastFullInningScore: ending.lastFullInningScore }),
    ...(status === 'suspended' && stoppedAt && { resumeWindowOver: asOf.getTime() - stoppedAt.getTime() > RESUME_WINDOW_MS }),
  };
  return { gameId: replay.gameId, facts, reportedAt: status === 'final' ? replay.endsAt : asOf, isFinal: status === 'final' };
}

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
