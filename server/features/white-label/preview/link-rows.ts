import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { previewLinks } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type LinkRow = typeof previewLinks.$inferSelect;

const opensAt = (now: Date) => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now));

/** Those that still open, the newest first. */
export const listLinks = (db: Db, userId: string, now: Date): Promise<LinkRow[]> =>
  db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.userId, userId), opensAt(now)))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id));

export async function findLinkByToken(db: Db, tokenHash: string, now: Date): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, tokenHash), opensAt(now)));
  return row ?? null;
}

export async function insertLink(db: Db, row: LinkRow): Promise<void> {
  await db.insert(previewLinks).values(row);
}

/** False when the link is not this user's, or closed already. */
export async function revokeLink(db: Db, id: string, userId: string, at: Date): Promise<boolean> {
  const closed = await db
    .update(previewLinks)
    .set({ revokedAt: at })
    .where(and(eq(previewLinks.id, id), eq(previewLinks.userId, userId), isNull(previewLinks.revokedAt)))
    .returning({ id: previewLinks.id });
  return closed.length > 0;
}
