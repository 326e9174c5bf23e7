import { Plus } from 'lucide-react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useToday } from '../../../core/status.ts';
import { ODDS_EXAMPLE } from '../../../lib/format.ts';
import { useSlate } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { DetailFields } from '../change/detail-fields.tsx';
import { LegFields } from './leg-fields.tsx';
import { EMPTY_LEG, sizeOptions, type TicketDraft, type TicketErrors } from './ticket-draft.ts';
import './ticket.css';

const KINDS = [
  { value: 'parlay', label: 'Parlay' },
  { value: 'teaser', label: 'Teaser' },
  { value: 'round_robin', label: 'Round robin' },
] as const;
const MOST_LEGS = 20;
interface TicketProps {
  draft: TicketDraft;
  errors: TicketErrors;
  onChange: (patch: Partial<TicketDraft>) => void;
}

/** The ticket's price and money. */
function TicketTerms(fields: TicketProps) {
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

/** Every field of a ticket: its legs, its price and its money. */
export function TicketFields({ draft, errors, onChange }: TicketProps) {
  const games = [...useSlate(useToday()).values()];
  return (
    <>
      <Segmented label="Kind of ticket" value={draft.kind} options={KINDS} onChange={(kind) => onChange({ kind })} />
      {draft.legs.map((leg, at) => (
        <LegFields
          // biome-ignore lint/suspicious/noArrayIndexKey: legs have no other name while they are typed
          key={at}
          leg={leg}
          at={at}
          placedAt={draft.placedAt}
          errors={errors}
          games={games}
          onChange={(next) => onChange({ legs: draft.legs.with(at, next) })}
          onRemove={draft.legs.length > 2 ? () => onChange({ legs: draft.legs.toSpliced(at, 1) }) : undefined}
        />
      ))}
      <Button onClick={() => onChange({ legs: [...draft.legs, EMPTY_LEG] })} disabled={draft.legs.length >= MOST_LEGS}>
        <Plus /> Add a leg
      </Button>
      <TicketTerms draft={draft} errors={errors} onChange={onChange} />
    </>
  );
}
