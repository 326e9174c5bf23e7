import { Image } from 'lucide-react';
import { useState } from 'react';
import type { PictureProgress } from './read-picture.ts';

const MAX_BYTES = 20_000_000;

interface PicturePickProps {
  onText: (text: string) => void;
  onRefuse: (message: string) => void;
}

const percent = ({ share }: PictureProgress): string => `${Math.round(share * 100)}%`;

/** A screenshot of a slip, read on this device by a reader that is loaded now. */
export function PicturePick({ onText, onRefuse }: PicturePickProps) {
  const [progress, setProgress] = useState<PictureProgress | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file || progress) return;
    onRefuse('');
    if (file.size > MAX_BYTES) return onRefuse('At most 20 MB a picture.');
    setProgress({ isLoading: true, share: 0 });
    try {
      const { readPicture } = await import('./read-picture.ts');
      const text = (await readPicture(file, setProgress)).trim();
      if (text === '') onRefuse('We found no text in this picture. Crop it to the slip, or paste the text.');
      else onText(text);
    } catch {
      onRefuse('This picture can’t be read. Use a PNG or JPEG screenshot, or paste the text.');
    }
    setProgress(null);
  };
  return (
    <div className="csv-drop">
      <Image />
      {progress ? (
        <span role="status">
          <b>{progress.isLoading ? 'Loading the reader...' : `Reading the picture: ${percent(progress)}`}</b>
          <br />
          <progress value={progress.isLoading ? undefined : progress.share} max={1} aria-label="Picture read" />
        </span>
      ) : (
        <span>
          <b>Choose a screenshot of a slip</b>
          <br />
          <span className="muted">or drop it here. It is read on this device and not uploaded.</span>
        </span>
      )}
      <input
        type="file"
        accept="image/*"
        aria-label="Screenshot of a slip"
        disabled={progress !== null}
        onChange={(event) => {
          const { files } = event.target;
          void read(files?.[0]).finally(() => {
            event.target.value = '';
          });
        }}
      />
    </div>
  );
}
