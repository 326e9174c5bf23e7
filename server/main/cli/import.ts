import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeImport, type ImportProgress, importArchive } from '../../providers/archive/index.ts';
import { restrictFiles } from '../restrict-files.ts';

restrictFiles();
const { values } = parseArgs({ options: { dir: { type: 'string' }, out: { type: 'string' } }, allowPositionals: false });
const dir = values.dir ?? process.env.ARCHIVE_DIR;
if (!dir) {
  console.error('Say where the season files are: npm run import -- --dir FOLDER [--out FOLDER], or set ARCHIVE_DIR.');
  process.exit(2);
}
const out = values.out ?? join(process.env.DATA_DIR || './.data', 'archive');
const startedAt = performance.now();

function show({ season, done, total }: ImportProgress): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${season}: file ${done} of ${total} `);
  if (done === total) console.log(process.stdout.isTTY ? '' : `${season}: ${total} files read`);
}

try {
  const summary = await importArchive({ dir: resolve(dir), out: resolve(out), onProgress: show });
  for (const line of describeImport(summary)) console.log(line);
  if (summary.seasons.length + summary.leagues.seasons.length === 0) {
    console.error(
      `No season was found in ${resolve(dir)}. Looked for YYYYeve.zip, glYYYY.zip or .EVA files of baseball, and for folders of a league with games_*.csv: see docs/archive.md.`,
    );
    process.exitCode = 1;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${seconds.toFixed(1)} s, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory, stored in ${resolve(out)}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
