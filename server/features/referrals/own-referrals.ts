import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Verb } from '../../kernel/feature.ts';
import { presentCodes } from './codes/present-code.ts';
import { listCodesOwnedBy } from './rows/code-rows.ts';
import { listEntries } from './rows/commission-rows.ts';
import { listCameBy } from './rows/referral-rows.ts';

const LATEST = 50;

async function readOwn(ctx: Ctx, userId: string) {
  const owned = await listCodesOwnedBy(ctx.db, userId);
  const nameOf = new Map(owned.map(({ code }) => [code.id, code.code]));
  const entries = owned.length > 0 ? await listEntries(ctx.db, [...nameOf.keys()]) : [];
  return {
    codes: (await presentCodes(ctx, owned)).map(({ partner: _partner, ...code }) => ({
      ...code,
      link: `${ctx.config.publicUrl}/auth?ref=${encodeURIComponent(code.code)}`,
    })),
    entries: entries.map(({ at, codeId, kind, amountCents, payableAt }) => ({
      at: at.toISOString(),
      code: nameOf.get(codeId) ?? '',
      kind,
      amount: amountCents,
      payableAt: payableAt?.toISOString() ?? null,
    })),
  };
}

/** A partner's codes and what they earned; who paid is not told. */
export const getOwnReferrals: Verb<'GET /api/referrals'> = async (ctx) => {
  const { codes, entries } = await readOwn(ctx, requireUser(ctx.actor));
  return { codes, entries: entries.slice(-LATEST).reverse() };
};

/** For the export of an account. */
export async function exportReferrals(ctx: Ctx, userId: string): Promise<unknown> {
  const [cameBy] = await listCameBy(ctx.db, [userId]);
  return { ...(await readOwn(ctx, userId)), cameBy: cameBy ? { code: cameBy.code, joinedAt: cameBy.joinedAt.toISOString() } : null };
}
