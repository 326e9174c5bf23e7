/** A running total, and the best it has been so far. */
export interface CurveStep {
  total: number;
  peak: number;
}

export interface Scale {
  min: number;
  max: number;
}

const STEPS = [1, 2, 2.5, 5, 10];

function stepFor(range: number): number {
  const raw = Math.max(range, 0.01) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * (STEPS.find((step) => step * power >= raw) ?? 10);
}

/** Round marks that hold every total and zero. */
export function marksFor(steps: readonly CurveStep[]): { scale: Scale; marks: number[] } {
  const totals = [0, ...steps.map(({ total }) => total)];
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const step = stepFor(high - low);
  const min = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - min) / step));
  return { scale: { min, max: min + count * step }, marks: Array.from({ length: count + 1 }, (_, at) => min + at * step) };
}

/** 0 at the top of the drawing, 100 at its foot. */
export const heightOf = ({ min, max }: Scale, value: number): number => ((max - value) / (max - min)) * 100;

// Steps stand side by side whatever time lies between: a quiet week would otherwise be half the picture.
const leftOf = (at: number, count: number): number => (at / count) * 100;

const heights = (steps: readonly CurveStep[], scale: Scale, pick: (step: CurveStep) => number): string[] =>
  [`0,${heightOf(scale, 0)}`].concat(steps.map((step, at) => `${leftOf(at + 1, steps.length)},${heightOf(scale, pick(step))}`));

export const totalPath = (steps: readonly CurveStep[], scale: Scale): string => `M${heights(steps, scale, (step) => step.total).join('L')}`;

/** The area between the best total so far and the total. */
export const fallPath = (steps: readonly CurveStep[], scale: Scale): string => {
  const peaks = heights(steps, scale, (step) => step.peak);
  const totals = heights(steps, scale, (step) => step.total).reverse();
  return `M${[...peaks, ...totals].join('L')}Z`;
};
