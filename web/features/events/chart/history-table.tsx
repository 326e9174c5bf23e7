import { useReaderFormat } from '../../../core/reader-format.ts';
import type { LineHistory } from '../event-types.ts';

/** The same history in words and figures, newest first. */
export function HistoryTable({ history, lineText }: { history: LineHistory; lineText: (line: number) => string }) {
  const { odds, dateTime } = useReaderFormat();
  const rows = history.series
    .flatMap((series) => series.points.map((point) => ({ ...point, bookName: series.bookName })))
    .sort((a, b) => b.at.localeCompare(a.at) || a.bookName.localeCompare(b.bookName));
  const hasLine = history.market !== 'moneyline';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section className="hist-x" tabIndex={0} aria-label="Price history">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Book</th>
            {hasLine ? (
              <th scope="col" className="num">
                Line
              </th>
            ) : null}
            <th scope="col" className="num">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.bookName}-${row.at}`}>
              <td>{dateTime(row.at)}</td>
              <td>{row.bookName}</td>
              {hasLine ? <td className="num">{row.line === null ? '—' : lineText(row.line)}</td> : null}
              <td className="num">{row.odds === null ? 'Off' : odds(row.odds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
