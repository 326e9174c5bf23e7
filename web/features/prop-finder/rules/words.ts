import { CONFIDENCE } from '@clearedge/contract/constants';
import { EV_BANDS, type PROP_SPANS } from '@clearedge/contract/prop-finder';
import { BATTER_KINDS, isPropKind, PITCHER_KINDS, PROP_KINDS, PROPS } from '@clearedge/quant/grading';
import { formatPercent, plural } from '../../../lib/format.ts';

export { type MarginMethodName as Method, METHOD_NAME, METHODS as METHOD_OPTIONS } from '../../../core/margin-methods.ts';

export type Side = 'over' | 'under';
export type Span = (typeof PROP_SPANS)[number];

export const SIDE_WORD: Record<Side, string> = { over: 'Over', under: 'Under' };
export const SIDES = ['over', 'under'] as const;

/** Pitchers' kinds first: fewer of them are offered. */
export const KIND_ORDER: readonly string[] = [...PITCHER_KINDS, ...PROP_KINDS];

/** A kind that this page does not know is shown as the wire says it. */
export const kindWords = (kind: string): string => (isPropKind(kind) ? PROPS[kind].name : kind.replaceAll('_', ' '));

/** The heading of a kind; none for one that this page does not know. */
export const kindGroup = (kind: string): string | undefined =>
  PITCHER_KINDS.some((one) => one === kind) ? 'Pitcher' : BATTER_KINDS.some((one) => one === kind) ? 'Hitter' : undefined;

export const CUT_WORDS = {
  L5: 'L5',
  L10: 'L10',
  L20: 'L20',
  season: 'Season',
  opponent: 'v. opp.',
  home: 'Home',
  away: 'Away',
  left: 'v. LHP',
  right: 'v. RHP',
} as const;

/** Green at 10 percent and more, yellow at 5 and more, else red. */
export const evBand = (ev: number): 'high' | 'mid' | 'low' =>
  ev >= EV_BANDS.high / 100 ? 'high' : ev >= EV_BANDS.mid / 100 ? 'mid' : 'low';

export const confidenceWord = (confidence: number): string =>
  confidence >= CONFIDENCE.high ? 'Very High' : confidence >= CONFIDENCE.medium ? 'High' : confidence >= CONFIDENCE.fair ? 'Medium' : 'Low';

export interface Counted {
  games: number;
  over: number;
  push: number;
}
/** Games in which a bet on the side would have won. */
export const winsOf = ({ games, over, push }: Counted, side: Side): number => (side === 'over' ? over : games - push - over);
/** Their share, pushes left out; null without a game. */
export const shareOf = (counted: Counted, side: Side): number | null =>
  counted.games > counted.push ? winsOf(counted, side) / (counted.games - counted.push) : null;

/** How a bet on the side would have ended; unknown without a line. */
export function resultFor(side: Side, value: number, line: number | null): 'hit' | 'miss' | 'push' | 'unknown' {
  if (line === null) return 'unknown';
  if (value === line) return 'push';
  return value > line === (side === 'over') ? 'hit' : 'miss';
}

/** A rate of overs as one of the side, with its 95% range; null without a game. */
export function rangeFor<Bounds extends { low: number | null; high: number | null }>({ low, high }: Bounds, side: Side) {
  if (low === null || high === null) return null;
  return side === 'over' ? { low, high } : { low: 1 - high, high: 1 - low };
}

/** "Over in 7 of 10 games, 1 pushed (78%, 95% range 45% to 94%)". */
export function rateText(rate: Counted & { low: number | null; high: number | null }, side: Side): string {
  const share = shareOf(rate, side);
  const pushes = rate.push > 0 ? `, ${rate.push} pushed` : '';
  const bounds = rangeFor(rate, side);
  const range = bounds ? `, 95% range ${formatPercent(bounds.low, 0)} to ${formatPercent(bounds.high, 0)}` : '';
  return `${SIDE_WORD[side]} in ${winsOf(rate, side)} of ${plural(rate.games, 'game')}${pushes}${share === null ? '' : ` (${formatPercent(share, 0)}${range})`}`;
}
