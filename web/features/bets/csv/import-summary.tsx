import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import type { ImportResult } from '../bet-types.ts';

const countedBets = (count: number): string => `${count} ${count === 1 ? 'bet' : 'bets'}`;
const rows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** What became of a file, row by row where something was wrong. */
export function ImportSummary({ result }: { result: ImportResult }) {
  const { imported, skipped, refused } = result;
  return (
    <div className="csv-done" aria-live="polite">
      <p className={imported > 0 ? 'note good' : 'note'}>
        <b>{countedBets(imported)} imported</b>, {rows(skipped)} already here, {rows(refused.length)} refused.
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
