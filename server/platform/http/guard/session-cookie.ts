// Over plain http a browser drops a Secure cookie everywhere but on localhost, and then no one on the local network could sign in.
const nameFor = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
const SESSION = 'sid';
const DEVICE = 'did';
const DEVICE_SECONDS = 365 * 86_400;
const DEVICE_TOKEN = /^[\w-]{43}$/;

/** The session token that a Cookie header carries, or null. */
export const readSessionToken = (header: string | undefined, isSecure: boolean): string | null =>
  readCookie(header, nameFor(SESSION, isSecure));

/** What a Cookie header says of the browser's earlier sign-ins, or null. */
export function readDeviceToken(header: string | undefined, isSecure: boolean): string | null {
  const token = readCookie(header, nameFor(DEVICE, isSecure));
  return token !== null && DEVICE_TOKEN.test(token) ? token : null;
}

/** The Set-Cookie value by which a browser is known again after signing out. */
export const deviceCookie = (token: string, isSecure: boolean): string =>
  `${nameFor(DEVICE, isSecure)}=${token}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${DEVICE_SECONDS}${isSecure ? '; Secure' : ''}`;

function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null;
  const prefix = `${name}=`;
  for (const part of header.split(';')) {
    const pair = part.trim();
    if (pair.startsWith(prefix)) return pair.slice(prefix.length) || null;
  }
  return null;
}

/** A cookie that scripts may read and that says only that there is a session: without it a page need not ask who is signed in. */
export const HINT_COOKIE = 'signed-in';

/** The Set-Cookie values that store a token for so many seconds; null ends the session in the browser. Of half a sign-in no page is told that there is a session. */
export function sessionCookies(token: string | null, maxAgeSeconds: number, isSecure: boolean, isHalf = false): string[] {
  const age = token === null ? 0 : Math.max(0, Math.floor(maxAgeSeconds));
  const rest = (seconds: number): string => `Path=/; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;
  const hint = token === null || isHalf ? `${HINT_COOKIE}=; ${rest(0)}` : `${HINT_COOKIE}=1; ${rest(age)}`;
  return [`${nameFor(SESSION, isSecure)}=${token ?? ''}; HttpOnly; ${rest(age)}`, hint];
}
