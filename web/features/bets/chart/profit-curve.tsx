import { ChevronRight } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import type { Bet } from '../bet-types.ts';
import { type CurvePoint, drawdownPath, heightOf, marksFor, profitCurve, totalPath, worstDrawdown } from './curve-rules.ts';

const POINTS_MIN = 5;
const TABLE_MAX = 60;

function Drawing({ points }: { points: readonly CurvePoint[] }) {
  const { date } = useReaderFormat();
  const { scale, marks } = marksFor(points);
  const last = points.at(-1)!;
  const spoken = `Profit over ${points.length} settlements: now ${formatSignedMoney(last.total)}, best ${formatSignedMoney(last.peak)}.`;
  return (
    <div className="chart curve">
      <p className="sr">{spoken}</p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {marks.map((mark) => (
          <line
            key={mark}
            className={mark === 0 ? 'grid zero' : 'grid'}
            x1="0"
            x2="100"
            y1={heightOf(scale, mark)}
            y2={heightOf(scale, mark)}
          />
        ))}
        <path className="fall" d={drawdownPath(points, scale)} />
        <path className="total" d={totalPath(points, scale)} />
      </svg>
      {marks.map((mark) => (
        <span key={mark} className="y" style={{ top: `${heightOf(scale, mark)}%` }}>
          {formatMoney(mark).replace(/\.00$/, '')}
        </span>
      ))}
      <span className="e" style={{ top: `${heightOf(scale, last.total)}%` }}>
        <b>{formatSignedMoney(last.total)}</b>
      </span>
      <span className="x from">{date(points[0]!.at)}</span>
      <span className="x to">{date(last.at)}</span>
    </div>
  );
}

function CurveTable({ points }: { points: readonly CurvePoint[] }) {
  const { dateTime } = useReaderFormat();
  return (
    <details className="curve-t">
      <summary>
        <ChevronRight className="s" /> As a table
      </summary>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">Settled</th>
            <th scope="col" className="num">
              Bets
            </th>
            <th scope="col" className="num">
              Profit
            </th>
            <th scope="col" className="num">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {points
            .slice(-TABLE_MAX)
            .reverse()
            .map((point) => (
              <tr key={point.at}>
                <td>{dateTime(point.at)}</td>
                <td className="num">{point.bets}</td>
                <td className="num">{formatSignedMoney(point.profit)}</td>
                <td className="num">{formatSignedMoney(point.total)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}

/** Profit over the bets shown, its falls shaded; a table says the same. Nothing below five settlements: two points are no curve. */
export function ProfitCurve({ bets }: { bets: readonly Bet[] }) {
  const points = profitCurve(bets);
  if (points.length < POINTS_MIN) return null;
  return (
    <figure className="curve-p">
      <figcaption>
        <b>Profit</b>
        <span className="cap">Shaded: below the best so far. Deepest fall {formatMoney(worstDrawdown(points))}.</span>
      </figcaption>
      <Drawing points={points} />
      <CurveTable points={points} />
    </figure>
  );
}
