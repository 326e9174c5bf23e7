import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { DEFAULT_BRAND } from '@clearedge/contract/routes/white-label/white-label-terms';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findLogoOf } from '../logo/logo-rows.ts';
import { type LinkRow, listLinks } from '../preview/link-rows.ts';
import { findSite } from './brand-rows.ts';
import { logoAddress } from './tenant.ts';

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
export const tellSite = (tx: Ctx, userId: string): Promise<void> => tx.publish({ topic: 'user', userId, what: 'session' });
