import { MINUTE_MS } from '@clearedge/quant/calendar';
import type { ContestStatus } from '../../../ports/index.ts';
import { easternClock } from '../calendar.ts';
import type { Game } from '../league/league.ts';
import { firstPitchAt } from '../schedule/fixture.ts';

export interface Phase {
  status: ContestStatus;
  note: string | null;
  hasStarted: boolean;
}

/** Rain waits this long before the umpires send everybody home. */
const SUSPENDED_AFTER_MS = 40 * MINUTE_MS;

function phaseBefore({ fixture }: Game, asOf: number): Phase {
  const { rain } = fixture;
  if (rain?.kind === 'postponed' && asOf >= rain.announcedAt) return { status: 'postponed', note: 'Postponed: rain', hasStarted: false };
  if (rain?.kind === 'late' && asOf >= rain.announcedAt) return { status: 'delayed', note: 'Start delayed by rain', hasStarted: false };
  if (fixture.makesUp !== null) return { status: 'scheduled', note: 'Makes up a postponed game', hasStarted: false };
  return { status: 'scheduled', note: null, hasStarted: false };
}

function phaseInRain({ fixture }: Game, from: number, asOf: number): Phase {
  const { rain } = fixture;
  if (rain?.kind !== 'suspended' || asOf < from + SUSPENDED_AFTER_MS) return { status: 'live', note: 'Rain delay', hasStarted: true };
  return {
    status: 'suspended',
    note: `Suspended by rain, to be resumed the next day at ${easternClock(rain.resumesAt)}`,
    hasStarted: true,
  };
}

/** Where a game stands, as told at `asOf`. */
export function phaseAt(game: Game, asOf: number): Phase {
  const { fixture, season } = game;
  if (fixture.rain?.kind === 'postponed' || asOf < firstPitchAt(fixture)) return phaseBefore(game, asOf);
  const { endAt, stop, isCalled, completedInnings } = season.resultOf(fixture);
  if (asOf >= endAt) {
    if (isCalled) return { status: 'final', note: 'Called early: rain', hasStarted: true };
    return { status: 'final', note: completedInnings > 9 ? `${Math.ceil(completedInnings)} innings` : null, hasStarted: true };
  }
  if (stop !== null && asOf >= stop.from && asOf < stop.until) return phaseInRain(game, stop.from, asOf);
  return { status: 'live', note: null, hasStarted: true };
}

/** Seconds of play at `asOf`; to the end once the game is over. */
export const secondsAt = ({ fixture }: Game, asOf: number): number => Math.floor((asOf - firstPitchAt(fixture)) / 1000);
