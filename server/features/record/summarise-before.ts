import type { PickSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../kernel/ctx.ts';
import { readRecord } from './read-record.ts';
import { type Summary, summarise } from './summary-rules.ts';

export interface RecordUntil {
  since: string | null;
  isSimulated: boolean;
  sports: PickSport[];
  summary: Summary;
}

/** A sport's record of the days before an Eastern day, as its results stand now. */
export async function summariseBefore(ctx: Ctx, wanted: PickSport, slateOn: string): Promise<RecordUntil> {
  const { published } = await readRecord(ctx);
  const earlier = published.filter(({ pick }) => pick.sport === wanted && pick.slateOn < slateOn);
  return {
    since: earlier[0]?.pick.slateOn ?? null,
    isSimulated: earlier.some(({ pick }) => pick.isSimulated),
    sports: [wanted],
    summary: summarise(earlier.filter(({ pick, isSealed }) => pick.kind === 'pick' && !isSealed)),
  };
}
