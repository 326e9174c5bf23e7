import type { Ctx } from '../../kernel/ctx.ts';
import { isRevealed, type RecordPick, type RecordResult, readChains } from '../picks/index.ts';

/** A link of the chain of picks with the result that counts. */
export interface Published {
  pick: RecordPick;
  result: RecordResult | null;
  /** Before its game a pick is public by its seal alone, whoever asks. */
  isSealed: boolean;
}

/** Both chains from their first links on. */
export interface WholeRecord {
  published: Published[];
  results: RecordResult[];
}

export async function readRecord(ctx: Pick<Ctx, 'db' | 'now'>): Promise<WholeRecord> {
  const { picks, results } = await readChains(ctx);
  const current = new Map(results.map((result) => [result.pickId, result]));
  const now = ctx.now();
  const published = picks.map((pick) => {
    const result = current.get(pick.id) ?? null;
    return { pick, result, isSealed: !isRevealed(pick, result !== null, now) };
  });
  return { published, results };
}

/** That a pick wins, 0..1: a push is no win. Null for a "no bet". */
export const winChanceOf = ({ probability, pushProbability }: Pick<RecordPick, 'probability' | 'pushProbability'>): number | null =>
  probability === null || pushProbability === null ? null : probability * (1 - pushProbability);
