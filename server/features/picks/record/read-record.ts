import type { Ctx } from '../../../kernel/ctx.ts';
import type { PickRow } from '../chain/pick-statement.ts';
import type { ResultRow } from '../chain/result-statement.ts';
import { isRevealed } from '../daily/present-pick.ts';
import { listPicks } from '../rows/pick-rows.ts';
import { listResults, standingResults } from '../rows/result-rows.ts';

/** A link of the chain of picks with the result that counts. */
export interface Published {
  pick: PickRow;
  result: ResultRow | null;
  /** Before its first pitch a pick is public by its seal alone, whoever asks. */
  isSealed: boolean;
}

export interface WholeRecord {
  published: Published[];
  results: ResultRow[];
}

/** Both chains from their first links on. */
export async function readRecord(ctx: Pick<Ctx, 'db' | 'now'>): Promise<WholeRecord> {
  const [picks, results] = [await listPicks(ctx.db), await listResults(ctx.db)];
  const standing = standingResults(results);
  const now = ctx.now();
  const published = picks.map((pick) => {
    const result = standing.get(pick.id) ?? null;
    return { pick, result, isSealed: !isRevealed(pick, result !== null, now) };
  });
  return { published, results };
}
