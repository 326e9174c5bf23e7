import { readdirSync, readFileSync } from 'node:fs';
import { inRepository } from '../lib/repository.mjs';

const LEFT_OUT = /\.test\.ts$|(^|\/)(testing|constants)\/|(^|\/)(fitted|constants)\.ts$/;

/** Every `every`-th line of a folder's files, counted through all of them, as the ranges that Stryker takes. Changes across lines are left out. */
export function sampleLines(folder, every) {
  let line = 0;
  return readdirSync(inRepository(folder), { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !LEFT_OUT.test(path))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((path) =>
      readFileSync(inRepository(folder, path), 'utf8')
        .split('\n')
        .map((_, at) => ({ path, at: at + 1 })),
    )
    .filter(() => line++ % every === 0)
    .map(({ path, at }) => `${folder}/${path}:${at}-${at}`);
}
