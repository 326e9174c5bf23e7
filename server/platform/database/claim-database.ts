import { eq } from 'drizzle-orm';
import { installation } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

const KEY = 'data_source';

/** Ties a database to one source of games for good: simulated and real results must never stand side by side. Throws when it holds another's. */
export async function claimDatabase(db: Db, source: string): Promise<void> {
  await db.insert(installation).values({ key: KEY, value: { source }, updatedAt: new Date() }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY));
  const held = (row?.value as { source?: string } | undefined)?.source;
  if (held !== source)
    throw new Error(
      `This database holds the games of "${held}", not of "${source}". Set DATABASE_URL to another database, or DATA_SOURCE back.`,
    );
}
