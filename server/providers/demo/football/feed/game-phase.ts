import type { ContestStatus } from '../../../../ports/index.ts';
import type { FootballGame } from '../league/league.ts';

export interface Phase {
  status: Extract<ContestStatus, 'scheduled' | 'live' | 'final'>;
  note: string | null;
  /** How many plays are told. */
  plays: number;
}

/** Seconds of real time since the kickoff. */
const secondsAt = ({ fixture }: FootballGame, asOf: number): number => Math.floor((asOf - fixture.startsAt) / 1000);

/** Where a game stands, as told at `asOf`. */
export function phaseAt(game: FootballGame, asOf: number): Phase {
  const { fixture, season } = game;
  if (asOf < fixture.startsAt) return { status: 'scheduled', note: null, plays: 0 };
  const { endAt, hasOvertime } = season.resultOf(fixture);
  const seconds = secondsAt(game, asOf);
  if (seconds >= endAt) return { status: 'final', note: hasOvertime ? 'Final in overtime' : null, plays: Infinity };
  const { plays } = season.tapeOf(fixture);
  const next = plays.findIndex(({ at }) => at > seconds);
  return { status: 'live', note: null, plays: next < 0 ? plays.length : next };
}

/** The next instant after `asOf` at which the feed says something else of this game; null when nothing more will. */
export function nextChangeOf(game: FootballGame, asOf: number): number | null {
  const { fixture, season } = game;
  const known = [fixture.away.knownAt, fixture.home.knownAt].filter((at) => at > asOf);
  if (asOf < fixture.startsAt) return Math.min(...known, fixture.startsAt);
  const { status, plays } = phaseAt(game, asOf);
  if (status === 'final') return null;
  const tape = season.tapeOf(fixture);
  return fixture.startsAt + (tape.plays[plays]?.at ?? tape.endAt) * 1000;
}
