import { PNG } from 'pngjs';

/** Red, green, blue and opacity of every pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

export const blank = (width: number, height: number): Picture => ({ width, height, data: new Uint8Array(width * height * 4) });

export const readPicture = (png: Buffer): Picture => PNG.sync.read(png);

export function writePicture({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return PNG.sync.write(png);
}

/** The mean of each square of `by` pixels; what is left over at the right and the bottom is dropped. */
export function shrink({ width, height, data }: Picture, by: number): Picture {
  const small = blank(Math.floor(width / by), Math.floor(height / by));
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) small.data.set(meanOf(data, width, x * by, y * by, by), (y * small.width + x) * 4);
  return small;
}

function meanOf(data: Uint8Array, width: number, left: number, top: number, by: number): number[] {
  const sum = [0, 0, 0];
  for (let y = top; y < top + by; y++)
    for (let x = left; x < left + by; x++) for (let at = 0; at < 3; at++) sum[at]! += data[(y * width + x) * 4 + at]!;
  return [...sum.map((of) => Math.round(of / (by * by))), 255];
}
