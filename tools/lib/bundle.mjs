import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.mjs';

/** Packages stay where npm put them; our own workspaces and files go into the bundle. */
const isPackage = (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@clearedge/') && !/^[A-Za-z]:/.test(id);

/** A program with one character beyond Latin-1 is kept in memory at two bytes for each of its characters, by every thread that runs it. */
const inLatin1 = {
  name: 'in-latin-1',
  generateBundle: (_options, files) => {
    for (const chunk of Object.values(files).filter(({ type }) => type === 'chunk'))
      chunk.code = chunk.code.replace(/[^\0-\xff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  },
};

/** Bundles TypeScript entries (name -> file) into a folder, which holds nothing else if `isWhole`. A reader never meets half a file. */
export async function bundle(entries, folder, { isWhole = false } = {}) {
  const { rolldown } = await import('rolldown');
  const draft = join(repository, '.tmp', `bundle-${process.pid}-${Date.now()}`);
  const build = await rolldown({
    cwd: repository,
    input: entries,
    platform: 'node',
    external: isPackage,
    logLevel: 'warn',
    plugins: [inLatin1],
  });
  await build.write({ dir: draft, format: 'esm', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' });
  await build.close();
  mkdirSync(folder, { recursive: true });
  const written = readdirSync(draft);
  for (const name of written) renameSync(join(draft, name), join(folder, name));
  for (const item of isWhole ? readdirSync(folder, { withFileTypes: true }) : []) {
    if (item.isFile() && !written.includes(item.name)) rmSync(join(folder, item.name));
  }
  rmSync(draft, { recursive: true });
}

const THREADS = {
  'source-thread': 'server/app/source-thread.ts',
  'simulation-thread': 'server/app/simulation-thread.ts',
  'draw-thread': 'server/platform/http/pages/draw-thread.ts',
};
const ROLES = {
  all: 'server/main/all.ts',
  web: 'server/main/web.ts',
  worker: 'server/main/worker.ts',
  migrate: 'server/main/migrate.ts',
  backup: 'server/main/cli/operations/backup.ts',
  doctor: 'server/main/cli/operations/doctor.ts',
  restore: 'server/main/cli/operations/restore.ts',
  'move-to-postgres': 'server/main/cli/operations/move-to-postgres.ts',
};
export const serverDist = join(repository, 'server', 'dist');

export async function buildServer() {
  await bundle({ ...ROLES, ...THREADS }, serverDist, { isWhole: true });
}

/** What runs on threads of its own, for programs that run from the sources. */
export const buildThreads = (names = Object.keys(THREADS)) =>
  bundle(Object.fromEntries(names.map((name) => [name, THREADS[name]])), join(repository, '.tmp', 'threads'));
