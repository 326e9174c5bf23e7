import type { Ctx } from '../../../kernel/ctx.ts';
import { type OnFacts, recordFacts } from './record-facts.ts';

/** One game after the other; those that fail do not hold up the rest, and make the job be tried again. */
export async function recordManyFacts(ctx: Ctx, gameIds: readonly string[], onFacts: OnFacts): Promise<void> {
  const failures: unknown[] = [];
  for (const gameId of gameIds) {
    try {
      await recordFacts(ctx, gameId, onFacts);
    } catch (error) {
      ctx.log.warn({ gameId, error: String(error) }, 'the facts of an ended game could not be recorded');
      failures.push(error);
    }
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} of ${gameIds.length} games have no new facts`);
}
