// npm run migration: writes the SQL for a changed server/db/schema. Before the first release it renews 0000_initial.sql;
// afterwards `-- --name NAME` adds a migration from the schema of the last commit to the one in the working tree.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as schema from '../../server/db/schema/index.ts';
import { migrationsFolder, repositoryRoot } from '../../server/platform/place.ts';
import { BREAK, renewInitial, statementsBetween } from './tables.ts';

interface Journal {
  /** Set to true by the commit of the first release: from then on no migration is ever changed. */
  released: boolean;
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

const journalPath = join(migrationsFolder, 'meta', '_journal.json');
const initialPath = join(migrationsFolder, '0000_initial.sql');

/** The tables of the last commit, whose migrations are committed with them. */
async function committedSchema(): Promise<Record<string, unknown>> {
  const folder = join(repositoryRoot, '.tmp', 'committed-schema');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD', 'server/db'], { cwd: repositoryRoot });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return (await import(pathToFileURL(join(folder, 'server', 'db', 'schema', 'index.ts')).href)) as Record<string, unknown>;
}

async function addMigration(journal: Journal, name: string): Promise<string> {
  const idx = journal.entries.length;
  const tag = `${String(idx).padStart(4, '0')}_${name}`;
  const statements = await statementsBetween(await committedSchema(), schema);
  writeFileSync(
    join(migrationsFolder, `${tag}.sql`),
    `${statements.join(BREAK) || '-- The tables are as they were: write the statements here.'}\n`,
  );
  journal.entries.push({ idx, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(journalPath, `${JSON.stringify(journal, null, 2)}\n`);
  return `${tag}.sql`;
}

const { name } = parseArgs({ options: { name: { type: 'string' } } }).values;
const journal = JSON.parse(readFileSync(journalPath, 'utf8')) as Journal;
if (!journal.released) {
  const before = readFileSync(initialPath, 'utf8');
  const after = await renewInitial(before, schema);
  writeFileSync(initialPath, after);
  console.log(
    before === after
      ? '0000_initial.sql is up to date.'
      : '0000_initial.sql is renewed. Data folders of the schema before are refused: delete them.',
  );
  if (name) console.log('There is no release yet, so no second migration was made: --name is for later.');
} else if (name && /^[a-z0-9-]+$/.test(name)) {
  console.log(`Wrote ${await addMigration(journal, name)}. Read it, and add what has to be written by hand.`);
} else {
  console.error('Name the migration, in small letters with hyphens: npm run migration -- --name NAME');
  process.exitCode = 1;
}
