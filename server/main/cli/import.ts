import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeImport, type ImportProgress, importArchive } from '../../providers/archive/index.ts';

const USAGE =
  'Usage: npm run import -- --dir DIR [--out DIR]\n  --dir  folder with the season files (default: ARCHIVE_DIR)\n  --out  folder of the store (default: DATA_DIR/archive)';

function readOptions(): { dir: string; out: string } | null {
  const { values } = parseArgs({
    options: { dir: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const dir = values.dir ?? process.env.ARCHIVE_DIR;
  const out = values.out ?? join(process.env.DATA_DIR ?? '.data', 'archive');
  return dir && !values.help ? { dir, out } : null;
}

function showProgress({ season, done, total }: ImportProgress): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${season}: ${done} of ${total} event files${done === total ? '\n' : ''}`);
  else if (done === total) process.stderr.write(`${season}: ${total} event files read\n`);
}

async function main(): Promise<number> {
  const options = readOptions();
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  const startedMs = performance.now();
  const summary = await importArchive({ ...options, onProgress: showProgress });
  for (const line of describeImport(summary)) console.log(line);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`Stored in ${options.out} in ${seconds} s with at most ${megabytes} MB of memory.`);
  if (summary.seasons.length > 0) return 0;
  console.error(`No season was found in ${options.dir}.`);
  return 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
