import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extraPath } from '../../../../quant/testing/extra-evidence.ts';

/** Recorded answers of a provider by file name; none where they are not beside the repository. */
export function readSamples(folder: string): Map<string, string> {
  const at = extraPath('samples', folder);
  if (!existsSync(at)) return new Map();
  return new Map(readdirSync(at).map((name) => [name, readFileSync(path.join(at, name), 'utf8')]));
}
