import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_SPORT, LEAGUE_SPORTS } from '@clearedge/contract/sports';
import type { BacktestFigures } from '../figures/all-figures.ts';
import type { LeagueBacktest } from '../league/run-league.ts';
import { measuredOf as measuredBaseball } from './baseball.ts';
import { measuredOf as measuredLeague } from './league.ts';

const USAGE = `npm run measured -- FILE DATE

Writes the figures that the model's page shows of a sport from the file of "npm run backtest -- --json FILE".
  DATE  the day on which they were measured, 2026-07-11`;

/** A file's text with one line a measurement. */
function inRows(measured: object): string {
  const lines = Object.entries(measured).map(([name, value]) => {
    const rows = Array.isArray(value) ? `[\n${value.map((row) => `    ${JSON.stringify(row)},\n`).join('')}  ]` : JSON.stringify(value);
    return `  ${name}: ${rows},\n`;
  });
  return `{\n${lines.join('')}}`;
}

function measure(figures: BacktestFigures | LeagueBacktest, day: string) {
  if (!('sport' in figures)) return { sport: DEFAULT_SPORT, measured: measuredBaseball(figures, day) };
  const sport = LEAGUE_SPORTS.find((one) => one === figures.sport);
  if (!sport) throw new RangeError(`no league ${figures.sport}`);
  return { sport, measured: measuredLeague(sport, figures, day) };
}

const [file, day] = process.argv.slice(2);
if (!file || !day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { sport, measured } = measure(JSON.parse(readFileSync(resolve(file), 'utf8')) as BacktestFigures | LeagueBacktest, day);
  const text = `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured figures, a coin’s among them
import type { Backtest } from '@clearedge/contract/routes/games/model';
import type { z } from 'zod';

/** Measured on past seasons; written by "npm run measured", never by hand. */
// biome-ignore format: a measurement is a row
export const MEASURED: z.infer<typeof Backtest> = ${inRows(measured)};
`;
  writeFileSync(resolve('server/sports', sport, 'measured.ts'), text);
}
