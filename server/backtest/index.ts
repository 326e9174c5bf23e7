export type { BacktestFigures } from './figures/all-figures.ts';
export { runFit } from './fit/run-fit.ts';
export { htmlReport } from './report/html-report.ts';
export { textReport } from './report/text-report.ts';
export { readInput, runBacktest } from './run-backtest.ts';
export { leakTest, spreadDays } from './walk/leak-test.ts';
