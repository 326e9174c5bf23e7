import type { Contract } from '@clearedge/contract';
import type { CallResult, VerbInput } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { notifyError } from '../../../kernel/text.ts';
import { checkAgeAnswered } from '../../limits/index.ts';
import type { WirePick } from '../bet-rules.ts';
import { fileReadsOf } from '../target/match-target.ts';
import { importStep, type Picks, pickKey, type ReadRow, type RefusedRow, STEP } from './import-step.ts';
import { readFile } from './read-file.ts';
import { readRows } from './read-rows.ts';

type Route = Contract['POST /api/bets/import'];
type Part = CallResult<Route>;

const BROKE_OFF = 'The import stopped. Import the file again: rows that are already here are skipped.';

/** Adds the bets of a CSV file in steps. A row that is already here is skipped; a row that cannot be taken is named, the others are kept. */
export async function importBets(ctx: Ctx, { body }: VerbInput<Route>): Promise<AsyncIterable<Part>> {
  const userId = requireUser(ctx.actor);
  const { rows } = await readFile(body.csv);
  const { bets, refused } = await readRows(rows, ctx.now(), body.oddsFormat, body.columns ?? {});
  if (bets.some(({ bet }) => bet.result === null)) await checkAgeAnswered(ctx, userId);
  const picks = new Map<string, WirePick | null>(body.ownerLines?.map((line) => [pickKey(line), null]));
  for (const { line, leg, pick } of body.picks ?? []) picks.set(pickKey(line, leg), pick);
  return importing(ctx, userId, bets, picks, refused);
}

async function* importing(
  ctx: Ctx,
  userId: string,
  bets: readonly ReadRow[],
  picks: Picks,
  unread: readonly RefusedRow[],
): AsyncGenerator<Part> {
  const rows = bets.length + unread.length;
  const reads = fileReadsOf(ctx);
  const refused = [...unread];
  let [imported, skipped] = [0, 0];
  try {
    for (let from = 0; from < bets.length; from += STEP) {
      const step = await importStep(ctx, userId, bets.slice(from, from + STEP), picks, reads);
      imported += step.imported;
      skipped += step.skipped;
      refused.push(...step.refused);
      yield { part: 'progress', done: Math.min(rows, unread.length + from + STEP), rows };
    }
  } catch (error) {
    ctx.log.error({ error: notifyError(error) }, 'an import of bets stopped');
    yield { part: 'failed', message: BROKE_OFF };
    return;
  } finally {
    await ctx.publish({ topic: 'user', userId, what: 'bets' });
  }
  yield { part: 'result', imported, skipped, refused: refused.toSorted((a, b) => a.row - b.row) };
}
