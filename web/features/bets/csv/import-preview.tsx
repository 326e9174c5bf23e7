import clsx from 'clsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import type { ImportPreview as Preview } from '../bet-types.ts';
import '../styles/reading.css';

type Row = Preview['rows'][number];

const number = (count: number): string => count.toLocaleString('en-US');

function countWords({ read, unread, known, errors }: Preview, owned: number): string {
  return [
    `${number(read - owned)} read`,
    `${number(unread + owned)} with a result you enter`,
    ...(known > 0 ? [`${number(known)} already here`] : []),
    `${number(errors)} refused`,
  ].join(' · ');
}

const LOOK: Record<Row['state'], string> = { read: '', unread: 'warn', known: 'muted', error: 'bad' };

function Verdict({ row: { state, text }, isOwners }: { row: Row; isOwners: boolean }) {
  if (isOwners) return <>You enter the result.</>;
  if (state === 'read')
    return (
      <>
        Read as: <b>{text}</b>
      </>
    );
  return (
    <>
      {state === 'error' ? 'Refused: ' : null}
      {text} {state === 'unread' ? 'You enter the result.' : null}
    </>
  );
}

interface ImportPreviewProps {
  preview: Preview;
  /** Lines whose result the owner enters, though they were read. */
  owned: ReadonlySet<number>;
  onOwn: (line: number, isOwners: boolean) => void;
}

/** What each row of a file is read as, before anything is kept. */
export function ImportPreview({ preview, owned, onOwn }: ImportPreviewProps) {
  const { rows } = preview;
  const total = preview.read + preview.unread + preview.known + preview.errors;
  return (
    <div className="csv-done">
      <p className="note" role="status">
        <b>{countWords(preview, owned.size)}</b>
        {rows.length < total ? (
          <>
            <br />
            Showing {number(rows.length)} of {number(total)} rows, those that need a look first.
          </>
        ) : null}
      </p>
      <div className="csv-bad csv-rows">
        <table className="tbl">
          <ColumnHeads heads={['Line', 'Selection', 'Graded as']} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <td>{row.row}</td>
                <td className="csv-said">{row.selection ?? ''}</td>
                <td className={clsx('csv-read', owned.has(row.row) ? 'warn' : LOOK[row.state])}>
                  <span>
                    <Verdict row={row} isOwners={owned.has(row.row)} />
                  </span>
                  {row.state === 'read' ? (
                    <Button
                      size="sm"
                      look="quiet"
                      aria-label={`${owned.has(row.row) ? 'Read the text' : 'Leave it to me'}, line ${row.row}`}
                      onClick={() => onOwn(row.row, !owned.has(row.row))}
                    >
                      {owned.has(row.row) ? 'Read the text' : 'Leave it to me'}
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
