// npm run mutation -- FOLDER[,FOLDER] [--again]: changes quant's code a little at a time and counts the changes that its own tests notice.
// With --again only what went unnoticed the last time is tried, and what is new. A folder may lie in another: players/rates.
// With --every=N only the changes within every N-th line: a sample of what would take too long.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRepository } from '../lib/repository.mjs';
import { sampleLines } from './sample.mjs';
import { forgetUnnoticed, listUnnoticed, scoreOf } from './score.mjs';

/** Tables of measured constants: any other number would be as valid to a test, and the fits and the backtest judge them. */
const EXCLUDED = ['**/*.test.ts', '**/testing/**', '**/fitted.ts', '**/constants.ts', '**/constants/**'];

const args = process.argv.slice(2);
const isAgain = args.includes('--again');
const every = Number(args.find((arg) => arg.startsWith('--every='))?.slice('--every='.length) ?? 1);
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
  const report = `${room}/${every === 1 ? 'report' : 'sample'}.json`;
  startFrom(report);
  const wanted = every === 1 ? [`quant/${folder}/**/*.ts`] : sampleLines(`quant/${folder}`, every);
  const files = [...wanted, ...EXCLUDED.map((pattern) => `!quant/${pattern}`)].join(',');
  const stryker = ['--no-install', 'stryker', 'run', 'tools/mutation/stryker.json', '--mutate', files, '--incrementalFile', report];
  const { status } = spawnSync('npx', stryker, { cwd: inRepository(), env: { ...process.env, MUTATED_FOLDER: folder }, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const mutated = JSON.parse(readFileSync(report, 'utf8')).files;
  for (const line of listUnnoticed(mutated)) console.log(line);
  return [folder, scoreOf(mutated)];
}

const folders = chosen ? chosen.split(',') : everyFolder();
const unknown = folders.filter((folder) => !existsSync(inRepository('quant', folder)));
if (!(Number.isInteger(every) && every > 0)) {
  console.error('--every=N takes a whole number of lines');
  process.exit(2);
}
if (unknown.length > 0) {
  console.error(`quant has no folder ${unknown.join(', ')}`);
  process.exit(2);
}
console.table(Object.fromEntries(folders.map(mutate)));
