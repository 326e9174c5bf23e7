import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FITTED_FOOTBALL } from '@clearedge/quant/sports/football/ratings';
import { fitFootball, fitKeys } from './football/fit-football.ts';
import { footballFigures } from './football/football-figures.ts';
import { footballReport } from './football/football-report.ts';
import { keyNumberGain, learntTerms } from './football/key-figures.ts';
import { readFootballSeasons } from './football/read-seasons.ts';
import { walkFootball } from './football/walk-football.ts';

const USAGE = `npm run football:backtest -- --dir FOLDER [--fit YEAR] [--json]

Forecasts every finished Canadian football game of a folder from the games before it and scores the winner, margin and total.
  --dir   folder with cfl_YYYY_games.csv; ARCHIVE_DIR when left out
  --fit   instead: prints the numbers under which a season was least surprising, as quant/sports/football keeps them
  --json  prints every figure`;

const { values } = parseArgs({
  options: { dir: { type: 'string' }, fit: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
});
const dir = values.dir ?? process.env.ARCHIVE_DIR;
if (!dir || values.help || (values.fit !== undefined && !/^\d{4}$/.test(values.fit))) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 2);
}

async function fitSeason(folder: string, season: number): Promise<void> {
  const games = (await readFootballSeasons(folder)).filter((game) => game.season === season);
  const model = fitFootball(games, FITTED_FOOTBALL);
  console.log(`${games.length} games of ${season}`);
  console.log(JSON.stringify({ model, learnt: learntTerms(games, model), keys: fitKeys(games, model) }, null, 2));
}

async function score(folder: string): Promise<void> {
  const games = await readFootballSeasons(folder);
  const predictions = walkFootball(games, FITTED_FOOTBALL);
  const seasons = [...new Set(games.map(({ season }) => season))];
  const of = (season: number) => predictions.filter(({ game }) => game.season === season);
  const figures = [
    ...seasons.map((season) =>
      footballFigures(season === 2025 ? '2025, on which the numbers were fitted' : `${season}, unseen by the fit`, of(season)),
    ),
    footballFigures('All seasons', predictions),
  ];
  const keys = seasons.map((season) => ({ name: String(season), gain: keyNumberGain(of(season)) }));
  if (values.json) console.log(JSON.stringify({ figures, keys }, null, 2));
  else for (const line of footballReport(figures, keys)) console.log(line);
}

try {
  await (values.fit === undefined ? score(resolve(dir)) : fitSeason(resolve(dir), Number(values.fit)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
