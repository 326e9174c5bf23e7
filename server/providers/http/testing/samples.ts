import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../../../shared/samples');

/** Recorded answers of a provider by file name; none, and a message, where the folder is absent. */
export function readSamples(folder: string): Map<string, string> {
  const at = path.join(FOLDER, folder);
  if (!existsSync(at)) {
    console.warn(`Skipped: no recorded answers in ${at}`);
    return new Map();
  }
  return new Map(readdirSync(at).map((name) => [name, readFileSync(path.join(at, name), 'utf8')]));
}
