import { logLoss } from '@clearedge/quant/scoring';
import { readFootballSeasons } from '../backtest/football/read-seasons.ts';
import { isWithin } from './baseball/league-figures.ts';
import { fitOutlook } from './football/fit-outlook.ts';
import { gameFigures, measureGames, type ScoredGame } from './football/game-figures.ts';
import { printLiveCalibration } from './football/live-calibration.ts';
import { type PricedGame, tallySeason } from './football/tally-season.ts';
import { calibrationRows, isCalibrated, printCalibration, printHolds } from './markets/calibration.ts';
import { playFootballMarkets } from './markets/play-season.ts';
import { seedsOf } from './seeds.ts';

const USAGE = `npm run football:league -- [--seasons N] [--seed S[,S...]] [--data FOLDER] [--fit | --live]

Plays the simulated CFL and sets its figures beside the real ones, and the books' closing prices beside what happened; --data measures the real
figures anew from season files, --fit the market's constants; --live scores the chances in play on a season of each seed.`;
const FIRST_SEASON = -1;
const args = process.argv.slice(2);
const optionOf = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);

async function realGames(folder: string): Promise<ScoredGame[]> {
  const games = await readFootballSeasons(folder);
  return games.map(({ awayScore, homeScore }) => ({ away: awayScore, home: homeScore, hasOvertime: null }));
}

function printPrices(games: readonly PricedGame[]): void {
  const decided = games.filter(({ away, home }) => away !== home);
  const outcomes = decided.map(({ away, home }) => Number(home > away));
  for (const of of ['open', 'close', 'truth'] as const) {
    const chances = decided.map((game) => game.chances[of]);
    console.log(`Log loss of the moneyline, ${of.padEnd(6)} ${logLoss(chances, outcomes).toFixed(4)}`);
  }
}

async function report(seasons: number, seeds: readonly string[], folder: string | undefined): Promise<boolean> {
  const games = seeds.flatMap((seed) => Array.from({ length: seasons }, (_, at) => tallySeason(seed, FIRST_SEASON + at)).flat());
  const real = folder === undefined ? undefined : await realGames(folder);
  const figures = gameFigures(measureGames(games), real && measureGames(real));
  console.log(
    `${games.length} games; seeds: ${seeds.join(', ')}; seasons of each: ${seasons}${real ? `; ${real.length} real games` : ''}\n`,
  );
  for (const figure of figures) {
    const shown = (value: number | null): string =>
      (value === null ? '' : figure.isShare ? `${(100 * value).toFixed(1)}%` : value.toFixed(figure.digits)).padStart(8);
    const cells = [figure.name.padEnd(34), shown(figure.simulated), shown(figure.real), shown(figure.low), shown(figure.high)];
    console.log(`${cells.join('  ')}  ${isWithin(figure) ? 'ok' : 'out'}`);
  }
  console.log(`\nMinutes from kickoff to end ${(games.reduce((sum, { minutes }) => sum + minutes, 0) / games.length).toFixed(0)}`);
  printPrices(games);
  const played = await Promise.all(seeds.map((seed) => playFootballMarkets(seed, seasons)));
  const rows = calibrationRows(played.flatMap(({ cases }) => cases));
  printCalibration(rows);
  printHolds(played[0]!.holds);
  return figures.every(isWithin) && rows.every(isCalibrated);
}

const seasons = Number(optionOf('--seasons') ?? 8);
if (args.includes('--help') || !Number.isInteger(seasons) || seasons < 1) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (args.includes('--fit')) {
  console.log(JSON.stringify(fitOutlook()));
} else if (args.includes('--live')) {
  await printLiveCalibration(seedsOf(args));
} else if (!(await report(seasons, seedsOf(args), optionOf('--data')))) process.exitCode = 1;
