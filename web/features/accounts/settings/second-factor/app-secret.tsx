import { encode } from 'uqr';
import { buttonClass } from '../../../../ui/controls/button.tsx';

/** One dark module after another as squares of a path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

// Black on white in both themes: many scanners do not read it the other way round.
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label="QR code for the app">
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

/** The secret as a picture, as a link for an app on this device, and to type. */
export function AppSecret({ secret, otpauthUri }: { secret: string; otpauthUri: string }) {
  return (
    <>
      <p>Scan this with an authenticator app on your phone.</p>
      <QrCode text={otpauthUri} />
      <div className="form-acts">
        <a className={buttonClass()} href={otpauthUri}>
          Open an app on this device
        </a>
      </div>
      <div className="form-row">
        <span className="lbl">Or type this key into it</span>
        <span className="code key">{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </div>
    </>
  );
}
