import { normalQuantile } from '../../distribution/index.ts';
import type { LeagueMarket } from './model.ts';
import type { CloseCenters, LeagueParameters } from './types.ts';

/**
 * What closing prices expected of a game, for the ratings to learn from: a normal curve is near enough for that. Where the sport's handicap
 * is always the same number, the moneyline alone speaks of the margin. RangeError for chances that are not strictly between 0 and 1.
 */
export function closeCenters({ pHome, spread, total }: LeagueMarket, { close }: LeagueParameters): CloseCenters {
  const bySpread = spread === null || !close.hasSpread ? null : -spread.line + close.marginSd * normalQuantile(spread.homeProbability);
  return {
    margin: bySpread ?? (pHome === null ? null : close.marginSd * normalQuantile(pHome)),
    total: total === null ? null : total.line + close.totalLead + close.totalSd * normalQuantile(total.overProbability),
  };
}
