import type { BaseballKind } from '@clearedge/quant/grading';
import { calibrationLine, logLoss, reliabilityTable } from '@clearedge/quant/scoring';

/** One proposition at the books' main line: chances of the over, and what happened. */
export interface PropCase {
  gameId: string;
  prop: BaseballKind;
  line: number;
  model: number;
  market: number;
  pooled: number;
  isOver: boolean;
  mean: number;
  value: number;
  /** The best American price of each side; null where no book offers it. */
  best: { over: number | null; under: number | null };
}

const outcomes = (cases: readonly PropCase[]): number[] => cases.map(({ isOver }) => Number(isOver));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const cell = (value: number, digits = 4): string => value.toFixed(digits).padStart(8);

/** How often each kind goes over each number in the same month: a hard yardstick, for it knows the month. */
function baseRates(cases: readonly PropCase[]): number[] {
  const groups = new Map<string, PropCase[]>();
  for (const one of cases) groups.set(`${one.prop} ${one.line}`, [...(groups.get(`${one.prop} ${one.line}`) ?? []), one]);
  const rates = new Map([...groups].map(([key, own]) => [key, mean(outcomes(own))]));
  return cases.map(({ prop, line }) => Math.min(0.999, Math.max(0.001, rates.get(`${prop} ${line}`)!)));
}

/** Overs beyond those that the books expect, in standard errors; lines of one game share its luck, so this is a little too large. */
function errorsOff(cases: readonly PropCase[]): number {
  const misses = cases.map(({ market, isOver }) => Number(isOver) - market);
  const variance = cases.reduce((sum, { market }) => sum + market * (1 - market), 0);
  return misses.reduce((sum, miss) => sum + miss, 0) / Math.sqrt(variance);
}

function printRow(name: string, cases: readonly PropCase[]): void {
  const results = outcomes(cases);
  const of = (chances: number[]): string => cell(logLoss(chances, results));
  const figures = [
    of(baseRates(cases)),
    of(cases.map(({ model }) => model)),
    of(cases.map(({ pooled }) => pooled)),
    of(cases.map(({ market }) => market)),
    cell(mean(cases.map(({ model }) => model)), 3),
    cell(mean(cases.map(({ market }) => market)), 3),
    cell(mean(results), 3),
    cell(errorsOff(cases), 1),
    cell(mean(cases.map(({ mean: expected }) => expected)), 3),
    cell(mean(cases.map(({ value }) => value)), 3),
    cell(
      calibrationLine(
        cases.map(({ model }) => model),
        results,
      ).slope,
      2,
    ),
  ];
  console.log(`${name.padEnd(20)} ${String(cases.length).padStart(7)} ${figures.join(' ')}`);
}

/** Log loss by kind, then calibration of the model by bins. */
export function printPropScores(cases: readonly PropCase[]): void {
  console.log('log loss of over or under at the main line; pushes are left out\n');
  console.log(
    `${''.padEnd(20)} ${'lines'.padStart(7)} ${['base', 'model', 'pooled', 'market', 'said', 'books', 'seen', 'z', 'mean', 'real', 'slope'].map((head) => head.padStart(8)).join(' ')}`,
  );
  for (const prop of new Set(cases.map((one) => one.prop)))
    printRow(
      prop,
      cases.filter((one) => one.prop === prop),
    );
  printRow('all', cases);
  console.log('\ncalibration of the model, tenths of the lines');
  const bins = reliabilityTable(
    cases.map(({ model }) => model),
    outcomes(cases),
  );
  for (const { count, meanForecast, hitRate, interval } of bins)
    console.log(
      `predicted ${cell(meanForecast, 3)}   actual ${cell(hitRate, 3)}   95% ${cell(interval.low, 3)} to ${cell(interval.high, 3)}   ${count} lines`,
    );
}
