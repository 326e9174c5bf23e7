import type { SharedRead } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findSiteBySlug } from './brand-rows.ts';
import { readTenantSite } from './tenant.ts';

const FRESH_MS = 5000;

/** The published site of a slug, kept ready; one that is not published, or whose owner's plan has ended, is as if it had never been. */
export function brandedSiteRead(): SharedRead<'GET /api/white-label/sites/:slug'> {
  const owners = new Map<string, string>();
  return {
    shared: true,
    freshForMs: FRESH_MS,
    build: async (ctx, { params: { slug } }) => {
      const row = await findSiteBySlug(ctx.db, slug);
      const site = row?.isPublished ? await readTenantSite(ctx, row.userId) : null;
      if (!row || !site) throw new Refusal('NOT_FOUND', 'There is no site at this address.');
      owners.set(slug, row.userId);
      return site;
    },
    isChangedBy: (message, { params: { slug } }) =>
      message.topic === 'user' && message.what === 'session' && message.userId === owners.get(slug),
  };
}
