// npm run mutation -- FOLDER[,FOLDER] [--again]: changes quant's code a little at a time and counts the changes that its own tests notice.
// With --again only what went unnoticed the last time is tried, and what is new. A folder may lie in another: players/rates.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRepository } from '../lib/repository.mjs';
import { forgetUnnoticed, listUnnoticed, scoreOf } from './score.mjs';

/** Tables of measured constants: any other number would be as valid to a test, and the fits and the backtest judge them. */
const EXCLUDED = ['**/*.test.ts', '**/testing/**', '**/fitted.ts', '**/constants.ts', '**/constants/**'];

const args = process.argv.slice(2);
const isAgain = args.includes('--again');
const chosen = args.find((arg) => !arg.startsWith('--'));

const everyFolder = () =>
  readdirSync(inRepository('quant'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['testing', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);

// The runner does not tell when a test has changed, so that results kept by Stryker itself would hide what new tests notice.
function startFrom(report) {
  if (!existsSync(report)) return;
  if (isAgain) writeFileSync(report, JSON.stringify(forgetUnnoticed(JSON.parse(readFileSync(report, 'utf8')))));
  else rmSync(report);
}

function mutate(folder) {
  const room = inRepository('.tmp', 'mutation', folder);
  mkdirSync(room, { recursive: true });
  const report = `${room}/report.json`;
  startFrom(report);
  const files = [`quant/${folder}/**/*.ts`, ...EXCLUDED.map((pattern) => `!quant/${pattern}`)].join(',');
  const stryker = ['--no-install', 'stryker', 'run', 'tools/mutation/stryker.json', '--mutate', files, '--incrementalFile', report];
  const { status } = spawnSync('npx', stryker, {
    cwd: inRepository(),
    env: { ...process.env, MUTATED_FOLDER: folder },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  const mutated = JSON.parse(readFileSync(report, 'utf8')).files;
  for (const line of listUnnoticed(mutated)) console.log(line);
  return [folder, scoreOf(mutated)];
}

const folders = chosen ? chosen.split(',') : everyFolder();
const unknown = folders.filter((folder) => !existsSync(inRepository('quant', folder)));
if (unknown.length > 0) {
  console.error(`quant has no folder ${unknown.join(', ')}`);
  process.exit(2);
}
console.table(Object.fromEntries(folders.map(mutate)));
