import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FITTED } from '@clearedge/quant/sports/baseball/ratings';
import { leagueReport } from './league/league-report.ts';
import { runLeague } from './league/run-league.ts';
import { countHalves, writeHalves } from './live/halves.ts';
import { scoreLive } from './live/live-figures.ts';
import { readLiveGames } from './live/live-games.ts';
import { liveReport } from './live/live-report.ts';
import { writePlayerCalibration } from './players/write-players.ts';
import { CALIBRATION_FILE, calibrationText } from './props/calibration-text.ts';
import { propReport } from './props/prop-report.ts';
import { walkProps } from './props/walk-props.ts';
import { readPriceTable } from './reading/price-table.ts';
import { readHistory } from './reading/read-history.ts';
import { htmlReport } from './report/html-report.ts';
import { textReport } from './report/text-report.ts';
import { readInput, runBacktest } from './run-backtest.ts';
import { leakTest, spreadDays } from './walk/leak-test.ts';

const USAGE = `npm run backtest -- [--dir FOLDER] [--score YEARS] [--json FILE] [--html FILE] | --leak [--days N] | --live [--write] | --props [--every N] [--games N] [--write] | --sport nfl|nba|nhl

Forecasts every game of a folder of season files from the days before it and scores the wanted seasons.
  --dir     folder with *eve.zip, gl*.zip and lines_*.csv; ARCHIVE_DIR when left out
  --score   seasons to score, "2021-2024" (the default), "2025" or "2023,2025"
  --json    writes every figure to a file
  --results-only  ratings that learn nothing from the closing prices of games played
  --sport   instead: a league's folder with games_*.csv, and lines_*.csv where closing prices are known; --score takes the years in which
            seasons start, every season after the first three when left out; player_games_*.csv, player_weeks_*.csv or skater_games_*.csv and
            goalie_games_*.csv are scored for the seasons that no fit has seen
  --html    writes the report with pictures to a file
  --leak    instead: forecasts days of the whole history again with later games deleted and their own results scrambled
  --live    instead: scores the chances before each play of the event files, from the closing prices
  --write   with --live, --props or --sport (players): writes what was measured for the product
  --days    how many days --leak takes, 20 when left out
  --props   instead: projects the players of every game of the seasons with event files and scores each kind of prop
  --every   --props projects every so-manieth day, 3 when left out
  --games   simulations of a game for --props, 4000 when left out`;

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    score: { type: 'string' },
    sport: { type: 'string' },
    json: { type: 'string' },
    html: { type: 'string' },
    'results-only': { type: 'boolean', default: false },
    leak: { type: 'boolean' },
    live: { type: 'boolean' },
    write: { type: 'boolean' },
    days: { type: 'string', default: '20' },
    props: { type: 'boolean' },
    every: { type: 'string', default: '3' },
    games: { type: 'string', default: '4000' },
    help: { type: 'boolean' },
  },
});

/** "2021-2023,2025" as years; empty for anything else. */
function yearsOf(text: string): number[] {
  const spans = text.split(',').map((span) => /^(\d{4})(?:-(\d{4}))?$/.exec(span.trim()));
  if (!spans.every((span) => span !== null)) return [];
  return spans.flatMap(([, from, to = from]) =>
    Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, year) => Number(from) + year),
  );
}

const dir = values.dir ?? process.env.ARCHIVE_DIR;
const years = yearsOf(values.score ?? '2021-2024');
if (!dir || years.length === 0 || !(Math.min(Number(values.days), Number(values.every), Number(values.games)) >= 1) || values.help) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 2);
}
const startedAt = performance.now();
const seconds = (): string => ((performance.now() - startedAt) / 1000).toFixed(1);
const tell = (message: string): void => console.error(`${seconds().padStart(6)} s  ${message}`);

async function score(folder: string): Promise<void> {
  const figures = await runBacktest({ dir: folder, score: years, learnsCloses: !values['results-only'] }, tell);
  for (const line of textReport(figures)) console.log(line);
  if (values.json) await writeFile(resolve(values.json), `${JSON.stringify(figures, null, 2)}\n`);
  if (values.html) await writeFile(resolve(values.html), htmlReport(figures));
}

async function league(folder: string): Promise<void> {
  const score = values.score === undefined ? [] : years;
  const figures = await runLeague({ sport: values.sport!, dir: folder, score, learnsCloses: !values['results-only'] }, tell);
  for (const line of leagueReport(figures)) console.log(line);
  if (values.write) await writePlayerCalibration(figures.sport, figures.players);
  if (values.json) await writeFile(resolve(values.json), `${JSON.stringify(figures, null, 2)}\n`);
}

async function leak(folder: string): Promise<void> {
  const input = await readInput(folder, tell);
  const found = leakTest(input, FITTED, spreadDays(input, Number(values.days)), (on, gap) => tell(`${on}: largest difference ${gap}`));
  console.log(
    `${found.games} forecasts of ${found.days} days made again without the future: largest difference ${found.largestDifference}`,
  );
  if (found.largestDifference > 0) process.exitCode = 1;
}

async function live(folder: string): Promise<void> {
  const games = await readLiveGames(folder, await readPriceTable(folder));
  tell(`${games.length} games read play by play`);
  const figures = scoreLive(games, (season) => tell(`${season}: scored`));
  for (const line of liveReport(figures)) console.log(line);
  if (values.write) await writeHalves(countHalves(games), `${figures.seasons[0]}–${figures.seasons.at(-1)}`);
  if (values.json) await writeFile(resolve(values.json), `${JSON.stringify(figures, null, 2)}\n`);
}

async function props(folder: string): Promise<void> {
  const terms = { every: Number(values.every), games: Number(values.games) };
  const seasons = await readHistory(folder, ({ season, games }) => tell(`${season}: ${games.length} games read`));
  const cases = walkProps({ seasons, ...terms }, (season, found) => tell(`${season}: walked, ${found} projections so far`));
  for (const line of propReport(cases)) console.log(line);
  if (!values.write) return;
  const command = `npm run backtest -- --dir FOLDER --props --every ${terms.every} --games ${terms.games} --write`;
  await writeFile(CALIBRATION_FILE, calibrationText(cases, command));
}

try {
  await (values.sport ? league : values.live ? live : values.props ? props : values.leak ? leak : score)(resolve(dir));
  tell('done');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
