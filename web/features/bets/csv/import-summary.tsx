import { plural } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import type { ImportResult } from '../bet-types.ts';

/** What became of a file, row by row where something was wrong. */
export function ImportSummary({ result }: { result: ImportResult }) {
  const { imported, skipped, refused } = result;
  return (
    <div className="csv-done" aria-live="polite">
      <p className={imported > 0 ? 'note good' : 'note'}>
        <b>{plural(imported, 'bet')} imported</b>, {plural(skipped, 'row')} already here, {plural(refused.length, 'row')} refused.
      </p>
      {refused.length > 0 ? (
        <div className="csv-bad">
          <table className="tbl">
            <ColumnHeads heads={['Line', 'What is wrong']} />
            <tbody>
              {refused.map(({ row, message }) => (
                <tr key={row}>
                  <td>{row}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  );
}
