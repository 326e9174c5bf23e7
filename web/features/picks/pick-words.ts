import { marketPlural } from '../../core/pick-figures.ts';
import type { NewSlipEntry } from '../../core/slip/index.ts';
import { formatCount, formatLine, formatPercent, formatSignedPercent } from '../../lib/format.ts';
import type { BadgeLook } from '../../ui/marks/badge.tsx';
import type { AnyPick, DailyPick } from './pick.queries.ts';

type Result = NonNullable<DailyPick['result']>;
/** How a pick ended, in the record's words. */
export const resultOf = ({ result }: Pick<AnyPick, 'result'>): Result | null => result && (result.toUpperCase() as Result);

/** "Confidence 98/100" of a rank among past plays, "Confidence 73%" of a chance that the price is on our side. */
export const confidenceText = (pick: AnyPick): string =>
  `Confidence ${'band' in pick ? `${Math.round(pick.confidence)}/100` : formatPercent(pick.confidence / 100, 0)}`;

/** Wins are blue, losses red, everything else yellow; the word says it as well. */
export const resultLook = (result: Result): BadgeLook => (result === 'WIN' ? 'win' : result === 'LOSS' ? 'loss' : 'push');

export const STATUS_NAME: Record<AnyPick['status'], string> = { active: 'Active', started: 'Started', settled: 'Settled' };

export const evText = (percent: number): string => `${formatSignedPercent(percent / 100)} EV`;

/** "raw 3.1%, plays like it held 66% of that"; null where past plays kept their whole claim, which says nothing new. */
export const claimText = ({ claimedValue, keptShare }: Pick<AnyPick, 'claimedValue' | 'keptShare'>): string | null =>
  keptShare < 1 ? `raw ${formatPercent(claimedValue / 100)}, plays like it held ${formatPercent(keptShare, 0)} of that` : null;

/** How often back-tested plays of this rank won, and what that came to: at long odds a rate below a half can be a profit, at short ones a loss. */
export function bandText({ sport, band, pickType }: Pick<DailyPick, 'sport' | 'band' | 'pickType'>): string {
  const markets = marketPlural(sport, pickType);
  if (band === null) return `No back-test of ${markets}: there are no past prices. Ranked by EV among moneyline plays.`;
  const { from, to, picks, wins, returned } = band;
  const won = `Back-test, ${markets} of rank ${from}–${to} by EV: ${formatPercent(wins / picks, 0)} won (n ${formatCount(picks)})`;
  if (returned === null) return won;
  const [low, high] = [formatSignedPercent(returned.low), formatSignedPercent(returned.high)];
  return `${won}, ROI ${formatSignedPercent(returned.perUnit)} (95%: ${low} to ${high})`;
}

/** "0.4%"; what would print as nothing says how small it is. */
export const stakeText = (share: number): string => (share < 0.0005 ? 'under 0.1%' : formatPercent(share));

export const slipEntryOf = (pick: AnyPick): NewSlipEntry => ({
  sport: pick.sport,
  gameId: pick.gameKey,
  betType: pick.pickType,
  selection: pick.selection,
  odds: pick.odds,
  addedOdds: pick.odds,
  pick: pick.pick,
  book: pick.book,
  bookName: pick.bookName,
  startsAt: pick.startsAt,
  awayTeamCode: pick.awayTeamCode,
  homeTeamCode: pick.homeTeamCode,
});

export const linePointsText = (points: number): string => `line moved ${points === 0 ? 'elsewhere' : formatLine(points)}`;
