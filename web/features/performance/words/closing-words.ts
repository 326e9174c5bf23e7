import { formatSigned, formatSignedPercent, NONE } from '../../../lib/format.ts';
import type { OwnBet, OwnReport } from '../performance.queries.ts';

export type Measure = OwnReport['closing']['measures'][number]['measure'];

export const MEASURES: Record<Measure, { name: string; means: string }> = {
  expectedValue: { name: 'Value at the close', means: 'your price at the closing probability without the margin' },
  probabilityGain: { name: 'Probability gained', means: 'closing probability without the margin, less what your price needs' },
  priceRatio: { name: 'Price ratio', means: 'your price over the best closing price, margin left in' },
  impliedGain: { name: 'Implied gain', means: 'change of the implied probability, margin left in' },
  cents: { name: 'Cents', means: 'cents of the dollar line' },
};

const points = (value: number): string => `${formatSigned(value * 100, 2)} pts`;

/** A measure in its own unit. */
export function measureText(measure: Measure, value: number): string {
  if (measure === 'cents') return `${formatSigned(value, 1)}¢`;
  return measure === 'probabilityGain' || measure === 'impliedGain' ? points(value) : formatSignedPercent(value);
}

type Kind = OwnBet['closing']['kind'];
export const KINDS: Record<Kind, string> = {
  measured: 'with both sides of their close',
  one_sided: 'with one side of their close only',
  line_moved: 'on a line that was gone at the close',
  none: 'with no close captured',
  waiting: 'waiting for their close',
  unread: 'on a game or selection we could not read',
  corrected: 'corrected after the start, so not counted',
};

const ALONE: Record<Kind, string> = {
  measured: '',
  one_sided: 'one side only',
  line_moved: 'line moved',
  none: 'no close captured',
  waiting: 'close not looked up yet',
  unread: 'game not known',
  corrected: 'corrected after the start',
};

/** What stands under a bet's closing price. */
export function closeText({ kind, expectedValue, linePoints }: OwnBet['closing']): string {
  if (expectedValue !== null) return `CLV ${formatSignedPercent(expectedValue)}`;
  return kind === 'line_moved' && linePoints !== null ? `line moved ${formatSigned(linePoints)}` : ALONE[kind] || NONE;
}
