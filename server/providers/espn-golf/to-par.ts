import type { WireEntry, WireEvent, WireLine } from './schema.ts';

/** "-7", "+3", "E" for none; null for anything else ("-" before the first hole). */
export function readToPar(text: string | null | undefined): number | null {
  if (text === 'E') return 0;
  return text && /^[+-]?\d{1,3}$/.test(text) ? Number(text) : null;
}

/** A round that was begun, as far as it can be read. */
export interface PlayedRound {
  period: number;
  /** Null: nothing is told of it, though a later round is. */
  line: WireLine | null;
  strokes: number | null;
  toPar: number | null;
}

/** No round of a tour's player takes as many: such a figure cannot be read. */
const MOST_STROKES = 150;

const isCount = (value: number | null | undefined): boolean => typeof value === 'number' && value > 0;

function readRound(line: WireLine, { status }: WireEntry): PlayedRound | null {
  const { period, value, displayValue, inScore, outScore, linescores } = line;
  const toPar = readToPar(displayValue);
  if (typeof value === 'number' && value <= MOST_STROKES && toPar !== null) return { period, line, strokes: value, toPar };
  const wasPlayed =
    [value, inScore, outScore].some(isCount) ||
    (linescores ?? []).some((hole) => isCount(hole.value)) ||
    (status.period === period && isCount(status.thru));
  return wasPlayed ? { period, line, strokes: null, toPar: null } : null;
}

/** The rounds that were begun, in order and without gaps. Empty rounds and playoff holes do not count. */
export function playedRounds(entry: WireEntry): PlayedRound[] {
  const read = (entry.linescores ?? []).filter((line) => !line.isPlayoff).flatMap((line) => readRound(line, entry) ?? []);
  const last = Math.max(0, ...read.map(({ period }) => period));
  return Array.from({ length: last }, (_, at) => at + 1).map(
    (period) => read.find((round) => round.period === period) ?? { period, line: null, strokes: null, toPar: null },
  );
}

/** The sum of what every round has; null without a round, and where one is unknown: a total without it would be short. */
export const sumOfRounds = (values: readonly (number | null)[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => (sum === null || value === null ? null : sum + value));

export const playOffLines = ({ linescores }: WireEntry): WireLine[] => (linescores ?? []).filter((line) => line.isPlayoff);

/**
 * Strokes against par of every hole played, from the rounds: the feed's own score leaves out the round in play and often counts the holes of
 * a play-off. Only where a total began with starting strokes (the TOUR Championship to 2024) is the feed's own the true one.
 */
export function totalToPar(entry: WireEntry, { name, season }: Pick<WireEvent, 'name' | 'season'>): number | null {
  const rounds = playedRounds(entry);
  if (rounds.length > 0 && season.year <= 2024 && /tour championship/i.test(name)) return readToPar(entry.score?.displayValue);
  return sumOfRounds(rounds.map(({ toPar }) => toPar));
}
