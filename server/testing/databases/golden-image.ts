import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrationsFolder, repositoryRoot } from '../../platform/place.ts';
import { pgliteOptions } from './pglite-options.ts';
import { embeddedDatabase, migrateEmbedded } from './single-session.ts';

const folder = join(repositoryRoot, '.tmp', 'golden');

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

async function paint(path: string): Promise<void> {
  const engine = await PGlite.create(pgliteOptions());
  const database = embeddedDatabase(engine);
  await migrateEmbedded(database, migrationsFolder);
  const dump = await engine.dumpDataDir('none');
  await database.close();
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
}

/** A freshly migrated embedded database as a file; made once per state of the migrations, loaded in half a second. */
export async function goldenImage(): Promise<Blob> {
  const path = join(folder, `${migrationsHash()}.tar`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    await paint(path);
  }
  return new Blob([readFileSync(path)]);
}
