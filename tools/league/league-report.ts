import { fitOutlook } from './baseball/fit-outlook.ts';
import { type Figure, isWithin, leagueFigures } from './baseball/league-figures.ts';
import { merged } from './baseball/league-tally.ts';
import { tallySeason } from './baseball/tally-season.ts';
import { printFit, reportLeague } from './leagues/report.ts';
import { calibrationRows, isCalibrated, printCalibration, printHolds } from './markets/calibration.ts';
import { playMarkets } from './markets/play-season.ts';
import { seedsOf } from './seeds.ts';

const USAGE = `npm run league:report -- [--sport nfl|nba|nhl] [--seasons N] [--seed S[,S...]] [--fit [--parts]]

Plays simulated seasons and sets their figures beside the real ones, then the books' closing prices of a season of each seed beside what
happened; baseball without --sport. --fit measures the constants of the market's outlook anew instead, with
--parts those of halves, quarters, periods and single sides.`;
const FIRST_SEASON = -1;

interface Choice {
  sport: string | undefined;
  seasons: number;
  seeds: string[];
}

function readChoice(args: readonly string[]): Choice | null {
  const optionOf = (name: string): string | undefined => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const seasons = Number(optionOf('--seasons') ?? 1);
  const seeds = seedsOf(args);
  const isSound = Number.isInteger(seasons) && seasons > 0 && seeds.length > 0 && !args.includes('--help');
  return isSound ? { sport: optionOf('--sport'), seasons, seeds } : null;
}

const shown = (value: number, { digits, isShare }: Figure): string =>
  isShare ? `${(value * 100).toFixed(digits)}%` : value.toFixed(digits);

function rowOf(figure: Figure): string {
  const { name, simulated, real, low, high } = figure;
  const band = low === high ? shown(low, figure) : `${shown(low, figure)} to ${shown(high, figure)}`;
  const cells = [
    name.padEnd(38),
    shown(simulated, figure).padStart(10),
    (real === null ? '' : shown(real, figure)).padStart(10),
    band.padStart(20),
  ];
  return `${cells.join('  ')}  ${isWithin(figure) ? 'ok' : 'out'}`;
}

function report({ seasons, seeds }: Choice): boolean {
  const tally = merged(seeds.flatMap((seed) => Array.from({ length: seasons }, (_, season) => tallySeason(seed, FIRST_SEASON + season))));
  const figures = leagueFigures(tally);
  const head = ['Figure'.padEnd(38), 'Simulated'.padStart(10), 'Real'.padStart(10), 'Band'.padStart(20)].join('  ');
  console.log(`${tally.games.toLocaleString('en-US')} games; seeds: ${seeds.join(', ')}; seasons of each: ${seasons}\n\n${head}`);
  for (const figure of figures) console.log(rowOf(figure));
  return figures.every(isWithin);
}

async function reportMarkets(seeds: readonly string[]): Promise<boolean> {
  const played = [];
  for (const seed of seeds) played.push(await playMarkets(seed));
  const rows = calibrationRows(played.flatMap(({ cases }) => cases));
  printCalibration(rows);
  printHolds(played[0]!.holds);
  return rows.every(isCalibrated);
}

const choice = readChoice(process.argv.slice(2));
if (choice === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (choice.sport !== undefined) {
  if (process.argv.includes('--fit')) printFit(choice.sport, process.argv.includes('--parts'));
  else if (!reportLeague(choice.sport, choice.seeds, choice.seasons)) process.exitCode = 1;
} else if (process.argv.includes('--fit')) {
  console.log(JSON.stringify(fitOutlook(), null, 1));
} else if (![report(choice), await reportMarkets(choice.seeds)].every(Boolean)) process.exitCode = 1;
