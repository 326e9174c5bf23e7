import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Ctx } from './ctx.ts';
import { rowsOf } from './db.ts';
import { DomainError } from './domain-error.ts';

const KEY_MAX = 255;

const stable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, stable(inner)]),
  );
};
const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(stable(body)))
    .digest('base64url');

/**
 * Runs `work` once per user, scope and Idempotency-Key; a repeat with the same body gets the first answer, with another body a refusal.
 * Call it inside the transaction that writes: the key and the effect commit together. Without a key, `work` simply runs.
 */
export async function once<T>(tx: Ctx, userId: string, scope: string, body: unknown, work: () => Promise<T>): Promise<T> {
  const key = tx.request?.idempotencyKey;
  if (key === undefined) return work();
  if (key.length === 0 || key.length > KEY_MAX)
    throw new DomainError('INVALID_INPUT', `An Idempotency-Key has 1 to ${KEY_MAX} characters.`, {
      issues: [{ path: 'Idempotency-Key', message: `1 to ${KEY_MAX} characters` }],
    });
  const bodyHash = hashOf(body);
  const claimed = await rowsOf(
    tx.db,
    sql`insert into idempotency_keys (user_id, scope, key, body_hash, created_at)
      values (${userId}, ${scope}, ${key}, ${bodyHash}, ${tx.now().toISOString()}) on conflict do nothing returning 1`,
  );
  if (claimed.length > 0) {
    const response = await work();
    // As text: jsonb would order the fields anew, and a retry is to get the very bytes of the first answer.
    const stored = JSON.stringify({ text: JSON.stringify(response) });
    await tx.db.execute(
      sql`update idempotency_keys set response = ${stored}::jsonb where user_id = ${userId} and scope = ${scope} and key = ${key}`,
    );
    return response;
  }
  const [first] = await rowsOf<{ bodyHash: string; text: string }>(
    tx.db,
    sql`select body_hash as "bodyHash", response->>'text' as text from idempotency_keys where user_id = ${userId} and scope = ${scope} and key = ${key}`,
  );
  if (!first || first.bodyHash !== bodyHash)
    throw new DomainError('IDEMPOTENCY_CONFLICT', 'This request was already sent with different content. Please try again.');
  return JSON.parse(first.text) as T;
}
