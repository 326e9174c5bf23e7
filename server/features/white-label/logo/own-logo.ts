import { LOGO_LIMITS } from '@clearedge/contract/routes/white-label/white-label-terms';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { presentOwn, tellSite } from '../brand/present-own.ts';
import { isTenant } from '../brand/tenant.ts';
import { findLogo, removeLogo, writeLogo } from './logo-rows.ts';
import { readPicture } from './picture/index.ts';

const refused = (message: string): Refusal => new Refusal('INVALID_INPUT', message, { issues: [{ path: 'content', message }] });

export const uploadLogo: Verb<'PUT /api/white-label/logo'> = (ctx, { body }) => {
  const given = Buffer.from(body.content, 'base64');
  if (given.length > LOGO_LIMITS.bytes) throw refused(`A logo has at most ${LOGO_LIMITS.bytes / 1024} kB.`);
  const read = readPicture(given);
  if ('complaint' in read) throw refused(read.complaint);
  const { type, width, height, bytes } = read;
  return ctx.transact(async (tx) => {
    const userId = requireUser(tx.actor);
    const content = bytes.toString('base64');
    await writeLogo(tx.db, { userId, id: tx.newId(), type, width, height, bytes: bytes.length, content, uploadedAt: tx.now() });
    await tellSite(tx, userId);
    return presentOwn(tx);
  });
};

export const deleteLogo: Verb<'DELETE /api/white-label/logo'> = (ctx) =>
  ctx.transact(async (tx) => {
    const userId = requireUser(tx.actor);
    await removeLogo(tx.db, userId);
    await tellSite(tx, userId);
    return presentOwn(tx);
  });

/** Nobody can guess its id, and a preview link's readers have no session: the id is all that is asked for. */
export const getLogo: Verb<'GET /api/white-label/logos/:logoId'> = async (ctx, { params: { logoId } }) => {
  const logo = await findLogo(ctx.db, logoId);
  if (!logo || !(await isTenant(ctx, logo.userId))) throw new Refusal('NOT_FOUND', 'There is no such picture.');
  return { type: logo.type, content: logo.content };
};
