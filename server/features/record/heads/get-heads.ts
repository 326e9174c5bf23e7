import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findHeads, findNewestHeads, listHeads } from './head-rows.ts';
import { digestOf, publicKeyOf } from './head-rules.ts';

export const getHeads: Verb<'GET /api/record/heads'> = async (ctx) => ({
  publicKey: publicKeyOf(ctx),
  days: (await listHeads(ctx.db)).map(({ publishedOn, statement, publicKey }) => ({ publishedOn, digest: digestOf(statement), publicKey })),
});

type File = Contract['GET /api/record/heads/:day'];

/** The signed file of one day, to keep. */
export async function getHeadsFile(ctx: Ctx, { params }: VerbInput<File>): Promise<VerbResult<File>> {
  const row = await findHeads(ctx.db, params.day);
  if (!row) throw new Refusal('NOT_FOUND', 'No heads were published on this day.');
  const { statement, publicKey, signature } = row;
  return { format: 'clearedge-heads-2', statement, publicKey, signature };
}

/** The newest published heads in one hash, for a mail; null before the first. */
export async function findHeadsDigest(ctx: Pick<Ctx, 'db'>): Promise<{ publishedOn: string; digest: string } | null> {
  const row = await findNewestHeads(ctx.db);
  return row && { publishedOn: row.publishedOn, digest: digestOf(row.statement) };
}
