const WIDTH_WANTED = 1200;
const MOST_ENLARGED = 3;
const MOST_PIXELS = 16_000_000;
const DARK = 110;

/** The mean brightness of a picture's pixels, 0..255, from every sixteenth of them. */
export function brightnessOf(pixels: Uint8ClampedArray): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < pixels.length; at += 64) {
    sum += 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;
    count += 1;
  }
  return count === 0 ? 255 : sum / count;
}

/** How much a picture is enlarged: small letters read badly, and a device's memory has an end. */
export function scaleOf(width: number, height: number): number {
  const wanted = Math.min(MOST_ENLARGED, Math.max(1, WIDTH_WANTED / width));
  return Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** A picture with dark letters on a light ground, large enough to read: most slips are dark. Rejects for a file that is no picture. */
export async function preparePicture(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file);
  const scale = scaleOf(image.width, image.height);
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.filter = 'grayscale(1)';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const drawn = context.getImageData(0, 0, canvas.width, canvas.height);
  if (brightnessOf(drawn.data) < DARK) {
    for (let at = 0; at < drawn.data.length; at += 1) if (at % 4 !== 3) drawn.data[at] = 255 - drawn.data[at]!;
    context.putImageData(drawn, 0, 0);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}
