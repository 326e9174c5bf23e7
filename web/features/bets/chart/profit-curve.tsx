import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Curve } from '../../../ui/charts/curve.tsx';
import type { Bet } from '../bet-types.ts';
import { profitCurve, worstDrawdown } from './curve-rules.ts';

const POINTS_MIN = 5;
const TABLE_MAX = 60;

/** Profit over the bets shown, its falls shaded; a table says the same. Nothing below five settlements: two points are no curve. */
export function ProfitCurve({ bets }: { bets: readonly Bet[] }) {
  const { date, dateTime } = useReaderFormat();
  const points = profitCurve(bets);
  if (points.length < POINTS_MIN) return null;
  const last = points.at(-1)!;
  const shown = points.slice(-TABLE_MAX).reverse();
  return (
    <figure className="curve-p">
      <figcaption>
        <b>Profit</b>
        <span className="cap">Shaded: below the best so far. Deepest fall {formatMoney(worstDrawdown(points))}.</span>
      </figcaption>
      <Curve
        steps={points}
        spoken={`Profit over ${points.length} settlements: now ${formatSignedMoney(last.total)}, best ${formatSignedMoney(last.peak)}.`}
        markText={(mark) => formatMoney(mark).replace(/\.00$/, '')}
        totalText={formatSignedMoney}
        from={date(points[0]!.at)}
        to={date(last.at)}
      />
      <AsTable
        heads={['Settled', 'Bets', 'Profit', 'Total']}
        rows={shown.map(({ at, bets: count, profit, total }) => ({
          key: at,
          cells: [dateTime(at), count, formatSignedMoney(profit), formatSignedMoney(total)],
        }))}
      />
    </figure>
  );
}
