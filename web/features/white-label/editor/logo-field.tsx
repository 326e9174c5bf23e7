import { LOGO_LIMITS, LOGO_TYPES } from '@clearedge/contract/routes/white-label/white-label-terms';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDeleteLogo, useUploadLogo, type WhiteLabel } from '../white-label.queries.ts';

/** A file's bytes in base64. */
async function readAsBase64(file: File): Promise<string> {
  let text = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}

const KB = 1024;
const TOO_LARGE = `A logo has at most ${LOGO_LIMITS.bytes / KB} kB.`;

/** The logo: uploaded and taken away at once, without the Save button. */
export function LogoField({ logo }: Pick<WhiteLabel, 'logo'>) {
  const id = useId();
  const [complaint, setComplaint] = useState<string>();
  const upload = useUploadLogo();
  const remove = useDeleteLogo();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setComplaint(file.size > LOGO_LIMITS.bytes ? TOO_LARGE : undefined);
    if (file.size <= LOGO_LIMITS.bytes) upload.mutate(await readAsBase64(file));
  };
  return (
    <div className="form-row">
      <label htmlFor={id}>Logo</label>
      <div className="wl-logo">
        {logo ? <img src={logo.address} alt="Your logo" /> : <span className="muted">No logo: your company name is shown.</span>}
        <span className="grow" />
        <label className="btn" htmlFor={id} aria-hidden="true">
          <Upload /> {upload.isPending ? 'Uploading...' : 'Upload'}
        </label>
        <input
          id={id}
          type="file"
          className="wl-file"
          accept={LOGO_TYPES.join(',')}
          aria-describedby={`${id}-h`}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {logo ? (
          <Button onClick={() => remove.mutate(null)} disabled={remove.isPending}>
            Remove
          </Button>
        ) : null}
      </div>
      <span className="hint" id={`${id}-h`}>
        Recommended: 200x60 PNG. JPEG and WebP work too, at most {LOGO_LIMITS.bytes / KB} kB and {formatCount(LOGO_LIMITS.width)} ×{' '}
        {formatCount(LOGO_LIMITS.height)} px. SVG is not accepted: it can carry scripts.
        {logo ? ` Now: ${logo.width} × ${logo.height} px, ${Math.ceil(logo.bytes / KB)} kB.` : ''}
      </span>
      {complaint ? (
        <span className="err" role="alert">
          {complaint}
        </span>
      ) : null}
    </div>
  );
}
