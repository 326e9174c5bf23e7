import type { Bankroll } from '@clearedge/contract/competition';
import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { virtualBets } from '../../../db/schema/index.ts';

/** What counts as now: the statistics period since the last reset, and the contest week that starts on `weekOn`. */
export interface CurrentSpan {
  period: number;
  weekOn: string;
}

const { period, contestOn } = virtualBets;

export const isCurrent = (now: CurrentSpan): SQL | undefined =>
  or(and(isNull(contestOn), eq(period, now.period)), eq(contestOn, now.weekOn));

export const ofBankroll = (bankroll: Bankroll | undefined): SQL | undefined =>
  bankroll && (bankroll === 'contest' ? isNotNull(contestOn) : isNull(contestOn));

type Dated = Pick<typeof virtualBets.$inferSelect, 'contestOn' | 'period'>;
/** `isCurrent` for a row that is already loaded. */
export const isBetCurrent = (bet: Dated, now: CurrentSpan): boolean =>
  bet.contestOn === null ? bet.period === now.period : bet.contestOn === now.weekOn;
