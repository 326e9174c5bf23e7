import { Trash2 } from 'lucide-react';
import type { AnyGame } from '../../../core/games.ts';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { ODDS_EXAMPLE } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { GameFields, LEG_TYPES, SelectionFields, SelectionReading } from '../add/bet-fields.tsx';
import { type LegDraft, legAsk, type TicketErrors } from './ticket-draft.ts';

interface LegFieldsProps {
  leg: LegDraft;
  at: number;
  placedAt: string;
  errors: TicketErrors;
  games: readonly AnyGame[];
  onChange: (leg: LegDraft) => void;
  /** Undefined while only two legs are left. */
  onRemove: (() => void) | undefined;
}

/** What a leg's selection reads as, with the ways to correct it. */
export const LegReading = ({ leg, placedAt, onChange }: Pick<LegFieldsProps, 'leg' | 'placedAt' | 'onChange'>) => (
  <SelectionReading ask={legAsk(leg, placedAt, useOddsFormat())} draft={leg} onChange={(patch) => onChange({ ...leg, ...patch })} />
);

/** A leg of a ticket: its game, type, words and price, with what it reads as. */
export function LegFields({ leg, at, placedAt, errors, games, onChange, onRemove }: LegFieldsProps) {
  const format = useOddsFormat();
  const own = Object.fromEntries(['game', 'selection', 'odds'].map((name) => [name, errors[`legs.${at}.${name}`]]));
  const fields = {
    draft: leg,
    errors: Object.fromEntries(Object.entries(own).flatMap(([name, text]) => (text ? [[name, text]] : []))),
    onChange: (patch: Partial<LegDraft>): void =>
      onChange({ ...leg, ...('pick' in patch ? {} : { pick: leg.pick && undefined }), ...patch }),
  };
  return (
    <fieldset className="tk-leg">
      <legend>
        <span className="tk-leg-h">
          <b>Leg {at + 1}</b>
          {onRemove ? (
            <IconButton label={`Remove leg ${at + 1}`} onClick={onRemove}>
              <Trash2 />
            </IconButton>
          ) : null}
        </span>
      </legend>
      <GameFields {...fields} games={games} />
      <div className="form-two bet-form">
        <SelectionFields {...fields} types={LEG_TYPES} ask={legAsk(leg, placedAt, format)} />
        <DraftField {...fields} name="odds" label="Odds of the leg" placeholder={ODDS_EXAMPLE[format]} inputMode="text" />
      </div>
    </fieldset>
  );
}
