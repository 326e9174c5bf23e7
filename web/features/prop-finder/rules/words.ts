import { CONFIDENCE } from '@clearedge/contract/constants';
import { EV_BANDS, type PROP_SPANS } from '@clearedge/contract/prop-finder';
import { BATTER_KINDS, isPropKind, PITCHER_KINDS, PROPS } from '@clearedge/quant/grading';
import { formatPercent } from '../../../lib/format.ts';

export { type MarginMethodName as Method, METHOD_NAME, METHODS as METHOD_OPTIONS } from '../../../core/margin-methods.ts';

export type Side = 'over' | 'under';
export type Span = (typeof PROP_SPANS)[number];

export const SIDE_WORD: Record<Side, string> = { over: 'Over', under: 'Under' };
export const SIDES = ['over', 'under'] as const;

/** Pitchers' kinds first: fewer of them are offered. */
export const KIND_ORDER: readonly string[] = [...PITCHER_KINDS, ...BATTER_KINDS];

/** A kind that this page does not know is shown as the wire says it. */
export const kindWords = (kind: string): string => (isPropKind(kind) ? PROPS[kind].name : kind.replaceAll('_', ' '));

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
/** Share of the games over the line, pushes left out; null without a game. */
export const shareOf = ({ games, over, push }: Counted): number | null => (games > push ? over / (games - push) : null);

const gamesText = (count: number): string => `${count} ${count === 1 ? 'game' : 'games'}`;

/** "Over in 7 of 10 games, 1 pushed (78%, 95% range 45% to 94%)". */
export function rateText(rate: Counted & { low: number | null; high: number | null }): string {
  const share = shareOf(rate);
  const pushes = rate.push > 0 ? `, ${rate.push} pushed` : '';
  const range =
    rate.low === null || rate.high === null ? '' : `, 95% range ${formatPercent(rate.low, 0)} to ${formatPercent(rate.high, 0)}`;
  return `Over in ${rate.over} of ${gamesText(rate.games)}${pushes}${share === null ? '' : ` (${formatPercent(share, 0)}${range})`}`;
}
