import { LOGO_LIMITS } from '@clearedge/contract/routes/white-label/white-label-terms';
import { isJpeg, readJpeg } from './jpeg.ts';
import { Damaged, type Picture, TooLarge } from './picture.ts';
import { isPng, readPng } from './png.ts';
import { isWebp, readWebp } from './webp.ts';

const READERS = [
  { is: isPng, read: readPng },
  { is: isJpeg, read: readJpeg },
  { is: isWebp, read: readWebp },
] as const;

// An SVG is a document: it can carry scripts and links. No cleaning of it is safe for ever.
const isMarkup = (file: Buffer): boolean => /^\s*</.test(file.toString('utf8', 0, 200));

/** Reads an uploaded file by what it is, whatever it calls itself; or says what is wrong with it. */
export function readPicture(file: Buffer): Picture | { complaint: string } {
  const reader = READERS.find(({ is }) => is(file));
  if (!reader && isMarkup(file)) return { complaint: 'SVG files can carry scripts and are not accepted. Upload the logo as a PNG.' };
  if (!reader) return { complaint: 'Upload a PNG, JPEG or WebP picture.' };
  try {
    return reader.read(file);
  } catch (error) {
    if (error instanceof TooLarge)
      return { complaint: `A logo has at most ${LOGO_LIMITS.width} × ${LOGO_LIMITS.height} pixels; this one has ${error.message}.` };
    if (error instanceof Damaged) return { complaint: `This picture is damaged or more than a picture: ${error.message}.` };
    throw error;
  }
}
