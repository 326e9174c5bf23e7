import type { PickSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../kernel/ctx.ts';
import { coverageOf } from './filter-rules.ts';
import { readRecord } from './read-record.ts';
import { type Summary, summarize } from './summary-rules.ts';

export interface RecordUntil {
  since: string | null;
  isSimulated: boolean;
  /** Those with a pick among the days counted. */
  sports: PickSport[];
  summary: Summary;
}

/** The record over every sport of the days before an Eastern day, as its results stand now. */
export async function summarizeBefore(ctx: Ctx, slateOn: string): Promise<RecordUntil> {
  const { published } = await readRecord(ctx);
  const earlier = published.filter(({ pick }) => pick.slateOn < slateOn);
  const shown = earlier.filter(({ pick, isSealed }) => pick.kind === 'pick' && !isSealed);
  return {
    since: earlier[0]?.pick.slateOn ?? null,
    isSimulated: earlier.some(({ pick }) => pick.isSimulated),
    sports: coverageOf(shown).sports,
    summary: summarize(shown),
  };
}
