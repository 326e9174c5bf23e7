import { type KindFigures, logLoss } from '@clearedge/quant/scoring';

/** One player's count of one game, projected before it and played. */
export interface ScoredCase {
  gameId: string;
  /** Chances of 0, 1, 2 … */
  chances: readonly number[];
  value: number;
  /** His own mean this season before the game; null with too few games. */
  average: number | null;
  /** The yardstick's chances of ending above 0, 1, 2 … */
  usual: readonly number[];
}

const TENTHS = 10;
/** Lines that no book hangs, because one side is all but sure. */
const LEAST_CHANCE = 0.02;
const inner = (chance: number): number => Math.min(0.999, Math.max(0.001, chance));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Chances of going over 0.5, 1.5, 2.5 … */
function overChances(chances: readonly number[]): number[] {
  let left = 1;
  return chances.map((chance) => {
    left -= chance;
    return Math.max(0, left);
  });
}

interface Line {
  gameId: string;
  stated: number;
  isOver: number;
}

const linesOf = ({ gameId, chances, value }: ScoredCase): Line[] =>
  overChances(chances).flatMap((stated, at) =>
    stated < LEAST_CHANCE || stated > 1 - LEAST_CHANCE ? [] : [{ gameId, stated, isOver: Number(value > at) }],
  );

export interface Tenth {
  stated: number;
  seen: number;
  /** Standard error of what was seen, with everything of one game counted together. */
  error: number;
}

function tenthOf(lines: readonly Line[]): Tenth {
  const byGame = new Map<string, number>();
  for (const { gameId, stated, isOver } of lines) byGame.set(gameId, (byGame.get(gameId) ?? 0) + isOver - stated);
  const squares = [...byGame.values()].reduce((sum, residual) => sum + residual ** 2, 0);
  return {
    stated: mean(lines.map(({ stated }) => stated)),
    seen: mean(lines.map(({ isOver }) => isOver)),
    error: Math.sqrt(squares) / lines.length,
  };
}

export function tenthsOf(cases: readonly ScoredCase[]): Tenth[] {
  const lines = cases.flatMap(linesOf).sort((a, b) => a.stated - b.stated);
  return Array.from({ length: TENTHS }, (_, at) =>
    tenthOf(lines.slice(Math.round((at * lines.length) / TENTHS), Math.round(((at + 1) * lines.length) / TENTHS))),
  );
}

/** A kind's figures: the tenth that breaks the rule most, and how the main line and the mean do beside their yardsticks. */
export function figuresOf(cases: readonly ScoredCase[]): KindFigures {
  const tenths = tenthsOf(cases);
  const excess = ({ stated, seen, error }: Tenth): number => Math.abs(seen - stated) / Math.max(0.02, 2 * error);
  const worst = tenths.reduce((most, tenth) => (excess(tenth) > excess(most) ? tenth : most));
  const main = cases.map(({ chances, value, usual }) => {
    const overs = overChances(chances);
    const at = overs.reduce((best, over, line) => (Math.abs(over - 0.5) < Math.abs(overs[best]! - 0.5) ? line : best), 0);
    return { model: inner(overs[at]!), usual: inner(usual[at] ?? 0), isOver: Number(value > at) };
  });
  const results = main.map(({ isOver }) => isOver);
  const known = cases.filter(({ average }) => average !== null);
  const meanOf = ({ chances }: ScoredCase): number => chances.reduce((sum, chance, value) => sum + chance * value, 0);
  return {
    starts: cases.length,
    lines: cases.reduce((sum, one) => sum + linesOf(one).length, 0),
    worstGap: worst.seen - worst.stated,
    worstGapError: worst.error,
    logLoss: logLoss(
      main.map(({ model }) => model),
      results,
    ),
    usualLogLoss: logLoss(
      main.map(({ usual }) => usual),
      results,
    ),
    meanError: known.length > 0 ? mean(known.map((one) => Math.abs(meanOf(one) - one.value))) : null,
    averageError: known.length > 0 ? mean(known.map(({ average, value }) => Math.abs(average! - value))) : null,
  };
}

/** Cases apart by kind, in the order in which kinds first come. */
export function byKind<Case extends { kind: string }>(cases: readonly Case[]): Map<Case['kind'], Case[]> {
  const kinds = new Map<Case['kind'], Case[]>();
  for (const one of cases) {
    const own = kinds.get(one.kind);
    if (own) own.push(one);
    else kinds.set(one.kind, [one]);
  }
  return kinds;
}
