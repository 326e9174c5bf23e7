import { PREVIEW_DAYS, PREVIEW_LINKS_MOST } from '@clearedge/contract/routes/white-label/white-label-terms';
import { DAY_MS } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { findSite } from '../brand/brand-rows.ts';
import { presentLink } from '../brand/present-own.ts';
import { readTenantSite } from '../brand/tenant.ts';
import { findLinkByToken, insertLink, listLinks, revokeLink } from './link-rows.ts';

/** 128 bits. */
const TOKEN_BYTES = 16;

/** Told once, because only its hash is kept; a repeat makes another link, which harms nobody and can be closed. */
export const makePreviewLink: Verb<'POST /api/white-label/preview-links'> = (ctx) =>
  ctx.transact(async (tx) => {
    const userId = requireUser(tx.actor);
    const now = tx.now();
    if (!(await findSite(tx.db, userId))) throw new Refusal('CONFLICT', 'Save your branding first.');
    if ((await listLinks(tx.db, userId, now)).length >= PREVIEW_LINKS_MOST)
      throw new Refusal('CONFLICT', `You have ${PREVIEW_LINKS_MOST} open preview links. Close one before you make another.`);
    const token = tx.randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(now.getTime() + PREVIEW_DAYS * DAY_MS);
    const row = { id: tx.newId(), userId, tokenHash: hashToken(token), createdAt: now, expiresAt, revokedAt: null };
    await insertLink(tx.db, row);
    // Behind the # a browser tells it to no server: neither in the address it asks for nor as where somebody came from.
    return { ...presentLink(row), url: `${tx.config.publicUrl}/w/preview#${token}` };
  });

export const revokePreviewLink: Verb<'DELETE /api/white-label/preview-links/:linkId'> = async (ctx, { params: { linkId } }) => {
  if (!(await revokeLink(ctx.db, linkId, requireUser(ctx.actor), ctx.now())))
    throw new Refusal('NOT_FOUND', 'This preview link could not be found.');
  return { ok: true };
};

/** The saved branding, published or not, for whoever has the link. */
export const openPreview: Verb<'POST /api/white-label/preview'> = async (ctx, { body: { token } }) => {
  const link = await findLinkByToken(ctx.db, hashToken(token), ctx.now());
  const site = link && (await readTenantSite(ctx, link.userId));
  if (!site) throw new Refusal('NOT_FOUND', 'This preview link has expired or was closed.');
  return site;
};
