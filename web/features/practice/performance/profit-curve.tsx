import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Curve } from '../../../ui/charts/curve.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Performance } from '../practice-types.ts';
import { curvePoints } from './curve-points.ts';

const DAYS_MIN = 2;
const ROWS_MOST = 60;

/** Net profit day by day; nothing of a curve is claimed from a single day. */
export function PracticeCurve({ curve, drawdown }: Pick<Performance, 'curve' | 'drawdown'>) {
  const { date } = useReaderFormat();
  const points = curvePoints(curve);
  const last = points.at(-1);
  if (points.length < DAYS_MIN || !last)
    return (
      <Panel title="Net profit">
        <p className="muted">The curve is drawn once bets are settled on two days.</p>
      </Panel>
    );
  return (
    <Panel title="Net profit" caption={`Shaded: below the best so far. Max drawdown ${formatMoney(drawdown / 100)}.`}>
      <Curve
        steps={points}
        spoken={`Net profit over ${points.length} days: now ${formatSignedMoney(last.total)}, best ${formatSignedMoney(last.peak)}.`}
        markText={(mark) => formatMoney(mark).replace(/\.00$/, '')}
        totalText={formatSignedMoney}
        from={date(points[0]!.at, 'plain')}
        to={date(last.at, 'plain')}
      />
      <AsTable
        heads={['Day', 'Bets', 'Net profit']}
        rows={points
          .slice(-ROWS_MOST)
          .reverse()
          .map(({ at, bets, total }) => ({ key: at, cells: [date(at, 'plain'), bets, formatSignedMoney(total)] }))}
      />
    </Panel>
  );
}
