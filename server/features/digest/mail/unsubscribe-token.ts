import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../kernel/ctx.ts';
import { keyedHash } from '../../../kernel/secrets.ts';

const PURPOSE = 'digest unsubscribe';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Opens one thing, ending this account's daily mail, and does so for ever: an old mail's link must work. */
export const unsubscribeToken = (ctx: Pick<Ctx, 'config'>, userId: string): string => `${userId}.${keyedHash(ctx, PURPOSE, userId)}`;

/** Whose link it is; null when it was not made here. */
export function readToken(ctx: Pick<Ctx, 'config'>, token: string): string | null {
  const [userId = ''] = token.split('.');
  if (!UUID.test(userId)) return null;
  const [given, made] = [Buffer.from(token), Buffer.from(unsubscribeToken(ctx, userId))];
  return given.length === made.length && timingSafeEqual(given, made) ? userId : null;
}
