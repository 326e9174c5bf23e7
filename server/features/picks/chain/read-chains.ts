import type { Ctx } from '../../../kernel/ctx.ts';
import type { Statement } from '../../chain/index.ts';
import { listPicks, listResults } from '../pick-rows.ts';
import { type PickRow, pickStatement } from './pick-statement.ts';
import { type ResultRow, resultStatement } from './result-statement.ts';

/** Made from the row as it is now: a row that was changed no longer fits its seal. */
type Stated<Row> = Row & { statement: () => Statement };
export type RecordPick = Stated<PickRow>;
export type RecordResult = Stated<ResultRow>;

/** The chains of picks and of results over all sports, each from its first link on. */
export async function readChains({ db }: Pick<Ctx, 'db'>): Promise<{ picks: RecordPick[]; results: RecordResult[] }> {
  const picks = (await listPicks(db)).map((pick) => ({ ...pick, statement: () => pickStatement(pick, pick.sequence) }));
  const byId = new Map(picks.map((pick) => [pick.id, pick]));
  const results = (await listResults(db)).map((result) => ({
    ...result,
    statement: () => resultStatement(result, byId.get(result.pickId)!, result.sequence),
  }));
  return { picks, results };
}
