import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

function findServerRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** The server's folder, the same from the sources and from the bundle in `dist`. */
export const serverRoot = findServerRoot();
export const repositoryRoot = dirname(serverRoot);
export const migrationsFolder = join(serverRoot, 'db', 'migrations');
export const webDist = join(repositoryRoot, 'web', 'dist');

/** The bundle of a program that runs on a thread or as a child of its own: Node 20 reads no TypeScript there. */
export function bundledEntry(name: string): URL {
  const beside = join(dirname(fileURLToPath(import.meta.url)), `${name}.js`);
  return pathToFileURL(existsSync(beside) ? beside : join(repositoryRoot, '.tmp', 'threads', `${name}.js`));
}
