import { type Figure, isWithin, leagueFigures } from './baseball/league-figures.ts';
import { merged } from './baseball/league-tally.ts';
import { tallySeason } from './baseball/tally-season.ts';

const USAGE =
  'npm run league:report -- [--seasons N] [--seed S[,S...]]\n\nPlays the simulated league and sets its figures beside the real ones.';
const FIRST_SEASON = -1;

interface Choice {
  seasons: number;
  seeds: string[];
}

function readChoice(args: readonly string[]): Choice | null {
  const optionOf = (name: string): string | undefined => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const seasons = Number(optionOf('--seasons') ?? 1);
  const seeds = (optionOf('--seed') ?? 'clearedge').split(',').filter((seed) => seed !== '');
  const isSound = Number.isInteger(seasons) && seasons > 0 && seeds.length > 0 && !args.includes('--help');
  return isSound ? { seasons, seeds } : null;
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

const choice = readChoice(process.argv.slice(2));
if (choice === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (!report(choice)) process.exitCode = 1;
