import { Check, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useEditBet } from '../bet.queries.ts';
import type { Bet } from '../bet-types.ts';
import { ReadAs } from '../reading/read-as.tsx';
import { useReading } from '../reading/use-reading.ts';
import { askOf, decideEdit, draftOf, type EditDraft } from './edit-rules.ts';

const FIELDS: readonly { name: 'selection' | 'odds' | 'stake'; label: string; mode: 'text' | 'decimal' }[] = [
  { name: 'selection', label: 'Selection', mode: 'text' },
  { name: 'odds', label: 'Odds', mode: 'text' },
  { name: 'stake', label: 'Stake $', mode: 'decimal' },
];

/** The row of a pending bet while its selection, odds and stake are being changed. */
export function PendingEdit({ bet, onDone }: { bet: Bet; onDone: () => void }) {
  const format = useOddsFormat();
  const [draft, setDraft] = useState(() => draftOf(bet, format));
  const edit = useEditBet();
  const ask = askOf(bet, draft, format);
  const read = useReading(ask);
  const change = (patch: Partial<EditDraft>): void =>
    setDraft({ ...draft, ...('selection' in patch ? { pick: undefined } : {}), ...patch });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const decision = decideEdit(bet, draft, format, read.isCurrent ? read.reading : undefined);
    if (decision.kind === 'invalid') toast(decision.toast);
    else if (decision.kind === 'unchanged') onDone();
    else edit.mutate({ betId: bet.id, change: decision.change }, { onSuccess: onDone });
  };
  return (
    <form className="bet-edit" onSubmit={save} noValidate>
      {FIELDS.map(({ name, label, mode }, at) => (
        <label className={name === 'selection' ? 'field wide' : 'field'} key={name}>
          <span className="lbl">{label}</span>
          <input
            ref={at === 0 ? first : undefined}
            value={draft[name]}
            inputMode={mode}
            autoComplete="off"
            maxLength={160}
            onKeyDown={(event) => (event.key === 'Escape' ? onDone() : undefined)}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        </label>
      ))}
      <div className="acts">
        <Button type="submit" look="primary" disabled={edit.isPending}>
          <Check /> Confirm
        </Button>
        <Button onClick={onDone} disabled={edit.isPending}>
          <X /> Cancel
        </Button>
      </div>
      <div className="bet-reading">
        <ReadAs
          ask={ask}
          read={read}
          pick={draft.pick}
          onPick={(pick, words) => change({ pick, ...(words === undefined ? {} : { selection: words }) })}
        />
      </div>
    </form>
  );
}
