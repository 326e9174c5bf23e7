import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Ctx } from './ctx.ts';

export type Keyed = { config: Pick<Ctx['config'], 'secretKey'> };

/** A key for one purpose: what is sealed for one cannot be opened, or compared, as another. */
export const deriveKey = ({ config }: Keyed, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', config.secretKey, '', `clearedge ${purpose}`, 32));

/** A hash that can only be recomputed here (HMAC-SHA-256, base64url): for finding a text again without keeping it. */
export const keyedHash = (ctx: Keyed, purpose: string, text: string): string =>
  createHmac('sha256', deriveKey(ctx, purpose)).update(text).digest('base64url');

const CHARACTERS = 16;

/** Marks an installation's key without giving it away: equal marks, equal keys. */
export const markOfKey = (secretKey: string): string => keyedHash({ config: { secretKey } }, 'backup', 'which key').slice(0, CHARACTERS);

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret that is stored (AES-256-GCM). `owner` is bound to it: a sealed text moved to another row does not open. */
export function sealText(ctx: Keyed & Pick<Ctx, 'randomBytes'>, purpose: string, owner: string, text: string): string {
  const nonce = ctx.randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(ctx, purpose), nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

/** The text again; null when the installation's key is another one, or the text or its owner was changed. */
export function openSealed(ctx: Keyed, purpose: string, owner: string, sealed: string): string | null {
  const [version, body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(ctx, purpose), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** How every secret token (session, password reset) is stored: only its SHA-256, base64url. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
