export type Headers = Readonly<Record<string, string>>;

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const TWO_YEARS = 63_072_000;
const BELOW = '; includeSubDomains';
export const HSTS = 'strict-transport-security';
/** On a tenant's own host: what is below it is not ours to promise for. */
export const onOneHost = (hsts: string): string => hsts.replace(BELOW, '');

/** What every answer carries, errors and files included. HSTS only where the product is reached by TLS. */
export const commonHeaders = (isTls: boolean): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(isTls ? { [HSTS]: `max-age=${TWO_YEARS}${BELOW}` } : {}),
});

/** Data is not a page: nothing in it may load, run or be framed. */
const DATA_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The strictest of all, for bytes that came from someone else. */
export const IMAGE_CSP = "default-src 'none'; sandbox";

/** Files of the web app run nothing by themselves. */
export const FILE_CSP = "default-src 'none'";

/** The worker that reads screenshots compiles WebAssembly and loads its engine and data from here. */
export const PICTURE_WORKER_CSP = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The service worker asks for pages and files, here alone. */
export const SERVICE_WORKER_CSP = "default-src 'none'; connect-src 'self'";

export const dataHeaders = (isTls: boolean): Headers => ({ ...commonHeaders(isTls), 'content-security-policy': DATA_CSP });

/** Answers made for one caller: kept by no one. */
export const personalHeaders = (isTls: boolean): Headers => ({ ...dataHeaders(isTls), 'cache-control': 'no-store' });

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` 'sha256-${hash}'`).join('');

/** The policy of a page; inline scripts and style sheets are allowed by their hashes alone. */
export const pageCsp = (scriptHashes: readonly string[], styleHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
