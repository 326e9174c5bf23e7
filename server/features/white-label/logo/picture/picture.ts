import { LOGO_LIMITS, type LOGO_TYPES } from '@clearedge/contract/routes/white-label/white-label-terms';

export interface Picture {
  type: (typeof LOGO_TYPES)[number];
  width: number;
  height: number;
  /** The file without what is no picture in it: comments, places, programs behind its end. */
  bytes: Buffer;
}

/** A file that says that it is a picture and is none. */
export class Damaged extends Error {}

/** Whether a browser may be asked to unfold a picture of this size. */
export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw new Damaged('no size');
  if (width > LOGO_LIMITS.width || height > LOGO_LIMITS.height) throw new TooLarge(`${width} × ${height}`);
}

/** A picture of more pixels than a logo may have. */
export class TooLarge extends Error {}

/** The bytes from one place to another, all of which must be there. */
export function slice(file: Buffer, from: number, to: number): Buffer {
  if (to > file.length || from > to) throw new Damaged('it ends too early');
  return file.subarray(from, to);
}
