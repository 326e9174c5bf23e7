import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isUniqueViolation } from '../../../kernel/sql-state.ts';
import { writeAddress, writeBrand } from './brand-rows.ts';
import { presentOwn, tellSite } from './present-own.ts';

export const saveBrand: Verb<'PUT /api/white-label'> = (ctx, { body }) =>
  ctx.transact(async (tx) => {
    const userId = requireUser(tx.actor);
    await writeBrand(tx.db, userId, body, tx.now());
    await tellSite(tx, userId);
    return presentOwn(tx);
  });

const taken = (): Refusal => {
  const message = 'This address is taken. Choose another one.';
  return new Refusal('ALREADY_EXISTS', message, { issues: [{ path: 'slug', message }] });
};

export const saveSite: Verb<'PUT /api/white-label/site'> = async (ctx, { body: { slug, isPublished } }) => {
  const userId = requireUser(ctx.actor);
  try {
    return await ctx.transact(async (tx) => {
      if (!(await writeAddress(tx.db, userId, slug, isPublished))) throw new Refusal('CONFLICT', 'Save your branding first.');
      await audit(tx, isPublished ? 'white-label.published' : 'white-label.unpublished', `user:${userId}`, { slug });
      await tellSite(tx, userId);
      return presentOwn(tx);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'branded_sites_slug')) throw taken();
    throw error;
  }
};
