import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures, encodeSmall, type Picture, readPicture, writePicture } from '../../../tools/pages/pictures/pictures.ts';
import { root } from '../start-server.ts';

const STORED = import.meta.dirname;
const FAILED = join(root, '.tmp', 'pictures');
const isWriting = process.env.PICTURES === 'write';

/** What differs from the picture that is kept, in words, with the pictures to look at beside it; null if nothing does. */
export function compareWithStored(name: string, actual: Picture): string | null {
  const path = join(STORED, `${name}.png`);
  if (isWriting) writeFileSync(path, encodeSmall(actual));
  if (!existsSync(path)) return `${name}: no picture is kept; PICTURES=write keeps this one`;
  const expected = readPicture(readFileSync(path));
  const { isSame, verdict, difference } = comparePictures(expected, actual);
  if (isSame) return null;
  mkdirSync(FAILED, { recursive: true });
  for (const [what, picture] of Object.entries({ expected, actual, difference }))
    writeFileSync(join(FAILED, `${name}.${what}.png`), writePicture(picture));
  return `${name}: ${verdict}; see .tmp/pictures/${name}.{expected,actual,difference}.png`;
}
