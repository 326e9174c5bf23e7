import { easternDay } from '@clearedge/quant/calendar';
import type { FeedGame, FeedPitcher } from '../../../../ports/index.ts';
import { findPark } from '../../parks.ts';
import { teamName } from '../../teams.ts';
import type { RunSchedule } from '../calendar.ts';
import { probablesAt, type ReplayGame, secondsPlayed, statusOf } from '../calendar.ts';
import { seasonLine } from '../players/season-line.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { playTo, stepsAt } from './game-script.ts';

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** A starter with his season up to the day before the game, counting only games that were over by `asOf`. */
function feedPitcher(world: ReplayWorld, schedule: RunSchedule, replay: ReplayGame, side: 'away' | 'home', asOf: Date): FeedPitcher {
  const playerId = replay.game.starters[side];
  const counts = (place: number): boolean => {
    const other = schedule.byPlace.get(place);
    return other !== undefined && other.slateOn < replay.slateOn && other.endsAt <= asOf;
  };
  const { pitching } = seasonLine(world.table, playerId, counts);
  const { wins = 0, losses = 0, outs = 0, earnedRuns = 0, strikeouts = 0, walks = 0, battersFaced = 0, starts = 0 } = pitching ?? {};
  return {
    playerId,
    name: world.names.full(playerId),
    throws: world.names.find(playerId)?.throws ?? 'R',
    wins,
    losses,
    era: outs > 0 ? hundredths((27 * earnedRuns) / outs) : null,
    inningsPitched: outs / 3,
    strikeouts,
    walks,
    strikeoutRate: battersFaced > 0 ? strikeouts / battersFaced : null,
    starts,
  };
}

async function scoreOf(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<FeedGame['score']> {
  const status = statusOf(replay, asOf);
  if (status === 'scheduled') return null;
  if (status === 'final') return { ...replay.game.score };
  const script = await world.script(replay);
  return playTo(script, stepsAt(script, secondsPlayed(replay, asOf))).score;
}

function noteOf({ game }: ReplayGame, status: FeedGame['status']): string | null {
  if (status === 'suspended') return 'Suspended, to be completed on a later date';
  if (status !== 'final') return null;
  const innings = game.lineScore.away.length;
  if (game.isCalled) return `Called after ${game.completedInnings} innings`;
  return innings === game.scheduledInnings ? null : `Final in ${innings} innings`;
}

/** A game as its schedule entry shows it at an instant. */
export async function feedGame(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<FeedGame> {
  const { game, run } = replay;
  const { name, city, roof } = findPark(game.site);
  const status = statusOf(replay, asOf);
  const areKnown = asOf >= probablesAt(replay);
  const schedule = world.calendar.schedule(run);
  return {
    gameId: replay.gameId,
    sourceId: game.id,
    slateOn: replay.slateOn,
    resumesOn: replay.resumesAt && (status === 'suspended' || asOf >= replay.resumesAt) ? easternDay(replay.resumesAt) : null,
    startsAt: replay.startsAt,
    isStartTentative: game.startsAt === null && asOf < replay.startsAt,
    gameNumber: game.number === 2 ? 2 : 1,
    isDoubleheader: game.number > 0,
    scheduledInnings: game.scheduledInnings,
    away: { code: game.away, name: teamName(game.away) },
    home: { code: game.home, name: teamName(game.home) },
    venue: { name, city, roof },
    dayNight: game.dayNight,
    status,
    statusNote: noteOf(replay, status),
    awayPitcher: areKnown ? feedPitcher(world, schedule, replay, 'away', asOf) : null,
    homePitcher: areKnown ? feedPitcher(world, schedule, replay, 'home', asOf) : null,
    score: await scoreOf(world, replay, asOf),
    endedAt: status === 'final' ? replay.endsAt : null,
    seasonYear: world.calendar.yearOf(run),
  };
}
