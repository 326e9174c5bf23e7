import { unitsText } from '../../../core/pick-figures.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import type { RecordReport } from './record.queries.ts';

type Day = RecordReport['curve'][number];
const LEAST_DAYS = 3;

function pathsOf(days: readonly Day[]) {
  const totals = [0, ...days.map(({ total }) => total)];
  const peaks = totals.map((_, at) => Math.max(...totals.slice(0, at + 1)));
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const range = Math.max(high - low, 1);
  const x = (at: number): number => (100 * at) / (totals.length - 1);
  const y = (value: number): number => 96 - (92 * (value - low)) / range;
  const line = totals.map((total, at) => `${x(at)},${y(total)}`);
  const back = totals.map((total, at) => `${x(at)},${y(total)}`).reverse();
  return {
    total: `M${line.join('L')}`,
    fall: `M${peaks.map((peak, at) => `${x(at)},${y(peak)}`).join('L')}L${back.join('L')}Z`,
    zero: y(0),
    low,
    high,
  };
}

/** Units over time, with what was lost since the best day shaded; a table says the same. */
export function UnitsCurve({ days }: { days: readonly Day[] }) {
  const { date } = useReaderFormat();
  if (days.length < LEAST_DAYS) return <p className="muted">The curve begins after three days with a result.</p>;
  const { total, fall, zero, low, high } = pathsOf(days);
  const last = days.at(-1)!;
  return (
    <figure className="rec-curve">
      <p className="sr">{`Units over ${days.length} days: now ${unitsText(last.total)}, highest ${unitsText(high)}, lowest ${unitsText(low)}.`}</p>
      <div className="rec-plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <line className="zero" x1="0" x2="100" y1={zero} y2={zero} />
          <path className="fall" d={fall} />
          <path className="total" d={total} />
        </svg>
        <b className="hi">{unitsText(high, 1)}</b>
        <b className="lo">{unitsText(low, 1)}</b>
      </div>
      <figcaption className="cap">
        {`${date(days[0]!.slateOn)} to ${date(last.slateOn)}, one unit a pick. Shaded: below the best so far. Now ${unitsText(last.total)}.`}
      </figcaption>
      <details className="rec-more">
        <summary>As a table</summary>
        <table className="tbl">
          <ColumnHeads heads={['Day', ['Picks'], ['Units'], ['In all']]} />
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.slateOn}>
                <td>{day.slateOn}</td>
                <td className="num">{day.picks}</td>
                <td className="num">{unitsText(day.units)}</td>
                <td className="num">{unitsText(day.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
