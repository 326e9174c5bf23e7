import { KEY_CALLS_PER_DAY, KEY_CALLS_PER_MINUTE, type KEY_SCOPES } from '@clearedge/contract/routes/white-label/white-label-terms';
import { easternDay, easternInstant, MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { machineNow } from '../../accounts/index.ts';
import { countCall, type KeyRow } from '../api-keys.ts';
import { findSite, isTenant } from '../brand.ts';

export type Scope = (typeof KEY_SCOPES)[number];

const KEY = /^ce_[\w-]{32}$/;

const secondsUntil = (end: number, now: Date): number => Math.max(1, Math.ceil((end - now.getTime()) / 1000));

const tooMany = (message: string, retryAfterSeconds: number): DomainError =>
  new DomainError('RATE_LIMITED', message, { retryAfterSeconds });

/** Counts one call, tells the caller what the day has left, and refuses what is above the minute's or the day's limit. Refused calls count, too. */
async function countOne(ctx: Ctx, key: string): Promise<KeyRow> {
  // The demo clock may be moved ahead; a minute or a day of the limit is one of the caller's.
  const now = machineNow(ctx);
  const dayOn = easternDay(now);
  const windowBeganAfter = new Date(now.getTime() - MINUTE_MS);
  const row = await countCall(ctx.db, hashToken(key), { usedAt: ctx.now(), now, windowBeganAfter, dayOn });
  if (!row) throw new DomainError('UNAUTHENTICATED', 'This API key is not known or was revoked.');
  const resetSeconds = secondsUntil(easternInstant(shiftDay(dayOn, 1)).getTime(), now);
  ctx.request?.tellQuota({ limit: KEY_CALLS_PER_DAY, remaining: Math.max(0, KEY_CALLS_PER_DAY - row.dayCalls), resetSeconds });
  if (row.dayCalls > KEY_CALLS_PER_DAY)
    throw tooMany(`A key may be used ${KEY_CALLS_PER_DAY} times a day. The next day begins at midnight ET.`, resetSeconds);
  if (row.windowCalls <= KEY_CALLS_PER_MINUTE) return row;
  const endsAt = (row.windowStartedAt ?? now).getTime() + MINUTE_MS;
  throw tooMany(`A key may be used ${KEY_CALLS_PER_MINUTE} times a minute. Please wait a moment.`, secondsUntil(endsAt, now));
}

/** Refuses a call whose key lacks what it asks for. */
function checkScope({ scopes }: Pick<KeyRow, 'scopes'>, scope: Scope): void {
  if (!scopes.includes(scope)) throw new DomainError('FORBIDDEN', `This key lacks the scope ${scope}.`);
}

/** Refuses a call whose key is missing or revoked (401), belongs to a plan that has ended or is switched off (403), or is used too often (429). */
export async function admitAnyKey(ctx: Ctx): Promise<KeyRow> {
  const key = ctx.request?.bearer ?? '';
  if (!KEY.test(key)) throw new DomainError('UNAUTHENTICATED', 'Send an API key: Authorization: Bearer ce_…');
  const row = await countOne(ctx, key);
  if (!(await isTenant(ctx, row.userId))) throw new DomainError('FORBIDDEN', "The plan of this key's owner does not include the API.");
  if (!(await findSite(ctx.db, row.userId))?.brand.features.apiAccess)
    throw new DomainError('FORBIDDEN', 'API access is switched off on the White Label page.');
  return row;
}

/** The same for a call that needs a scope, which is refused without it (403). */
export async function admitKey(ctx: Ctx, scope: Scope): Promise<void> {
  checkScope(await admitAnyKey(ctx), scope);
}
