import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be half a minute off, and typing takes time. */
const NEIGHBOURS = [-1, 0, 1] as const;

export const SECRET_BYTES = 20;

/** The code of one counter (RFC 4226, SHA-1), six digits. */
export function hotp(secret: Uint8Array, counter: number): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(moving).digest();
  const truncated = mac.readUInt32BE(mac[mac.length - 1]! & 15) & 0x7fffffff;
  return String(truncated % 10 ** DIGITS).padStart(DIGITS, '0');
}

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
