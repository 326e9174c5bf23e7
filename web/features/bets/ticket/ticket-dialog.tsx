import { CallError } from '@clearedge/contract/client';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useToday } from '../../../core/status.ts';
import { ODDS_EXAMPLE } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { useSlate } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useAddParlay } from '../bet.queries.ts';
import { DetailFields } from '../change/detail-fields.tsx';
import { LegFields } from './leg-fields.tsx';
import {
  checkTicket,
  EMPTY_LEG,
  EMPTY_TICKET,
  sizeOptions,
  type TicketDraft,
  type TicketErrors,
  ticketBody,
  ticketErrors,
} from './ticket-draft.ts';
import './ticket.css';

const KINDS = [
  { value: 'parlay', label: 'Parlay' },
  { value: 'teaser', label: 'Teaser' },
  { value: 'round_robin', label: 'Round robin' },
] as const;
const MOST_LEGS = 20;
const NO_ANSWER = 'No answer arrived. Try again: it is added only once.';

interface TermsProps {
  draft: TicketDraft;
  errors: TicketErrors;
  onChange: (patch: Partial<TicketDraft>) => void;
}

/** The ticket's price and money. */
function TicketTerms(fields: TermsProps) {
  const { draft, onChange } = fields;
  const format = useOddsFormat();
  const isRobin = draft.kind === 'round_robin';
  return (
    <div className="form-two bet-form">
      {isRobin ? (
        <div className="form-row">
          <span className="lbl">Parlays</span>
          <Select
            label="Parlays"
            hideLabel
            className="full"
            value={draft.sizes}
            options={sizeOptions(draft.legs.length)}
            onChange={(sizes) => onChange({ sizes })}
          />
        </div>
      ) : (
        <DraftField
          {...fields}
          name="odds"
          label="Odds of the ticket"
          placeholder={ODDS_EXAMPLE[format]}
          inputMode="text"
          hint="As your book prints them. Empty: the legs' odds multiplied."
        />
      )}
      <DraftField
        {...fields}
        name="stake"
        label={isRobin ? 'Stake on each parlay' : 'Stake'}
        prefix="$"
        inputMode="decimal"
        placeholder="10.00"
      />
      <DraftField
        {...fields}
        name="boost"
        label="Profit boost, %"
        inputMode="numeric"
        placeholder="Optional"
        hint="Added to the winnings."
      />
      <DetailFields {...fields} />
      <DraftField {...fields} name="placedAt" label="Placed" type="datetime-local" hint="Leave empty for now." />
      <Check checked={draft.isFreeBet} onChange={(isFreeBet) => onChange({ isFreeBet })}>
        Free bet: only the winnings are paid
      </Check>
    </div>
  );
}

/** A parlay, teaser or round robin as a book took it. */
export function TicketDialog({ onClose }: { onClose: () => void }) {
  const [key] = useState<string>(() => crypto.randomUUID());
  const [draft, setDraft] = useState<TicketDraft>(EMPTY_TICKET);
  const [own, setOwn] = useState<TicketErrors>({});
  const add = useAddParlay();
  const games = [...useSlate(useToday()).values()];
  const format = useOddsFormat();
  const errors = { ...(add.error instanceof CallError ? ticketErrors(add.error.problem?.issues) : {}), ...own };
  const change = (patch: Partial<TicketDraft>): void => {
    const next = { ...draft, ...patch };
    const fits = sizeOptions(next.legs.length).some(({ value }) => value === next.sizes);
    setDraft(fits ? next : { ...next, sizes: '2' });
    setOwn({});
    add.reset();
  };
  const send = (): void => {
    const found = checkTicket(draft, format);
    setOwn(found);
    if (Object.keys(found).length === 0) add.mutate({ body: ticketBody(draft, format), key }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      wide
      title="Add a parlay from your book"
      description="Every leg is graded by its own game: one lost leg loses, pushed and void legs drop out."
      action="Add bet"
      busy="Adding..."
      isBusy={add.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Segmented label="Kind of ticket" value={draft.kind} options={KINDS} onChange={(kind) => change({ kind })} />
      {draft.legs.map((leg, at) => (
        <LegFields
          // biome-ignore lint/suspicious/noArrayIndexKey: legs have no other name while they are typed
          key={at}
          leg={leg}
          at={at}
          placedAt={draft.placedAt}
          errors={errors}
          games={games}
          onChange={(next) => change({ legs: draft.legs.with(at, next) })}
          onRemove={draft.legs.length > 2 ? () => change({ legs: draft.legs.toSpliced(at, 1) }) : undefined}
        />
      ))}
      <Button onClick={() => change({ legs: [...draft.legs, EMPTY_LEG] })} disabled={draft.legs.length >= MOST_LEGS}>
        <Plus /> Add a leg
      </Button>
      <TicketTerms draft={draft} errors={errors} onChange={change} />
      {add.isError && Object.keys(errors).length === 0 ? (
        <p className="note bad" role="alert">
          {messageOf(add.error) ?? NO_ANSWER}
        </p>
      ) : null}
    </FormDialog>
  );
}
