import { hasLine } from '@clearedge/contract/markets/board-markets';
import { type FormEvent, useState } from 'react';
import { boardHead } from '../../../core/prices/board-head.ts';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatLine, plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { type PriceAlert, useDeleteAlert, useEditAlert } from '../comparison.queries.ts';
import { lineText } from '../words.ts';
import { type Checked, checkDraft, draftOf } from './draft-rules.ts';
import { TermsFields } from './terms-fields.tsx';

type Odds = (american: number | null) => string;

const numberText = ({ side, line }: PriceAlert): string => {
  if (line === null) return '';
  return side === 'over' || side === 'under' ? String(line) : formatLine(line);
};

/** "+110 or better", "8 or better at −110 or better", "a move of 10 cents from +104". */
function wantedText(alert: PriceAlert, odds: Odds): string {
  if (alert.moveCents !== null)
    return `a move of ${plural(alert.moveCents, 'cent')}${alert.fromOdds === null ? '' : ` from ${odds(alert.fromOdds)}`}`;
  const parts = [alert.line === null ? '' : `${numberText(alert)} or better`, alert.odds === null ? '' : `${odds(alert.odds)} or better`];
  return parts.filter(Boolean).join(' at ');
}

const STATE_TEXT: Record<PriceAlert['state'], string> = { waiting: 'Waiting', sent: 'Sent', over: 'Over' };

const LOOK: Record<PriceAlert['state'], BadgeLook> = { waiting: 'info', sent: 'value', over: 'plain' };

function EditForm({ alert, mine, onDone }: { alert: PriceAlert; mine: readonly string[]; onDone: () => void }) {
  const format = useOddsFormat();
  const [draft, setDraft] = useState(() => draftOf(alert, format));
  const [checked, setChecked] = useState<Checked | null>(null);
  const edit = useEditAlert();
  const hasNumbers = hasLine(alert.market);
  const isTotal = alert.side === 'over' || alert.side === 'under';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = checkDraft(draft, { hasNumbers, isTotal, mine: alert.books.length > 0 ? alert.books : mine, format, before: alert.odds });
    setChecked(found);
    if ('terms' in found) edit.mutate({ alertId: alert.id, ...found.terms }, { onSuccess: onDone });
  };
  return (
    <form className="form" onSubmit={submit} noValidate aria-label={`Change the alert on ${alert.selection}`}>
      <TermsFields
        draft={draft}
        checked={checked}
        hasNumbers={hasNumbers}
        hasMine={mine.length > 0 || alert.books.length > 0}
        onChange={setDraft}
      />
      <div className="form-acts">
        <Button type="submit" look="primary" disabled={edit.isPending}>
          {edit.isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

function AlertRow({ alert, mine }: { alert: PriceAlert; mine: readonly string[] }) {
  const [isEditing, setIsEditing] = useState(false);
  const remove = useDeleteAlert();
  const { odds, gameTime, dateTime } = useReaderFormat();
  const name = `${alert.selection}, ${wantedText(alert, odds)}`;
  return (
    <li>
      <div className="oc-al">
        <div className="grow">
          <p>
            <b>{selectionLabel(alert.selection)}</b> <Badge look={LOOK[alert.state]}>{STATE_TEXT[alert.state]}</Badge>
          </p>
          <p>{wantedText(alert, odds)}</p>
          <p className="cap">
            {`${alert.awayTeamCode} @ ${alert.homeTeamCode}, ${gameTime(alert.gameTime)}, ${boardHead(alert.sport, alert.market)}, ${alert.books.length === 0 ? 'any book' : alert.books.join(', ')}`}
          </p>
          {alert.sentAt ? (
            <p className="cap">{`Sent ${dateTime(alert.sentAt)}: ${[lineText(alert.side, alert.sentLine), odds(alert.sentOdds)].filter(Boolean).join(' ')} at ${alert.sentBook}`}</p>
          ) : null}
        </div>
        <div className="acts">
          {alert.state === 'over' || isEditing ? null : (
            <Button size="sm" aria-label={`Change: ${name}`} onClick={() => setIsEditing(true)}>
              {alert.state === 'sent' ? 'Set again' : 'Change'}
            </Button>
          )}
          <Button
            size="sm"
            look="danger"
            aria-label={`Delete: ${name}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(alert.id)}
          >
            Delete
          </Button>
        </div>
      </div>
      {isEditing ? <EditForm alert={alert} mine={mine} onDone={() => setIsEditing(false)} /> : null}
    </li>
  );
}

/** Alerts with what became of them; those that wait can be changed, those that were sent set again. */
export function AlertRows({ alerts, mine }: { alerts: readonly PriceAlert[]; mine: readonly string[] }) {
  return (
    <ul className="rows oc-als">
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} mine={mine} />
      ))}
    </ul>
  );
}
