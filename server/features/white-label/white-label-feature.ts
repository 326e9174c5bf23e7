import { LOGO_LIMITS, PREVIEW_DAYS, PREVIEW_LINKS_MOST } from '@clearedge/contract/routes/white-label/white-label-terms';
import { DAY_MS } from '@clearedge/quant/calendar';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature, type SharedRead, type Verb } from '../../kernel/feature.ts';
import { isOwnHost } from '../../kernel/own-host.ts';
import { hashToken } from '../../kernel/secrets.ts';
import { isUniqueViolation } from '../../kernel/sql-state.ts';
import { createApiKey, listApiKeys, listKeyUse, revokeApiKey } from './api-keys.ts';
import {
  findSite,
  findSiteBySlug,
  isTenant,
  notifySite,
  presentLink,
  presentOwn,
  readTenantSite,
  writeAddress,
  writeBrand,
} from './brand.ts';
import { findLogo, removeLogo, writeLogo } from './logo/logo-rows.ts';
import { readPicture } from './logo/picture/index.ts';
import { serveMcp } from './partner/mcp.ts';
import { partnerGames, partnerOdds, partnerRecord, type ReadRecord } from './partner/partner-reads.ts';
import type { LogBet } from './partner/tools.ts';
import { findLinkByToken, insertLink, listLinks, revokeLink } from './preview/link-rows.ts';

/** 128 bits. */
const TOKEN_BYTES = 16;

/** Told once, because only its hash is kept; a repeat makes another link, which harms no one and can be closed. */
const makePreviewLink: Verb<'POST /api/white-label/preview-links'> = (ctx) =>
  ctx.transact(async (tx) => {
    const userId = requireUser(tx.actor);
    const now = tx.now();
    if (!(await findSite(tx.db, userId))) throw new DomainError('CONFLICT', 'Save your branding first.');
    if ((await listLinks(tx.db, userId, now)).length >= PREVIEW_LINKS_MOST)
      throw new DomainError('CONFLICT', `You have ${PREVIEW_LINKS_MOST} open preview links. Close one before you make another.`);
    const token = tx.randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(now.getTime() + PREVIEW_DAYS * DAY_MS);
    const row = { id: tx.newId(), userId, tokenHash: hashToken(token), createdAt: now, expiresAt, revokedAt: null };
    await insertLink(tx.db, row);
    // Behind the # a browser tells it to no server: neither in the address it asks for nor as where someone came from.
    return { ...presentLink(row), url: `${tx.config.publicUrl}/w/preview#${token}` };
  });

const revokePreviewLink: Verb<'DELETE /api/white-label/preview-links/:linkId'> = async (ctx, { params: { linkId } }) => {
  if (!(await revokeLink(ctx.db, linkId, requireUser(ctx.actor), ctx.now())))
    throw new DomainError('NOT_FOUND', 'This preview link could not be found.');
  return { ok: true };
};

/** The saved branding, published or not, for whoever has the link. */
const openPreview: Verb<'POST /api/white-label/preview'> = async (ctx, { body: { token } }) => {
  const link = await findLinkByToken(ctx.db, hashToken(token), ctx.now());
  const site = link && (await readTenantSite(ctx, link.userId));
  if (!site) throw new DomainError('NOT_FOUND', 'This preview link has expired or was closed.');
  return site;
};

const refused = (message: string): DomainError => new DomainError('INVALID_INPUT', message, { issues: [{ path: 'content', message }] });

const uploadLogo: Verb<'PUT /api/white-label/logo'> = (ctx, { body }) => {
  const given = Buffer.from(body.content, 'base64');
  if (given.length > LOGO_LIMITS.bytes) throw refused(`A logo has at most ${LOGO_LIMITS.bytes / 1024} kB.`);
  const read = readPicture(given);
  if ('complaint' in read) throw refused(read.complaint);
  const { type, width, height, bytes } = read;
  return ctx.transact(async (tx) => {
    const userId = requireUser(tx.actor);
    const content = bytes.toString('base64');
    await writeLogo(tx.db, { userId, id: tx.newId(), type, width, height, bytes: bytes.length, content, uploadedAt: tx.now() });
    await notifySite(tx, userId);
    return presentOwn(tx);
  });
};

const deleteLogo: Verb<'DELETE /api/white-label/logo'> = (ctx) =>
  ctx.transact(async (tx) => {
    const userId = requireUser(tx.actor);
    await removeLogo(tx.db, userId);
    await notifySite(tx, userId);
    return presentOwn(tx);
  });

/** No one can guess its id, and a preview link's readers have no session: the id is all that is asked for. */
const getLogo: Verb<'GET /api/white-label/logos/:logoId'> = async (ctx, { params: { logoId } }) => {
  const logo = await findLogo(ctx.db, logoId);
  if (!logo || !(await isTenant(ctx, logo.userId))) throw new DomainError('NOT_FOUND', 'There is no such picture.');
  return { type: logo.type, content: logo.content };
};

const taken = (path: string, message: string): DomainError => new DomainError('ALREADY_EXISTS', message, { issues: [{ path, message }] });
const DOMAIN = 'branding.domain';

const saveBrand: Verb<'PUT /api/white-label'> = async (ctx, { body }) => {
  if (isOwnHost(body.branding.domain, ctx.config.publicUrl)) throw taken(DOMAIN, 'This domain is our own. Enter yours.');
  try {
    return await ctx.transact(async (tx) => {
      const userId = requireUser(tx.actor);
      await writeBrand(tx.db, userId, body, tx.now());
      await notifySite(tx, userId);
      return presentOwn(tx);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'branded_sites_domain'))
      throw taken(DOMAIN, 'Another account has this domain. Ask support if it is yours.');
    throw error;
  }
};

const saveSite: Verb<'PUT /api/white-label/site'> = async (ctx, { body: { slug, isPublished } }) => {
  const userId = requireUser(ctx.actor);
  try {
    return await ctx.transact(async (tx) => {
      if (!(await writeAddress(tx.db, userId, slug, isPublished))) throw new DomainError('CONFLICT', 'Save your branding first.');
      await audit(tx, isPublished ? 'white-label.published' : 'white-label.unpublished', `user:${userId}`, { slug });
      await notifySite(tx, userId);
      return presentOwn(tx);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'branded_sites_slug')) throw taken('slug', 'This address is taken. Choose another one.');
    throw error;
  }
};

const FRESH_MS = 5000;

/** The published site of a slug, kept ready; one that is not published, or whose owner's plan has ended, is as if it had never been. */
function brandedSiteRead(): SharedRead<'GET /api/white-label/sites/:slug'> {
  const owners = new Map<string, string>();
  return {
    shared: true,
    freshForMs: FRESH_MS,
    build: async (ctx, { params: { slug } }) => {
      const row = await findSiteBySlug(ctx.db, slug);
      const site = row?.isPublished ? await readTenantSite(ctx, row.userId) : null;
      if (!row || !site) throw new DomainError('NOT_FOUND', 'There is no site at this address.');
      owners.set(slug, row.userId);
      return site;
    },
    isChangedBy: (message, { params: { slug } }) =>
      message.topic === 'user' && message.what === 'session' && message.userId === owners.get(slug),
  };
}

/** The product under a tenant's own name, and their programs' way to what everybody may see. `readRecord` answers the public record, `logBet` tracks a bet of whoever calls it. */
export const whiteLabelFeature = (others: { readRecord: ReadRecord; logBet: LogBet }): Feature =>
  defineFeature({
    name: 'white-label',
    routes: {
      'GET /api/white-label': presentOwn,
      'PUT /api/white-label': saveBrand,
      'PUT /api/white-label/site': saveSite,
      'PUT /api/white-label/logo': uploadLogo,
      'DELETE /api/white-label/logo': deleteLogo,
      'GET /api/white-label/logos/:logoId': getLogo,
      'POST /api/white-label/preview-links': makePreviewLink,
      'DELETE /api/white-label/preview-links/:linkId': revokePreviewLink,
      'POST /api/white-label/preview': openPreview,
      'GET /api/white-label/sites/:slug': brandedSiteRead(),
      'GET /api/white-label/keys': listApiKeys,
      'POST /api/white-label/keys': createApiKey,
      'DELETE /api/white-label/keys/:keyId': revokeApiKey,
      'GET /api/admin/api-keys': listKeyUse,
      'GET /api/partner/v1/games': partnerGames,
      'GET /api/partner/v1/odds': partnerOdds,
      'GET /api/partner/v1/record': partnerRecord(others.readRecord),
      'POST /api/mcp': serveMcp(others),
    },
  });
