import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ColumnHeads } from '../layout/column-heads.tsx';
import './curve.css';

interface AsTableProps {
  /** The first head is of words, the others are of numbers. */
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** What a drawing shows, as a table that opens under it. */
export function AsTable({ heads, rows }: AsTableProps) {
  return (
    <details className="curve-t">
      <summary>
        <ChevronRight className="s" /> As a table
      </summary>
      <table className="tbl">
        <ColumnHeads heads={heads.map((head, at) => (at > 0 ? ([head] as const) : head))} />
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td className={at > 0 ? 'num' : undefined} key={heads[at]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
