import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSigned, formatSignedMoney, plural } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Curve } from '../../../ui/charts/curve.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { OwnReport } from '../performance.queries.ts';
import { roundMoney, unitsText } from '../performance-words.ts';

export type CurveUnit = 'dollars' | 'units';
type Step = 'bet' | 'day';

const LEAST_DAYS = 3;
const TABLE_MAX = 90;
const UNITS = [
  { value: 'units', label: 'Flat units' },
  { value: 'dollars', label: 'Dollars' },
] as const;
const STEPS = [
  { value: 'bet', label: 'By bet' },
  { value: 'day', label: 'By day' },
] as const;

/** A mark of a scale of units: "+10 u", "−2.5 u". */
const markUnits = (mark: number): string => `${formatSigned(mark, Number.isInteger(mark) ? 0 : 1)} u`;

/** The running total and the best so far, which is never below the start. */
function curveSteps(points: OwnReport['steps'], unit: CurveUnit) {
  let peak = 0;
  return points.map(({ total, totalUnits }) => {
    const value = unit === 'dollars' ? total : totalUnits;
    peak = Math.max(peak, value);
    return { total: value, peak };
  });
}

function DayTable({ curve }: Pick<OwnReport, 'curve'>) {
  return (
    <AsTable
      heads={['Day', 'Bets', 'Profit', 'Total', 'Flat units', 'Units in all']}
      rows={curve
        .slice(-TABLE_MAX)
        .toReversed()
        .map(({ on, bets, profit, total, units, totalUnits }) => ({
          key: on,
          cells: [on, bets, formatSignedMoney(profit), formatSignedMoney(total), unitsText(units), unitsText(totalUnits)],
        }))}
    />
  );
}

interface Props {
  report: Pick<OwnReport, 'curve' | 'drawdown' | 'steps'>;
  unit: CurveUnit;
  onUnit: (unit: CurveUnit) => void;
}

/** Profit added up bet by bet or day by day, in dollars or as if every bet had risked one unit; a table says both. */
export function BankrollPanel({ report: { curve, drawdown, steps }, unit, onUnit }: Props) {
  const { date } = useReaderFormat();
  const [wanted, setWanted] = useState<Step>('bet');
  const step = steps.length === 0 ? 'day' : wanted;
  const points = step === 'bet' ? steps : curve;
  const text = unit === 'dollars' ? formatSignedMoney : unitsText;
  const depth = unit === 'dollars' ? formatMoney(drawdown.dollars.depth) : `${drawdown.units.depth.toFixed(2)} u`;
  const drawn = curveSteps(points, unit);
  const last = drawn.at(-1);
  return (
    <Panel
      title={unit === 'dollars' ? 'Bankroll' : 'Units'}
      caption={`Shaded: below the best so far. Max drawdown ${depth}, bet by bet.`}
      tools={
        <>
          <Segmented label="Unit of the curve" value={unit} options={UNITS} onChange={onUnit} />
          {steps.length > 0 ? <Segmented label="Step of the curve" value={step} options={STEPS} onChange={setWanted} /> : null}
        </>
      }
    >
      {curve.length < LEAST_DAYS || !last ? (
        <p className="muted">The curve begins after three days with a result.</p>
      ) : (
        <>
          <Curve
            steps={drawn}
            spoken={`Profit over ${plural(points.length, step)}: now ${text(last.total)}, best ${text(last.peak)}, max drawdown ${depth}.`}
            markText={unit === 'dollars' ? roundMoney : markUnits}
            totalText={text}
            from={date(points[0]!.on)}
            to={date(points.at(-1)!.on)}
          />
          <DayTable curve={curve} />
        </>
      )}
    </Panel>
  );
}
