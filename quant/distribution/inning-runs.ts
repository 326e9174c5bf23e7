import { requireCount, requirePositive } from '../maths/index.ts';

const MEASURED_CONTROL = 0.767;

/**
 * Probabilities of 0 to `highest` runs of one side in one inning from its mean runs per inning, by Tango's distribution. `control` is 0.767
 * for one team's run distribution. RangeError for a mean at zero or below, or a control above what keeps every probability positive.
 */
export function inningRunsTable(meanRuns: number, highest: number, control = MEASURED_CONTROL): number[] {
  requirePositive(meanRuns, 'mean');
  requireCount(highest, 'highest count');
  const none = 1 / (1 + requirePositive(control, 'control') * meanRuns);
  const further = 1 - control * none;
  if (further < 0) throw new RangeError(`No distribution has the control ${control}`);
  const table = [none];
  for (let runs = 1; runs <= highest; runs += 1) table.push((1 - none) * (1 - further) * further ** (runs - 1));
  return table;
}
