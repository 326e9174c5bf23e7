import type { KindFigures } from '@clearedge/quant/scoring';
import { byKind, figuresOf } from '../props/prop-figures.ts';
import type { PlayerCase } from './score-players.ts';

/** Stated and seen shares of games over a line, with the standard error of what was seen, everything of one game counted together. */
export interface AtLine {
  games: number;
  stated: number;
  seen: number;
  error: number;
}

export interface PlayerKindFigures extends KindFigures {
  kind: string;
  /** Mean absolute error of the mean of his last ten games. */
  lastTenError: number | null;
  /** Half a point below and above each player's median. */
  below: AtLine;
  above: AtLine;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The whole number at which half of the chances are passed. */
function medianOf({ chances }: PlayerCase): number {
  let sum = 0;
  const found = chances.findIndex((chance) => {
    sum += chance;
    return sum >= 0.5;
  });
  return Math.max(0, found);
}

/** A line of half a point that stands at this place among 0.5, 1.5 …; one below 0.5 is no line. */
function atLine(cases: readonly PlayerCase[], placeOf: (median: number) => number): AtLine {
  const lines = cases.flatMap((one) => {
    const place = placeOf(medianOf(one));
    if (place < 0) return [];
    const under = one.chances.slice(0, place + 1).reduce((sum, chance) => sum + chance, 0);
    return [{ gameId: one.gameId, stated: 1 - under, isOver: Number(one.value > place) }];
  });
  if (lines.length === 0) return { games: 0, stated: Number.NaN, seen: Number.NaN, error: Number.NaN };
  const residuals = new Map<string, number>();
  for (const { gameId, stated, isOver } of lines) residuals.set(gameId, (residuals.get(gameId) ?? 0) + isOver - stated);
  const squares = [...residuals.values()].reduce((sum, residual) => sum + residual ** 2, 0);
  return {
    games: lines.length,
    stated: mean(lines.map(({ stated }) => stated)),
    seen: mean(lines.map(({ isOver }) => isOver)),
    error: Math.sqrt(squares) / lines.length,
  };
}

function kindFigures(kind: string, cases: readonly PlayerCase[]): PlayerKindFigures {
  const known = cases.filter(({ lastTen }) => lastTen !== null);
  return {
    kind,
    ...figuresOf(cases),
    lastTenError: known.length > 0 ? mean(known.map(({ lastTen, value }) => Math.abs(lastTen! - value))) : null,
    below: atLine(cases, (median) => median - 1),
    above: atLine(cases, (median) => median),
  };
}

/** What each kind scored. */
export const playerFigures = (cases: readonly PlayerCase[]): PlayerKindFigures[] =>
  [...byKind(cases)].map(([kind, own]) => kindFigures(kind, own));
