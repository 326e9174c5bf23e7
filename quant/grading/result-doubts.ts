/** One total of a reported result (a team's runs, a golfer's strokes) beside everything else the same source says about it. */
export interface ReportedTotal {
  /** Whose total, as the operator reads it: "LAA", "S. Scheffler". */
  name: string;
  /** "runs", "points", "strokes". */
  unit: string;
  total: number | null;
  /** What must add up to the total: innings, quarters with overtime, rounds. A part the source left out is null. */
  parts?: { name: string; values: readonly (number | null)[] };
  /** This total as other parts of the answer state it; null where a part leaves it out. */
  others?: readonly { name: string; total: number | null }[];
}

const isCount = (value: number | null): value is number => value !== null && Number.isSafeInteger(value) && value >= 0;

function doubtsOf({ name, unit, total, parts, others = [] }: ReportedTotal): string[] {
  if (total === null) return [`${name}: no total ${unit}`];
  if (!isCount(total)) return [`${name}: ${String(total)} is not a number of ${unit}`];
  const doubts: string[] = [];
  if (parts && !parts.values.every(isCount)) doubts.push(`${name}: ${unit} by ${parts.name} are missing or not counts`);
  else if (parts) {
    const sum = parts.values.reduce<number>((all, value) => all + (value ?? 0), 0);
    if (sum !== total) doubts.push(`${name}: ${total} ${unit}, but the ${parts.name} add up to ${sum}`);
  }
  for (const other of others)
    if (other.total !== null && other.total !== total) doubts.push(`${name}: ${total} ${unit}, but ${other.total} in the ${other.name}`);
  return doubts;
}

/**
 * Why a reported result can't be a final: totals that are absent, not whole numbers of at least 0, or in contradiction with their parts or
 * with another part of the answer. Empty for a sound result. Used for every sport before anything is graded.
 */
export const findResultDoubts = (totals: readonly ReportedTotal[]): string[] => totals.flatMap(doubtsOf);

/** A finished game of two teams never ends 0-0: that is how sources report a game whose score they lost. */
export const findScorelessDoubt = (totals: readonly Pick<ReportedTotal, 'total'>[]): string[] =>
  totals.length > 0 && totals.every(({ total }) => total === 0) ? ['A final score of 0-0'] : [];

/** What an operator reads of a result whose source no longer tells figures of some players; null where none is gone. */
export const findLostFigures = (players: number): string | null =>
  players > 0 ? `The source dropped figures of ${players} ${players === 1 ? 'player' : 'players'}` : null;
