import { timingSafeEqual } from 'node:crypto';
import { HOTP, Secret } from 'otpauth';

const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be half a minute off, and typing takes time. */
const NEIGHBOURS = [-1, 0, 1] as const;

export const SECRET_BYTES = 20;

/** A secret as the library takes it, apart from the pool that Node's buffers share. */
const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** Base32 without padding (RFC 4648), the form in which authenticator apps take a secret. */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32;

/** The code of one counter (RFC 4226, SHA-1), six digits. */
export const hotp = (secret: Uint8Array, counter: number): string =>
  HOTP.generate({ secret: secretOf(secret), counter, digits: DIGITS, algorithm: 'SHA1' });

/** The time step of an instant (RFC 6238): half minutes since 1970. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/** The time step, near now and later than `lastStep`, whose code this is; null when there is none. Takes as long either way. */
export function findStep(secret: Uint8Array, code: string, now: Date, lastStep: number): number | null {
  const isCode = /^\d{6}$/.test(code);
  const given = Buffer.from(isCode ? code : ' '.repeat(DIGITS));
  let found: number | null = null;
  for (const neighbour of NEIGHBOURS) {
    const step = stepAt(now) + neighbour;
    const isRight = timingSafeEqual(Buffer.from(hotp(secret, Math.max(0, step))), given);
    if (isRight && step > lastStep) found = step;
  }
  return found;
}

/** What the picture for the app says: whose account where, and the secret. */
export function otpauthUri(secret: string, email: string): string {
  const label = `ClearEdge:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=ClearEdge&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`;
}
