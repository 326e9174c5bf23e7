import type { ReactNode } from 'react';

export interface StatColumn<T> {
  head: string;
  title: string;
  of: (row: T) => ReactNode;
}

interface StatTableProps<T extends { playerId: string; name: string }> {
  caption: string;
  firstHead: string;
  rows: readonly T[];
  columns: readonly StatColumn<T>[];
  note: (row: T) => string;
  isIndented?: (row: T) => boolean;
  total?: readonly ReactNode[];
}

/** The source leaves this figure out. */
const UNKNOWN = <span title="Not available from this data source">—</span>;

/** Players down, figures across. */
export function StatTable<T extends { playerId: string; name: string }>({
  caption,
  firstHead,
  rows,
  columns,
  note,
  isIndented,
  total,
}: StatTableProps<T>) {
  return (
    <div className="tbl-x">
      <table className="tbl stats">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{firstHead}</th>
            {columns.map((column) => (
              <th scope="col" key={column.head} className="num">
                <abbr title={column.title}>{column.head}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.playerId}>
              <th scope="row" className={isIndented?.(row) ? 'in' : undefined}>
                {row.name} <span className="muted">{note(row)}</span>
              </th>
              {columns.map((column) => (
                <td key={column.head} className="num">
                  {column.of(row) ?? UNKNOWN}
                </td>
              ))}
            </tr>
          ))}
          {total ? (
            <tr className="sum">
              <th scope="row">Total</th>
              {columns.map((column, i) => (
                <td key={column.head} className="num">
                  {total[i] ?? UNKNOWN}
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
