import { eq } from 'drizzle-orm';
import { brandLogos } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type LogoRow = typeof brandLogos.$inferSelect;
export type LogoFacts = Omit<LogoRow, 'content'>;

const facts = {
  userId: brandLogos.userId,
  id: brandLogos.id,
  type: brandLogos.type,
  width: brandLogos.width,
  height: brandLogos.height,
  bytes: brandLogos.bytes,
  uploadedAt: brandLogos.uploadedAt,
};

/** What is known of a tenant's logo, without the picture itself. */
export async function findLogoOf(db: Db, userId: string): Promise<LogoFacts | null> {
  const [row] = await db.select(facts).from(brandLogos).where(eq(brandLogos.userId, userId));
  return row ?? null;
}

export async function findLogo(db: Db, id: string): Promise<LogoRow | null> {
  const [row] = await db.select().from(brandLogos).where(eq(brandLogos.id, id));
  return row ?? null;
}

export async function writeLogo(db: Db, row: LogoRow): Promise<void> {
  const { userId: _owner, ...set } = row;
  await db.insert(brandLogos).values(row).onConflictDoUpdate({ target: brandLogos.userId, set });
}

export async function removeLogo(db: Db, userId: string): Promise<void> {
  await db.delete(brandLogos).where(eq(brandLogos.userId, userId));
}
