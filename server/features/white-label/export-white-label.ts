import type { Ctx } from '../../kernel/ctx.ts';
import { listKeys } from './api-keys.ts';
import { findSite } from './brand.ts';
import { findLogoOf } from './logo/logo-rows.ts';

/** For the export of an account: the branding and the names of the keys; neither keys nor what they could be known by. */
export async function exportWhiteLabel(ctx: Ctx, userId: string): Promise<unknown> {
  const site = await findSite(ctx.db, userId);
  const logo = await findLogoOf(ctx.db, userId);
  const keys = await listKeys(ctx.db, userId);
  return {
    site: site && { ...site.brand, slug: site.slug, isPublished: site.isPublished, savedAt: site.savedAt.toISOString() },
    logo: logo && { type: logo.type, width: logo.width, height: logo.height, uploadedAt: logo.uploadedAt.toISOString() },
    apiKeys: keys.map(({ name, scopes, createdAt }) => ({ name, scopes, createdAt: createdAt.toISOString() })),
  };
}
