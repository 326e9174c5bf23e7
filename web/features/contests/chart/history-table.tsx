import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { LineHistory } from '../contest-types.ts';

const ROWS_SHOWN = 7;

/** The same history in words and figures, newest first. */
export function HistoryTable({ history, lineText }: { history: LineHistory; lineText: (line: number) => string }) {
  const [isAll, setAll] = useState(false);
  const { odds, dateTime } = useReaderFormat();
  const rows = history.series
    .flatMap((series) => series.points.map((point) => ({ ...point, bookName: series.bookName })))
    .sort((a, b) => b.at.localeCompare(a.at) || a.bookName.localeCompare(b.bookName));
  const shown = isAll ? rows : rows.slice(0, ROWS_SHOWN);
  const hasLine = history.market !== 'moneyline';
  return (
    <div className="hist-x">
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
          {shown.map((row) => (
            <tr key={`${row.bookName}-${row.at}`}>
              <td>{dateTime(row.at)}</td>
              <td>{row.bookName}</td>
              {hasLine ? <td className="num">{row.line === null ? '—' : lineText(row.line)}</td> : null}
              <td className="num">{row.odds === null ? 'Off' : odds(row.odds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length ? <Button size="sm" onClick={() => setAll(true)}>{`All ${rows.length} prices`}</Button> : null}
    </div>
  );
}
