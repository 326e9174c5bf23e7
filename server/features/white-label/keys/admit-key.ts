import { KEY_CALLS_PER_MINUTE, type KEY_SCOPES } from '@clearedge/contract/routes/white-label/white-label-terms';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashToken } from '../../../kernel/secrets/index.ts';
import { machineNow } from '../../accounts/index.ts';
import { findSite } from '../brand/brand-rows.ts';
import { isTenant } from '../brand/tenant.ts';
import { countCall, type KeyRow } from './key-rows.ts';

export type Scope = (typeof KEY_SCOPES)[number];

const WINDOW_MS = 60_000;
const KEY = /^ce_[\w-]{32}$/;

async function countOne(ctx: Ctx, key: string): Promise<KeyRow> {
  // The demo clock may be moved ahead; a minute of the limit is a minute of the caller's.
  const now = machineNow(ctx);
  const times = { usedAt: ctx.now(), now, windowBeganAfter: new Date(now.getTime() - WINDOW_MS) };
  const row = await countCall(ctx.db, hashToken(key), times);
  if (!row) throw new Refusal('UNAUTHENTICATED', 'This API key is not known or was revoked.');
  if (row.windowCalls <= KEY_CALLS_PER_MINUTE) return row;
  const endsAt = (row.windowStartedAt ?? now).getTime() + WINDOW_MS;
  throw new Refusal('RATE_LIMITED', `A key may be used ${KEY_CALLS_PER_MINUTE} times a minute. Please wait a moment.`, {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  });
}

/** Refuses a call whose key is missing or revoked (401), may not read this, belongs to a plan that has ended or is switched off (403), or is used too often (429). */
export async function admitKey(ctx: Ctx, scope: Scope): Promise<void> {
  const key = ctx.request?.bearer ?? '';
  if (!KEY.test(key)) throw new Refusal('UNAUTHENTICATED', 'Send an API key: Authorization: Bearer ce_…');
  const row = await countOne(ctx, key);
  if (!row.scopes.includes(scope)) throw new Refusal('FORBIDDEN', `This key lacks the scope ${scope}.`);
  if (!(await isTenant(ctx, row.userId))) throw new Refusal('FORBIDDEN', "The plan of this key's owner does not include the API.");
  if (!(await findSite(ctx.db, row.userId))?.brand.features.apiAccess)
    throw new Refusal('FORBIDDEN', 'API access is switched off on the White Label page.');
}
