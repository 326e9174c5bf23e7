import { passes } from '@clearedge/quant/scoring';
import { byKind, figuresOf, tenthsOf } from './prop-figures.ts';
import type { PropCase } from './walk-props.ts';

const points = (value: number): string => (100 * value).toFixed(1);
const nats = (value: number): string => value.toFixed(4);
const mae = (value: number | null): string => (value === null ? '—' : value.toFixed(3));

/** Figures of every kind as a table, then what was stated and seen by tenth. */
export function propReport(cases: readonly PropCase[]): string[] {
  const kinds = [...byKind(cases)];
  const rows = kinds.map(([kind, own]) => {
    const figures = figuresOf(own);
    const { starts, lines, worstGap, worstGapError, logLoss, usualLogLoss, meanError, averageError } = figures;
    const gap = `${points(worstGap)} (${points(worstGapError)})`;
    const cells = [
      starts,
      lines,
      gap,
      nats(logLoss),
      nats(usualLogLoss),
      mae(meanError),
      mae(averageError),
      passes(figures) ? 'yes' : 'no',
    ];
    return `| ${kind.replaceAll('_', ' ')} | ${cells.join(' | ')} |`;
  });
  const tenths = kinds.map(
    ([kind, own]) =>
      `${kind.padEnd(22)} ${tenthsOf(own)
        .map(({ stated, seen, error }) => `${points(stated)}>${points(seen)}(${points(error)})`)
        .join(' ')}`,
  );
  return [
    '| | starts | lines | worst tenth: seen less stated (se) | log loss | share of past starts | error of the mean | of his own average | model shown |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    'by tenth, stated>seen(se) in percent',
    ...tenths,
  ];
}
