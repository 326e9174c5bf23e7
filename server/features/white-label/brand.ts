import type { Contract } from '@clearedge/contract';
import { can } from '@clearedge/contract/entitlements';
import type { CallResult } from '@clearedge/contract/route';
import { DEFAULT_BRAND } from '@clearedge/contract/routes/white-label/white-label-terms';
import { eq, sql } from 'drizzle-orm';
import { brandedSites, type StoredBrand } from '../../db/schema/index.ts';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { findUser } from '../accounts/index.ts';
import { findLogoOf, type LogoFacts } from './logo/logo-rows.ts';
import { type LinkRow, listLinks } from './preview/link-rows.ts';

type SiteRow = typeof brandedSites.$inferSelect;

export async function findSite(db: Db, userId: string): Promise<SiteRow | null> {
  const [row] = await db.select().from(brandedSites).where(eq(brandedSites.userId, userId));
  return row ?? null;
}

export async function findSiteBySlug(db: Db, slug: string): Promise<SiteRow | null> {
  const [row] = await db.select().from(brandedSites).where(eq(brandedSites.slug, slug));
  return row ?? null;
}

/** The slugs of published sites by their own host names. */
export async function listSiteHosts(db: Db): Promise<ReadonlyMap<string, string>> {
  const domain = sql<string>`${brandedSites.brand} #>> '{branding,domain}'`;
  const rows = await db.select({ domain, slug: brandedSites.slug }).from(brandedSites).where(eq(brandedSites.isPublished, true));
  return new Map(rows.flatMap((row) => (row.slug !== null && row.domain !== '' ? [[row.domain, row.slug] as const] : [])));
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

type BrandedSite = CallResult<Contract['GET /api/white-label/sites/:slug']>;

const logoAddress = (logo: Pick<LogoFacts, 'id'>): string => `/api/white-label/logos/${logo.id}`;

/** Whether a tenant's plan still includes it; what is saved stays, and works again when the plan does. */
export async function isTenant(ctx: Ctx, userId: string): Promise<boolean> {
  const user = await findUser(ctx, userId);
  return user !== null && can(user.tier, 'whiteLabel');
}

// The footer's links go out only where the footer shows them.
function presentSite({ brand }: SiteRow, logo: LogoFacts | null): BrandedSite {
  const { companyName, primaryColor, secondaryColor } = brand.branding;
  const { hideClearEdgeBranding, customFooter, customDashboard } = brand.features;
  const { welcomeMessage, supportEmail, termsUrl, privacyUrl } = brand.customization;
  const links = customFooter ? { supportEmail, termsUrl, privacyUrl } : { supportEmail: '', termsUrl: '', privacyUrl: '' };
  return {
    branding: { companyName, logo: logo ? logoAddress(logo) : '', primaryColor, secondaryColor },
    features: { hideClearEdgeBranding, customFooter, customDashboard },
    customization: { welcomeMessage, ...links },
  };
}

/** What a tenant shows; null when nothing was saved or the plan has ended. */
export async function readTenantSite(ctx: Ctx, userId: string): Promise<BrandedSite | null> {
  if (!(await isTenant(ctx, userId))) return null;
  const site = await findSite(ctx.db, userId);
  return site && presentSite(site, await findLogoOf(ctx.db, userId));
}

type WhiteLabel = CallResult<Contract['GET /api/white-label']>;

export const presentLink = ({ id, createdAt, expiresAt }: LinkRow): WhiteLabel['previewLinks'][number] => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Everything of the caller's own branding. */
export async function presentOwn(ctx: Ctx): Promise<WhiteLabel> {
  const userId = requireUser(ctx.actor);
  const site = await findSite(ctx.db, userId);
  const logo = await findLogoOf(ctx.db, userId);
  const links = await listLinks(ctx.db, userId, ctx.now());
  const { branding, features, customization } = site?.brand ?? DEFAULT_BRAND;
  return {
    config: { branding: { ...branding, logo: logo ? logoAddress(logo) : '' }, features, customization },
    savedAt: site?.savedAt.toISOString() ?? null,
    logo: logo && { address: logoAddress(logo), type: logo.type, width: logo.width, height: logo.height, bytes: logo.bytes },
    slug: site?.slug ?? null,
    isPublished: site?.isPublished ?? false,
    address: site?.slug ? `${ctx.config.publicUrl}/w/${site.slug}` : null,
    previewLinks: links.map(presentLink),
  };
}

// The published site is kept ready for everybody; a word about its owner makes it be read anew, in every process.
export const notifySite = (tx: Ctx, userId: string): Promise<void> => tx.publish({ topic: 'user', userId, what: 'session' });
