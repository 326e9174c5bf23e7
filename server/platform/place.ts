import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

function findRepositoryRoot(): string {
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'server', 'db', 'migrations'))) return folder;
  }
  throw new Error(`no ClearEdge installation around ${here}`);
}

/** Found by search, so that it holds for the sources and for a bundle. */
export const repositoryRoot = findRepositoryRoot();
export const migrationsFolder = join(repositoryRoot, 'server', 'db', 'migrations');
export const webDist = join(repositoryRoot, 'web', 'dist');

/** The bundle of a program that runs on a thread or as a child of its own: Node 20 reads no TypeScript there. */
export function bundledEntry(name: string): URL {
  const beside = join(here, `${name}.js`);
  return pathToFileURL(existsSync(beside) ? beside : join(repositoryRoot, '.tmp', 'threads', `${name}.js`));
}
