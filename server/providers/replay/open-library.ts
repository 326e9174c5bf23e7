import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSamples } from './content/read-samples.ts';
import type { Library } from './library.ts';
import { readRecording } from './recording/read-recording.ts';
import { INDEX_FILE } from './recording/recorded.ts';

/** Opens a recording, or a folder of answers that somebody saved; throws where neither is there. */
export async function openLibrary(dir: string): Promise<Library> {
  if (!existsSync(dir)) throw new Error(`There is no folder ${dir}.`);
  const library = await (existsSync(join(dir, INDEX_FILE)) ? readRecording(dir) : readSamples(dir));
  if (library.places.length === 0) throw new Error(`Nothing in ${dir} is an answer of a provider.`);
  return library;
}
