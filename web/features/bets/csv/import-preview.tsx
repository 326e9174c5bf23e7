import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import clsx from 'clsx';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import type { BetPick, ImportPreview as Preview } from '../bet-types.ts';
import { PickFields } from '../reading/pick-fields.tsx';
import '../reading.css';

type Row = Preview['rows'][number];
/** What a row, or a leg of one, is read as. */
type Reading = Row['legs'][number];
/** Another bet than the text says, with its words; null where the owner enters the result. */
export type RowChoice = { line: number; leg?: number; to: { pick: BetPick; words: string } | null };
/** By the line of a row, and the place of a leg on it. */
export type RowChoices = ReadonlyMap<string, RowChoice>;
type Choice = RowChoice['to'] | undefined;

export const choiceKey = ({ line, leg }: Pick<RowChoice, 'line' | 'leg'>): string => [line, leg].join('.');

const isRead = ({ state }: Reading, choice: Choice): boolean => (choice === undefined ? state === 'read' : choice !== null);

/** Whether a row will be graded from scores as it is chosen now: a ticket when each of its legs is. */
function willBeRead(row: Row, choices: RowChoices): boolean {
  const chosen = (leg?: number): Choice => choices.get(choiceKey({ line: row.row, ...(leg === undefined ? {} : { leg }) }))?.to;
  return row.legs.length > 0 ? row.legs.every((leg, at) => isRead(leg, chosen(at))) : isRead(row, chosen());
}

function countWords({ rows, read, unread, unreadSettled, known, errors }: Preview, choices: RowChoices): string {
  const moved = rows.filter(
    (row) => (row.state === 'read' || row.state === 'unread') && willBeRead(row, choices) !== (row.state === 'read'),
  );
  const net = (some: readonly Row[]): number => some.reduce((sum, { state }) => sum + (state === 'unread' ? 1 : -1), 0);
  const settled = moved.filter(({ result }) => result !== null);
  const left = unread - unreadSettled - (net(moved) - net(settled));
  const ofFile = unreadSettled - net(settled);
  return [
    `${formatCount(read + net(moved))} read`,
    `${formatCount(left)} with a result you enter`,
    ...(ofFile > 0 ? [`${formatCount(ofFile)} not read, with the file’s result`] : []),
    ...(known > 0 ? [`${formatCount(known)} already here`] : []),
    `${formatCount(errors)} refused`,
  ].join(' · ');
}

/** Who says how a bet ends that scores do not grade: a result in the file stands. */
const unreadEnd = (result: Row['result']): string =>
  result === null ? 'You enter the result.' : `${GRADE_WORD[result]}, as the file says.`;

const LOOK: Record<Row['state'], string> = { read: '', unread: 'warn', known: 'muted', error: 'bad' };

function Verdict({ row: { state, text }, result, choice }: Pick<ReadingProps, 'row' | 'result' | 'choice'>) {
  if (choice === null) return <>{unreadEnd(result)}</>;
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
      {text} {state === 'unread' ? unreadEnd(result) : null}
    </>
  );
}

interface ImportPreviewProps {
  preview: Preview;
  choices: RowChoices;
  /** Another choice for a row or a leg; undefined has its text read. */
  onChoose: (at: Pick<RowChoice, 'line' | 'leg'>, to: Choice) => void;
}

interface ReadingProps {
  row: Reading;
  /** Of the bet, or of the ticket that a leg is on, as the file states it. */
  result: Row['result'];
  /** "line 3", "line 3, leg 2" */
  name: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function RowActions({ row, name, choice, onChoose, onOpen }: Omit<ReadingProps, 'result'> & { onOpen: () => void }) {
  const actions: [label: string, isShown: boolean, press: () => void][] = [
    [choice || row.state === 'read' ? 'Choose another bet' : 'Choose the bet', row.ask !== null, onOpen],
    ['Read the text', choice !== undefined, () => onChoose(undefined)],
    ['Leave it to me', choice !== null && (choice !== undefined || row.state === 'read'), () => onChoose(null)],
  ];
  return (
    <div className="csv-acts">
      {actions.map(([label, isShown, press]) =>
        isShown ? (
          <Button key={label} size="sm" look="quiet" aria-label={`${label}, ${name}`} onClick={press}>
            {label}
          </Button>
        ) : null,
      )}
    </div>
  );
}

/** What a bet or a leg is graded as, and the ways to choose another. */
function GradedAs({ row, result, name, choice, onChoose }: ReadingProps) {
  const [isOpen, setOpen] = useState(false);
  const isTaken = row.state === 'read' || row.state === 'unread';
  return (
    <div className={clsx('csv-read', choice === undefined ? LOOK[row.state] : choice === null && 'warn')}>
      <Verdict row={row} result={result} choice={choice} />
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
        <RowActions row={row} name={name} choice={choice} onChoose={onChoose} onOpen={() => setOpen(true)} />
      ) : null}
    </div>
  );
}

function Legs({ row, choices, onChoose }: { row: Row } & Pick<ImportPreviewProps, 'choices' | 'onChoose'>) {
  const { odds } = useReaderFormat();
  return (
    <ol className="csv-legs">
      {row.legs.map((leg, at) => {
        const place = { line: row.row, leg: at };
        return (
          <li key={choiceKey(place)}>
            {leg.selection} {leg.odds === null ? null : <span className="tabular">{odds(leg.odds)}</span>}
            <GradedAs
              row={leg}
              result={row.result}
              name={`line ${row.row}, leg ${at + 1}`}
              choice={choices.get(choiceKey(place))?.to}
              onChoose={(to) => onChoose(place, to)}
            />
          </li>
        );
      })}
    </ol>
  );
}

function PreviewRow({ row, choices, onChoose }: { row: Row } & Pick<ImportPreviewProps, 'choices' | 'onChoose'>) {
  const { odds } = useReaderFormat();
  const place = { line: row.row };
  const stated = (
    <>
      {row.selection ?? ''}
      {row.odds === null ? null : <small>{odds(row.odds)}</small>}
    </>
  );
  return (
    <tr>
      <td>{row.row}</td>
      {row.legs.length > 0 ? (
        <td className="csv-typed" colSpan={2}>
          {stated}
          <Legs row={row} choices={choices} onChoose={onChoose} />
        </td>
      ) : (
        <>
          <td className="csv-typed">{stated}</td>
          <td>
            <GradedAs
              row={row}
              result={row.result}
              name={`line ${row.row}`}
              choice={choices.get(choiceKey(place))?.to}
              onChoose={(to) => onChoose(place, to)}
            />
          </td>
        </>
      )}
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
            Showing {formatCount(rows.length)} of {formatCount(total)} rows, those that need a look first.
          </>
        ) : null}
      </p>
      <div className="csv-bad csv-rows">
        <table className="tbl">
          <ColumnHeads heads={['Line', 'Selection, odds', 'Graded as']} />
          <tbody>
            {rows.map((row) => (
              <PreviewRow key={row.row} row={row} choices={choices} onChoose={onChoose} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
