import { KEY_CALLS_PER_DAY, KEY_CALLS_PER_MINUTE, KEYS_MOST } from '@clearedge/contract/routes/white-label/white-label-terms';
import { easternDay } from '@clearedge/quant/calendar';
import { type AnyColumn, and, desc, eq, isNull, sql } from 'drizzle-orm';
import { apiKeys, users } from '../../db/schema/index.ts';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { hashToken } from '../../kernel/secrets.ts';
import { isUniqueViolation } from '../../kernel/sql-state.ts';
import { machineNow } from '../accounts/index.ts';

export type KeyRow = typeof apiKeys.$inferSelect;

/** Those that work, the newest first. */
export const listKeys = (db: Db, userId: string): Promise<KeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

async function insertKey(db: Db, row: KeyRow): Promise<void> {
  await db.insert(apiKeys).values(row);
}

/** False when the key is not this user's, or revoked already. */
async function revokeKey(db: Db, id: string, userId: string, at: Date): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}

interface CallTimes {
  /** Product time, for the page. */
  usedAt: Date;
  /** Machine time, for the limit. */
  now: Date;
  windowBeganAfter: Date;
  /** The Eastern day of `now`. */
  dayOn: string;
}

/** Counts one call in one statement, so that calls sent at once to several processes are all counted; null for a key that does not work. */
export async function countCall(db: Db, keyHash: string, { usedAt, now, windowBeganAfter, dayOn }: CallTimes): Promise<KeyRow | null> {
  const isOver = sql`(${apiKeys.windowStartedAt} is null or ${apiKeys.windowStartedAt} <= ${windowBeganAfter.toISOString()}::timestamptz)`;
  const windowCalls = sql`case when ${isOver} then 1 else ${apiKeys.windowCalls} + 1 end`;
  const ofDay = (column: AnyColumn) => sql`case when ${apiKeys.dayOn} = ${dayOn} then ${column} else 0 end`;
  const dayCalls = sql`${ofDay(apiKeys.dayCalls)} + 1`;
  const isRefused = sql`(${dayCalls}) > ${KEY_CALLS_PER_DAY} or (${windowCalls}) > ${KEY_CALLS_PER_MINUTE}`;
  const [row] = await db
    .update(apiKeys)
    .set({
      lastUsedAt: usedAt,
      windowCalls,
      dayCalls,
      dayRefused: sql`${ofDay(apiKeys.dayRefused)} + case when ${isRefused} then 1 else 0 end`,
      dayOn,
      windowStartedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${apiKeys.windowStartedAt} end`,
    })
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt)))
    .returning();
  return row ?? null;
}

const KEY_BYTES = 24;
const PREFIX_CHARACTERS = 9;

const presentKey = ({ id, name, prefix, scopes, createdAt, lastUsedAt, dayOn, dayCalls }: KeyRow, today: string) => ({
  id,
  name,
  prefix,
  scopes,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  callsToday: dayOn === today ? dayCalls : 0,
});

export const listApiKeys: Verb<'GET /api/white-label/keys'> = async (ctx) => {
  const today = easternDay(machineNow(ctx));
  return (await listKeys(ctx.db, requireUser(ctx.actor))).map((row) => presentKey(row, today));
};

const KEYS_SHOWN = 200;

/** Everybody's keys that work and how near each is to its limit: the most used today first. */
export const listKeyUse: Verb<'GET /api/admin/api-keys'> = async (ctx) => {
  const today = easternDay(machineNow(ctx));
  const callsToday = sql`case when ${apiKeys.dayOn} = ${today} then ${apiKeys.dayCalls} else 0 end`;
  const rows = await ctx.db
    .select({ key: apiKeys, owner: users.username })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(isNull(apiKeys.revokedAt))
    .orderBy(desc(callsToday), sql`${apiKeys.lastUsedAt} desc nulls last`, apiKeys.id)
    .limit(KEYS_SHOWN);
  return rows.map(({ key, owner }) => ({ ...presentKey(key, today), owner, refusedToday: key.dayOn === today ? key.dayRefused : 0 }));
};

// The answers that `once` keeps for repeats would keep the key: here the name is what a repeat is known by.
export const createApiKey: Verb<'POST /api/white-label/keys'> = async (ctx, { body: { name, scopes } }) => {
  const userId = requireUser(ctx.actor);
  const key = `ce_${ctx.randomBytes(KEY_BYTES).toString('base64url')}`;
  const row: KeyRow = {
    id: ctx.newId(),
    userId,
    name,
    prefix: key.slice(0, PREFIX_CHARACTERS),
    keyHash: hashToken(key),
    scopes: [...new Set(scopes)].sort(),
    createdAt: ctx.now(),
    lastUsedAt: null,
    revokedAt: null,
    windowStartedAt: null,
    windowCalls: 0,
    dayOn: null,
    dayCalls: 0,
    dayRefused: 0,
  };
  try {
    await ctx.transact(async (tx) => {
      if ((await listKeys(tx.db, userId)).length >= KEYS_MOST)
        throw new DomainError('CONFLICT', `You have ${KEYS_MOST} keys. Revoke one before you make another.`);
      await insertKey(tx.db, row);
      await audit(tx, 'api-key.created', `user:${userId}`, { keyId: row.id, scopes: row.scopes });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'api_keys_name')) throw new DomainError('ALREADY_EXISTS', 'You have a key of this name already.');
    throw error;
  }
  return { ...presentKey(row, ''), key };
};

export const revokeApiKey: Verb<'DELETE /api/white-label/keys/:keyId'> = (ctx, { params: { keyId } }) =>
  ctx.transact(async (tx) => {
    const userId = requireUser(tx.actor);
    if (!(await revokeKey(tx.db, keyId, userId, tx.now()))) throw new DomainError('NOT_FOUND', 'This key could not be found.');
    await audit(tx, 'api-key.revoked', `user:${userId}`, { keyId });
    return { ok: true };
  });
