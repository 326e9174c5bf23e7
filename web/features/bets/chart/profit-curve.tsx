import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Curve } from '../../../ui/charts/curve.tsx';
import type { HistoryFigures } from '../bet-types.ts';

interface CurvePoint {
  at: string;
  bets: number;
  profit: number;
  total: number;
  /** The best total so far. */
  peak: number;
}

/** Profit added up over settlements, oldest first. */
export function profitCurve(curve: HistoryFigures['curve']): CurvePoint[] {
  let cents = 0;
  let peak = 0;
  return curve.map(({ at, bets, profit }) => {
    cents += Math.round(profit * 100);
    peak = Math.max(peak, cents);
    return { at, bets, profit, total: cents / 100, peak: peak / 100 };
  });
}

const POINTS_MIN = 5;
const TABLE_MAX = 60;

const STEPS = { minute: ['Settled', 'settlements'], day: ['Day', 'days'], week: ['Week to', 'weeks'] } as const;

/** Profit over all bets that fit, its falls shaded; a table says the same. Nothing below five settlements: two points are no curve. */
export function ProfitCurve({
  figures: { curve, curveBy: by, drawdown },
}: {
  figures: Pick<HistoryFigures, 'curve' | 'curveBy' | 'drawdown'>;
}) {
  const { date, clock } = useReaderFormat();
  const points = profitCurve(curve);
  const [head, steps] = STEPS[by];
  if (points.length < POINTS_MIN) return null;
  const last = points.at(-1)!;
  const shown = points.slice(-TABLE_MAX).reverse();
  return (
    <figure className="curve-p">
      <figcaption>
        <b>Profit</b>
        <span className="cap">Shaded: below the best so far. Max drawdown {formatMoney(drawdown)}.</span>
      </figcaption>
      <Curve
        steps={points}
        spoken={`Profit over ${points.length} ${steps}: now ${formatSignedMoney(last.total)}, best ${formatSignedMoney(last.peak)}.`}
        markText={(mark) => formatMoney(mark).replace(/\.00$/, '')}
        totalText={formatSignedMoney}
        from={date(points[0]!.at, 'plain')}
        to={date(last.at, 'plain')}
      />
      <AsTable
        heads={[head, 'Bets', 'Profit', 'Total']}
        rows={shown.map(({ at, bets: count, profit, total }) => ({
          key: at,
          cells: [
            by === 'minute' ? `${date(at, 'plain')}, ${clock(at)}` : date(at, 'plain'),
            count,
            formatSignedMoney(profit),
            formatSignedMoney(total),
          ],
        }))}
      />
    </figure>
  );
}
