export type { BacktestFigures } from './figures/all-figures.ts';
export { type FitFiles, type FitTerms, runFit } from './fit/run-fit.ts';
export { htmlReport } from './report/html-report.ts';
export { textReport } from './report/text-report.ts';
export { readInput, runBacktest } from './run-backtest.ts';
export { type LeakFinding, leakTest, spreadDays } from './walk/leak-test.ts';
export type { WalkInput } from './walk/walk-forward.ts';
