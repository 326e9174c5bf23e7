import clsx from 'clsx';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import type { BetPick, ImportPreview as Preview } from '../bet-types.ts';
import { PickFields } from '../reading/pick-fields.tsx';
import '../reading.css';

type Row = Preview['rows'][number];
/** Another bet than the text says, with its words; null where the owner enters the result. */
export type RowChoice = { pick: BetPick; words: string } | null;
export type RowChoices = ReadonlyMap<number, RowChoice>;

const number = (count: number): string => count.toLocaleString('en-US');

function countWords({ rows, read, unread, known, errors }: Preview, choices: RowChoices): string {
  const more = rows.filter(({ row, state }) => state === 'unread' && choices.get(row)).length;
  const fewer = rows.filter(({ row, state }) => state === 'read' && choices.get(row) === null).length;
  return [
    `${number(read + more - fewer)} read`,
    `${number(unread - more + fewer)} with a result you enter`,
    ...(known > 0 ? [`${number(known)} already here`] : []),
    `${number(errors)} refused`,
  ].join(' · ');
}

const LOOK: Record<Row['state'], string> = { read: '', unread: 'warn', known: 'muted', error: 'bad' };

function Verdict({ row: { state, text }, choice }: { row: Row; choice: RowChoice | undefined }) {
  if (choice === null) return <>You enter the result.</>;
  if (choice)
    return (
      <>
        Your choice: <b>{choice.words}</b>
      </>
    );
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
  choices: RowChoices;
  /** Another choice for a line; undefined has its text read. */
  onChoose: (line: number, choice: RowChoice | undefined) => void;
}

interface RowProps {
  row: Row;
  choice: RowChoice | undefined;
  onChoose: (choice: RowChoice | undefined) => void;
}

function RowActions({ row, choice, onChoose, onOpen }: RowProps & { onOpen: () => void }) {
  const actions: [label: string, isShown: boolean, press: () => void][] = [
    [choice || row.state === 'read' ? 'Choose another bet' : 'Choose the bet', row.ask !== null, onOpen],
    ['Read the text', choice !== undefined, () => onChoose(undefined)],
    ['Leave it to me', choice !== null && (choice !== undefined || row.state === 'read'), () => onChoose(null)],
  ];
  return (
    <div className="csv-acts">
      {actions.map(([label, isShown, press]) =>
        isShown ? (
          <Button key={label} size="sm" look="quiet" aria-label={`${label}, line ${row.row}`} onClick={press}>
            {label}
          </Button>
        ) : null,
      )}
    </div>
  );
}

function PreviewRow({ row, choice, onChoose }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { odds } = useReaderFormat();
  const isTaken = row.state === 'read' || row.state === 'unread';
  return (
    <tr>
      <td>{row.row}</td>
      <td className="csv-typed">
        {row.selection ?? ''}
        {row.odds === null ? null : <small>{odds(row.odds)}</small>}
      </td>
      <td className={clsx('csv-read', choice === undefined ? LOOK[row.state] : choice === null && 'warn')}>
        <Verdict row={row} choice={choice} />
        {isOpen && row.ask ? (
          <PickFields
            ask={row.ask}
            from={choice?.pick ?? row.pick}
            onCancel={() => setOpen(false)}
            onUse={(pick, words) => {
              setOpen(false);
              onChoose({ pick, words });
            }}
          />
        ) : isTaken ? (
          <RowActions row={row} choice={choice} onChoose={onChoose} onOpen={() => setOpen(true)} />
        ) : null}
      </td>
    </tr>
  );
}

/** What each row of a file is read as, before anything is kept. */
export function ImportPreview({ preview, choices, onChoose }: ImportPreviewProps) {
  const { rows } = preview;
  const total = preview.read + preview.unread + preview.known + preview.errors;
  return (
    <div className="csv-done">
      <p className="note" role="status">
        <b>{countWords(preview, choices)}</b>
        {rows.length < total ? (
          <>
            <br />
            Showing {number(rows.length)} of {number(total)} rows, those that need a look first.
          </>
        ) : null}
      </p>
      <div className="csv-bad csv-rows">
        <table className="tbl">
          <ColumnHeads heads={['Line', 'Selection, odds', 'Graded as']} />
          <tbody>
            {rows.map((row) => (
              <PreviewRow key={row.row} row={row} choice={choices.get(row.row)} onChoose={(choice) => onChoose(row.row, choice)} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
