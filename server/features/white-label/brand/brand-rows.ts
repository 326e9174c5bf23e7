import { eq } from 'drizzle-orm';
import { brandedSites, type StoredBrand } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type SiteRow = typeof brandedSites.$inferSelect;

export async function findSite(db: Db, userId: string): Promise<SiteRow | null> {
  const [row] = await db.select().from(brandedSites).where(eq(brandedSites.userId, userId));
  return row ?? null;
}

export async function findSiteBySlug(db: Db, slug: string): Promise<SiteRow | null> {
  const [row] = await db.select().from(brandedSites).where(eq(brandedSites.slug, slug));
  return row ?? null;
}

export async function writeBrand(db: Db, userId: string, brand: StoredBrand, savedAt: Date): Promise<void> {
  await db
    .insert(brandedSites)
    .values({ userId, brand, savedAt })
    .onConflictDoUpdate({ target: brandedSites.userId, set: { brand, savedAt } });
}

/** False when nothing was ever saved. */
export async function writeAddress(db: Db, userId: string, slug: string, isPublished: boolean): Promise<boolean> {
  const written = await db
    .update(brandedSites)
    .set({ slug, isPublished })
    .where(eq(brandedSites.userId, userId))
    .returning({ userId: brandedSites.userId });
  return written.length > 0;
}
