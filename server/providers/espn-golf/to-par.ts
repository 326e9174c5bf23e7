import type { WireEntry, WireEvent, WireLine } from './schema.ts';

/** "-7", "+3", "E" for none; null for anything else ("-" before the first hole). */
export function readToPar(text: string | null | undefined): number | null {
  if (text === 'E') return 0;
  return text && /^[+-]?\d{1,3}$/.test(text) ? Number(text) : null;
}

export type PlayedLine = WireLine & { value: number };

/** Rounds of which something was played; stubs and the holes of a play-off are not among them. */
export const playedRounds = ({ linescores }: WireEntry): PlayedLine[] =>
  (linescores ?? []).filter(
    (line): line is PlayedLine => !line.isPlayoff && typeof line.value === 'number' && readToPar(line.displayValue) !== null,
  );

export const playOffLines = ({ linescores }: WireEntry): WireLine[] => (linescores ?? []).filter((line) => line.isPlayoff);

/**
 * Strokes against par of every hole played, from the rounds: the feed's own score leaves out the round in play and often counts the holes of
 * a play-off. Only where a total began with starting strokes (the TOUR Championship to 2024) is the feed's own the true one.
 */
export function totalToPar(entry: WireEntry, { name, season }: Pick<WireEvent, 'name' | 'season'>): number | null {
  const rounds = playedRounds(entry);
  if (rounds.length === 0) return null;
  if (season.year <= 2024 && /tour championship/i.test(name)) return readToPar(entry.score?.displayValue);
  return rounds.reduce((sum, { displayValue }) => sum + (readToPar(displayValue) ?? 0), 0);
}
