import { createHmac } from 'node:crypto';
import { deriveKey, type Keyed } from './derive-key.ts';

/** A hash that can only be recomputed here (HMAC-SHA-256, base64url): for finding a text again without keeping it. */
export const keyedHash = (ctx: Keyed, purpose: string, text: string): string =>
  createHmac('sha256', deriveKey(ctx, purpose)).update(text).digest('base64url');

const CHARACTERS = 16;

/** Marks an installation's key without giving it away: equal marks, equal keys. */
export const markOfKey = (secretKey: string): string => keyedHash({ config: { secretKey } }, 'backup', 'which key').slice(0, CHARACTERS);
