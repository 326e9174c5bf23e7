import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { Curve } from '../../../ui/charts/curve.tsx';
import type { CurveStep } from '../../../ui/charts/curve-rules.ts';
import type { Backtest } from '../strategy.queries.ts';

const LEAST_DAYS = 3;
const roundMoney = (dollars: number): string => formatMoney(dollars).replace(/\.00$/, '');

function stepsOf(curve: Backtest['curve']): CurveStep[] {
  let peak = 0;
  return curve.map(({ total }) => {
    peak = Math.max(peak, total);
    return { total, peak };
  });
}

/** Profit of a test by day, its falls shaded. */
export function TestCurve({ curve, drawdown }: { curve: Backtest['curve']; drawdown: number }) {
  const { date } = useReaderFormat();
  const last = curve.at(-1);
  if (curve.length < LEAST_DAYS || !last) return <p className="muted">The curve begins after three days with a result.</p>;
  const steps = stepsOf(curve);
  const peak = steps.at(-1)!.peak;
  return (
    <Curve
      steps={steps}
      spoken={`Profit over ${curve.length} days: now ${formatSignedMoney(last.total)}, best ${formatSignedMoney(peak)}, max drawdown ${formatMoney(drawdown)}.`}
      markText={roundMoney}
      totalText={formatSignedMoney}
      from={date(curve[0]!.on, 'plain')}
      to={date(last.on, 'plain')}
    />
  );
}
