import { findResultDoubts, findScorelessDoubt, type ReportedTotal, type Score } from '@clearedge/quant/grading';
import type { BoxScore, WholeBoxScore } from '../../ports/baseball-feed.ts';
import { mapLineScore } from './map-box.ts';
import type { WirePlay } from './schema/live-feed.ts';
import type { WireLineScore } from './schema/schedule.ts';

type Side = 'away' | 'home';
type Total = { away: number | null; home: number | null };

/** A result as the source reports it in several places. */
export interface ReportedGame {
  teams: { away: string; home: string };
  linescore: WireLineScore;
  box: BoxScore;
  /** Of the day's schedule. */
  scheduled: Total | null;
  /** After the last play; null where plays are not told, or not all of them could be read. */
  lastPlay: Total | null;
  /** Played to its full length, as far as the source's status goes; false for a called or suspended game. */
  isFull: boolean;
}

const REGULATION = 9;
const BATTERS = 9;

export const scheduledInningsOf = ({ scheduledInnings }: WireLineScore): number => scheduledInnings ?? REGULATION;

/** Half steps: the half in play counts once it has its three outs. Null where the source does not say how far the game went. */
export function completedInnings({ currentInning, isTopInning, outs }: WireLineScore): number | null {
  if (currentInning == null || isTopInning == null || outs == null) return null;
  return Math.max(0, currentInning - 1 + (isTopInning ? 0 : 0.5) + (outs >= 3 ? 0.5 : 0));
}

/** Nine starters and a pitcher: without them the source's box score names no one for certain. */
export const isKnownSide = ({ batters, pitchers }: BoxScore['away']): boolean =>
  batters.filter(({ isStarter }) => isStarter).length === BATTERS && pitchers.length > 0;

/** The box score where every figure in it is known. */
export function wholeBox(box: BoxScore): WholeBoxScore | null {
  const lines = [box.away, box.home].flatMap(({ batters, pitchers }): object[] => [...batters, ...pitchers]);
  const isWhole = lines.every((line) => Object.entries(line).every(([name, value]) => value !== null || name === 'decision'));
  return isWhole && isKnownSide(box.away) && isKnownSide(box.home) ? (box as WholeBoxScore) : null;
}

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.length === 0 || values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The score after the last play that is told whole. */
export function scoreAfter({ rows, refused }: { rows: readonly WirePlay[]; refused: number }): Total | null {
  const result = refused > 0 ? undefined : rows.findLast(({ about }) => about.isComplete)?.result;
  return result ? { away: result.awayScore ?? null, home: result.homeScore ?? null } : null;
}

/** The home side's last inning may be missing: it did not bat. */
function inningsOf({ currentInning, innings }: WireLineScore, side: Side): (number | null)[] {
  const count = Math.max(currentInning ?? 0, innings?.length ?? 0);
  const runs = Array.from({ length: count }, (_, place) => innings?.[place]?.[side]?.runs ?? null);
  return side === 'home' && runs.at(-1) === null ? runs.slice(0, -1) : runs;
}

/** Why the source's result can't be graded on; empty for a sound one. */
export function doubtsOfResult({ teams, linescore, box, scheduled, lastPlay, isFull }: ReportedGame): string[] {
  const { totals } = mapLineScore(linescore);
  const report = (side: Side, other: Side): ReportedTotal => ({
    name: teams[side],
    unit: 'runs',
    total: totals[side].runs,
    parts: { name: 'innings', values: inningsOf(linescore, side) },
    others: [
      { name: 'schedule', total: scheduled?.[side] ?? null },
      { name: 'play-by-play', total: lastPlay?.[side] ?? null },
      { name: 'batting lines', total: isKnownSide(box[side]) ? sumOf(box[side].batters.map(({ runs }) => runs)) : null },
      { name: 'pitching lines', total: isKnownSide(box[other]) ? sumOf(box[other].pitchers.map(({ runs }) => runs)) : null },
    ],
  });
  const reports = [report('away', 'home'), report('home', 'away')];
  const doubts = findResultDoubts(reports);
  if (isFull) doubts.push(...findScorelessDoubt(reports));
  const completed = completedInnings(linescore);
  if (completed === null) return [...doubts, 'No inning and outs at which it ended'];
  const innings = scheduledInningsOf(linescore);
  const isShort = completed < innings && !(completed >= innings - 0.5 && isHomeAhead(totals));
  return isFull && isShort ? [...doubts, `Final after ${completed} of ${innings} innings, and not called`] : doubts;
}

const isHomeAhead = ({ away, home }: ReturnType<typeof mapLineScore>['totals']): boolean => (home.runs ?? 0) > (away.runs ?? 0);

/** Both sides' runs where they are known. */
export function scoreOf(linescore: WireLineScore): Score | null {
  const { away, home } = mapLineScore(linescore).totals;
  return away.runs === null || home.runs === null ? null : { away: away.runs, home: home.runs };
}
