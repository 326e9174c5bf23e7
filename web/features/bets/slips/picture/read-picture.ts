import languageUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import { createWorker, type Worker } from 'tesseract.js';
import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import { preparePicture } from './prepare-picture.ts';

export interface PictureProgress {
  /** True while the reader itself is being loaded. */
  isLoading: boolean;
  /** 0..1 */
  share: number;
}

/** Everything comes from our own origin, and only when the first picture is read; nothing is kept in the browser's storage. */
const openReader = (onProgress: (progress: PictureProgress) => void): Promise<Worker> =>
  createWorker('eng', 1, {
    workerPath: workerUrl,
    corePath: coreUrl,
    langPath: languageUrl.replace('/eng.traineddata', ''),
    // The name has no .gz; the data is unpacked by its first bytes all the same.
    gzip: false,
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => onProgress({ isLoading: status !== 'recognizing text', share: progress }),
    errorHandler: () => undefined,
  });

/** The text of a picture, read on this device: it is sent nowhere. Rejects for a file that is no picture. */
export async function readPicture(file: Blob, onProgress: (progress: PictureProgress) => void): Promise<string> {
  onProgress({ isLoading: true, share: 0 });
  const picture = await preparePicture(file);
  const reader = await openReader(onProgress);
  try {
    const { data } = await reader.recognize(picture);
    return data.text;
  } finally {
    await reader.terminate();
  }
}
