import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Curve } from '../../../ui/charts/curve.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { OwnReport } from '../performance.queries.ts';
import { roundMoney, unitsText } from '../performance-words.ts';

export type CurveUnit = 'dollars' | 'units';

const LEAST_DAYS = 3;
const TABLE_MAX = 90;
const UNITS = [
  { value: 'dollars', label: 'Dollars' },
  { value: 'units', label: 'Flat units' },
] as const;

function stepsOf(curve: OwnReport['curve'], unit: CurveUnit) {
  let peak = 0;
  return curve.map(({ total, totalUnits }) => {
    const value = unit === 'dollars' ? total : totalUnits;
    peak = Math.max(peak, value);
    return { total: value, peak };
  });
}

interface Props {
  report: Pick<OwnReport, 'curve' | 'drawdown'>;
  unit: CurveUnit;
  onUnit: (unit: CurveUnit) => void;
}

/** Profit added up day by day, in dollars or as if every bet had risked one unit; a table says both. */
export function BankrollPanel({ report: { curve, drawdown }, unit, onUnit }: Props) {
  const { date } = useReaderFormat();
  const text = unit === 'dollars' ? formatSignedMoney : unitsText;
  const depth = unit === 'dollars' ? formatMoney(drawdown.dollars.depth) : `${drawdown.units.depth.toFixed(2)} u`;
  const steps = stepsOf(curve, unit);
  const last = steps.at(-1);
  return (
    <Panel
      title="Bankroll"
      caption={`Shaded: below the best so far. Max drawdown ${depth}.`}
      tools={<Segmented label="Unit of the curve" value={unit} options={UNITS} onChange={onUnit} />}
    >
      {curve.length < LEAST_DAYS || !last ? (
        <p className="muted">The curve begins after three days with a result.</p>
      ) : (
        <>
          <Curve
            steps={steps}
            spoken={`Profit over ${curve.length} days: now ${text(last.total)}, best ${text(last.peak)}, max drawdown ${depth}.`}
            markText={unit === 'dollars' ? roundMoney : (mark) => `${mark} u`}
            totalText={text}
            from={date(curve[0]!.on)}
            to={date(curve.at(-1)!.on)}
          />
          <AsTable
            heads={['Day', 'Bets', 'Profit', 'Total', 'Flat units', 'Units in all']}
            rows={curve
              .slice(-TABLE_MAX)
              .toReversed()
              .map((day) => ({
                key: day.on,
                cells: [
                  day.on,
                  day.bets,
                  formatSignedMoney(day.profit),
                  formatSignedMoney(day.total),
                  unitsText(day.units),
                  unitsText(day.totalUnits),
                ],
              }))}
          />
        </>
      )}
    </Panel>
  );
}
