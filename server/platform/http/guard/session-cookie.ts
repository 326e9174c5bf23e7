// Over plain http a browser drops a Secure cookie everywhere but on localhost, and then nobody on the local network could sign in.
const nameFor = (isSecure: boolean): string => (isSecure ? '__Host-sid' : 'sid');

/** The session token that a Cookie header carries, or null. */
export function readSessionToken(header: string | undefined, isSecure: boolean): string | null {
  if (!header) return null;
  const prefix = `${nameFor(isSecure)}=`;
  for (const part of header.split(';')) {
    const pair = part.trim();
    if (pair.startsWith(prefix)) return pair.slice(prefix.length) || null;
  }
  return null;
}

/** A cookie that scripts may read and that says only that there is a session: without it a page need not ask who is signed in. */
export const HINT_COOKIE = 'signed-in';

/** The Set-Cookie values that store a session token for so many seconds; null ends the session in the browser. */
export function sessionCookies(token: string | null, maxAgeSeconds: number, isSecure: boolean): string[] {
  const age = token === null ? 0 : Math.max(0, Math.floor(maxAgeSeconds));
  const rest = `Path=/; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`;
  return [`${nameFor(isSecure)}=${token ?? ''}; HttpOnly; ${rest}`, `${HINT_COOKIE}=${token === null ? '' : '1'}; ${rest}`];
}
