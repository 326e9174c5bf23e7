import { type LeagueSport, leagueFormOf } from '@clearedge/contract/sports';
import type { PlayByPlay } from '../../../core/league/league-types.ts';
import { periodName } from '../../../core/league/league-words.ts';
import type { Drawn } from '../live/curve-rules.ts';

type Play = PlayByPlay['plays'][number];

function secondsOf(clock: string | null): number | null {
  const [minutes, seconds] = clock?.split(':').map(Number) ?? [];
  return minutes === undefined || seconds === undefined ? null : 60 * minutes + seconds;
}

/** How much of its period was over after each play, 0..1: by the clock, whose longest reading is taken as the period's length, or by order. */
function shareOver(plays: readonly Play[]): number[] {
  const readings = plays.map(({ clock }) => secondsOf(clock));
  const longest = Math.max(60, ...readings.map((reading) => reading ?? 0));
  const length = Math.ceil(longest / 60) * 60;
  return readings.map((reading, at) => (reading === null ? (at + 1) / plays.length : 1 - reading / length));
}

export interface Course {
  /** In percent of the drawing, one for the start and one for each play, in order. */
  drawn: Drawn[];
  /** Names of the periods, each as wide as the others. */
  columns: string[];
}

/** The chance of the away side from the start on; a play without a chance is drawn where the one before it was. */
export function courseOf(sport: LeagueSport, { before, plays }: Pick<PlayByPlay, 'before' | 'plays'>): Course {
  const last = Math.max(leagueFormOf(sport).periods.count, ...plays.map(({ period }) => period));
  const columns = Array.from({ length: last }, (_, at) => periodName(sport, at + 1));
  let chance = before?.homeWin ?? 0.5;
  let x = 0;
  const drawn = [{ x, y: 100 * chance }];
  for (let period = 1; period <= last; period += 1) {
    const own = plays.filter((play) => play.period === period);
    const shares = shareOver(own);
    own.forEach((play, at) => {
      chance = play.after?.homeWin ?? chance;
      x = Math.max(x, (100 * (period - 1 + shares[at]!)) / last);
      drawn.push({ x, y: 100 * chance });
    });
  }
  return { drawn, columns };
}

export type View = 'key' | 'scoring' | 'all';

export interface PlayRow {
  at: number;
  play: Play;
  /** On the curve; null for a play that is not among the biggest. */
  number: number | null;
}

/** Of a game in play, those just made stand with the biggest. */
const LATEST = 3;

/** The plays of a view, the latest first. */
export function playRows({ plays, biggest }: Pick<PlayByPlay, 'plays' | 'biggest'>, view: View, isLive: boolean): PlayRow[] {
  const numbers = new Map(biggest.toSorted((a, b) => a - b).map((at, index) => [at, index + 1]));
  const rows = plays.map((play, at): PlayRow => ({ at, play, number: numbers.get(at) ?? null }));
  const isShown = ({ play, number, at }: PlayRow): boolean =>
    view === 'all' || (view === 'scoring' ? play.isScoring : number !== null || (isLive && at >= rows.length - LATEST));
  return rows.filter(isShown).toReversed();
}
