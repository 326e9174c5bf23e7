import { lt } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/index.ts';
import type { Db } from './db.ts';

/** Deletes the answers kept for repeats of requests older than `before`. */
export async function forgetKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
