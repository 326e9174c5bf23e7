import { eq, sql } from 'drizzle-orm';
import { installation } from '../../db/schema/index.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';
import type { Logger } from '../../kernel/log.ts';
import { markOfKey } from '../../kernel/secrets/index.ts';
import { OperatorError } from '../operator-error.ts';

const KEY = 'secret_key';

/** Rows that only the key they were written with can read or find again. */
async function countSealed(db: Db): Promise<number> {
  const [row] = await rowsOf<{ sealed: number }>(
    db,
    sql`select ((select count(*) from second_factors) + (select count(*) from billing_settings) + (select count(*) from kept_pauses))::int as sealed`,
  );
  return row?.sealed ?? 0;
}

/** Ties a database to the key that seals its secrets, by a mark that does not give it away. Refuses another key while something is sealed, unless the operator accepts the loss. */
export async function claimSecretKey(db: Db, secretKey: string, acceptsChange: boolean, log: Logger): Promise<void> {
  const mark = markOfKey(secretKey);
  await db.insert(installation).values({ key: KEY, value: { mark }, updatedAt: new Date() }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY));
  if ((row?.value as { mark?: string } | undefined)?.mark === mark) return;
  const sealed = await countSealed(db);
  if (sealed > 0 && !acceptsChange)
    throw new OperatorError(
      `This is not the key that the database was sealed with, and ${sealed} stored secrets (second factors, payment keys, pauses of deleted accounts) open with that one alone. Put the old key back: secret.key from a copy of DATA_DIR, or the old SECRET_KEY. If it is lost, start once with SECRET_KEY_CHANGED=yes: payment keys must then be entered again, and members sign in with a recovery code and set up the second factor again (docs/operations.md, Keys).`,
    );
  await db.update(installation).set({ value: { mark }, updatedAt: new Date() }).where(eq(installation.key, KEY));
  log.warn({ sealed }, 'the database is sealed with another key from now on');
}
