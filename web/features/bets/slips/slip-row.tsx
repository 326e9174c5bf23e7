import { DETAIL_NAMES } from '@clearedge/contract/bet-details';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { betTypeName, gameLabel, selectionLabel, slateOfGame } from '../../../core/slip/index.ts';
import { formatMoney, numberIn, readOddsBox } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { AddDraft } from '../add/add-rules.ts';
import { SingleFields, SingleReading } from '../add/single-fields.tsx';
import { LegReading } from '../ticket/leg-fields.tsx';
import type { LegDraft, TicketDraft } from '../ticket/ticket-draft.ts';
import { TicketFields } from '../ticket/ticket-fields.tsx';
import { byHand, complaintsOf, type SlipRow, withPatch } from './slip-draft.ts';
import './slips.css';

/** "NYY @ BOS, Jul 11": the game that a selection is on. */
function GameWords({ gameId, game }: Pick<LegDraft, 'gameId' | 'game'>) {
  const { date } = useReaderFormat();
  const day = slateOfGame(gameId);
  if (gameId === '' && game === '') return <span className="warn">No game named: choose it</span>;
  return <span>{[gameLabel(gameId || game), day && date(day)].filter(Boolean).join(', ')}</span>;
}

/** A typed price as prices are shown; as it is typed where it is none. */
function usePriceWords(): (text: string) => string {
  const { odds, oddsFormat } = useReaderFormat();
  return (text) => {
    const price = readOddsBox(text, oddsFormat);
    return price === null ? text : odds(price);
  };
}

function Terms({ draft }: { draft: AddDraft | TicketDraft }) {
  const { dateTime } = useReaderFormat();
  const price = usePriceWords();
  const ticket = 'kind' in draft ? draft : null;
  const isRobin = ticket?.kind === 'round_robin';
  const stake = numberIn(draft.stake) > 0 ? formatMoney(numberIn(draft.stake)) : 'Stake missing';
  const words = [
    isRobin ? `${stake} on each parlay` : `${stake} at ${price(draft.odds) || 'odds missing'}`,
    ticket?.boost ? `${ticket.boost}% boost` : null,
    ticket?.isFreeBet ? 'free bet' : null,
    ...DETAIL_NAMES.map((name) => draft[name] || null),
    draft.placedAt ? `placed ${dateTime(new Date(draft.placedAt).toISOString())}` : null,
  ];
  return <p className="slip-terms">{words.filter(Boolean).join(' · ')}</p>;
}

interface RowProps {
  row: SlipRow;
  at: number;
  onChange: (row: SlipRow) => void;
  onRemove: () => void;
}

function Summary({ row, onChange }: Pick<RowProps, 'row' | 'onChange'>) {
  const price = usePriceWords();
  if (row.is === 'none') return <pre className="slip-text">{row.text}</pre>;
  if (row.is === 'single')
    return (
      <>
        <p className="slip-sel">
          <b>{selectionLabel(row.draft.selection)}</b> <GameWords {...row.draft} />
        </p>
        <SingleReading draft={row.draft} onChange={(patch) => onChange(withPatch(row, patch))} />
        <Terms draft={row.draft} />
      </>
    );
  const { draft } = row;
  return (
    <>
      <p className="slip-sel">
        <b>
          {betTypeName(draft.kind)}, {draft.legs.length} legs
        </b>
      </p>
      <ol className="slip-legs">
        {draft.legs.map((leg, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: legs have no other name while they are typed
          <li key={at}>
            <p className="slip-sel">
              <b>{selectionLabel(leg.selection)}</b> {price(leg.odds)} <GameWords {...leg} />
            </p>
            <LegReading
              leg={leg}
              placedAt={draft.placedAt}
              onChange={(next) => onChange(withPatch(row, { legs: draft.legs.with(at, next) }))}
            />
          </li>
        ))}
      </ol>
      <Terms draft={draft} />
    </>
  );
}

function Editor({ row, onChange }: Pick<RowProps, 'row' | 'onChange'>) {
  const change = (patch: Partial<AddDraft> | Partial<TicketDraft>): void => onChange(withPatch(row, patch));
  if (row.is === 'single') return <SingleFields draft={row.draft} errors={row.errors} onChange={change} />;
  return row.is === 'ticket' ? <TicketFields draft={row.draft} errors={row.errors} onChange={change} /> : null;
}

/** A bet that was found in a pasted text: what it is read as, its terms, and its fields to correct. */
export function SlipRowView({ row, at, onChange, onRemove }: RowProps) {
  const { oddsFormat } = useReaderFormat();
  const [isEdited, setEdited] = useState(false);
  const lacking = row.state === 'logged' ? {} : complaintsOf(row, oddsFormat);
  const isOpen = row.is !== 'none' && (isEdited || Object.keys(row.errors).length > 0);
  if (row.state === 'logged' && row.is !== 'none')
    return (
      <li className="slip-row">
        <p className="read-as good">
          <CircleCheck className="s" />
          <span>
            Logged:{' '}
            <b>
              {row.is === 'single' ? selectionLabel(row.draft.selection) : `${betTypeName(row.draft.kind)}, ${row.draft.legs.length} legs`}
            </b>
          </span>
        </p>
      </li>
    );
  return (
    <li className="slip-row">
      {isOpen ? (
        <Editor row={{ ...row, errors: { ...lacking, ...row.errors } }} onChange={onChange} />
      ) : (
        <Summary row={row} onChange={onChange} />
      )}
      {Object.keys(lacking).length > 0 && !isOpen ? (
        <p className="read-as warn">
          <CircleAlert className="s" />
          <span>Not ready to log. {[...new Set(Object.values(lacking))].join(' ')}</span>
        </p>
      ) : null}
      {row.notes.map((note) => (
        <p key={note} className="read-as warn">
          <CircleAlert className="s" />
          <span>{note}</span>
        </p>
      ))}
      {row.refusal ? (
        <p className="note bad" role="alert">
          {row.refusal}
        </p>
      ) : null}
      <div className="slip-acts">
        {row.is === 'none' ? (
          <Button
            size="sm"
            aria-label={`Enter bet ${at + 1} by hand`}
            onClick={() => {
              setEdited(true);
              onChange(byHand(row));
            }}
          >
            Enter it by hand
          </Button>
        ) : (
          <Button
            size="sm"
            aria-label={isOpen ? `Close bet ${at + 1}` : `Edit bet ${at + 1}`}
            onClick={() => {
              setEdited(!isOpen);
              if (isOpen) onChange({ ...row, errors: {} });
            }}
          >
            {isOpen ? 'Close' : 'Edit'}
          </Button>
        )}
        <Button size="sm" look="quiet" aria-label={`Leave out bet ${at + 1}`} onClick={onRemove}>
          Leave out
        </Button>
        {row.is !== 'none' && isOpen ? (
          <details>
            <summary>Lines of the slip</summary>
            <pre className="slip-text">{row.text}</pre>
          </details>
        ) : null}
      </div>
    </li>
  );
}
