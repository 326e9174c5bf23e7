import type { SizedBet } from '@clearedge/quant/sizing';
import { X } from 'lucide-react';
import { formatMoney, NONE } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { percent2 } from '../rules/kelly-words.ts';
import { type BetErrors, GROUPS, type TypedBet } from '../rules/several.ts';

interface Props {
  bet: TypedBet;
  place: number;
  errors: BetErrors;
  sized: SizedBet | null;
  onChange: (patch: Partial<TypedBet>) => void;
  onRemove: () => void;
}

/** One of several bets: its boxes, and what it comes to alone and with the others. */
export function SeveralRow({ bet, place, errors, sized, onChange, onRemove }: Props) {
  const name = bet.name || `Bet ${place}`;
  const isTyped = (text: string): boolean => text.trim() !== '';
  return (
    <li>
      <div className="kelly-bet-h">
        <b>{name}</b>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      <div className="kelly-bet-f">
        <Field
          label="Odds"
          value={bet.odds}
          error={isTyped(bet.odds) ? errors.odds : undefined}
          autoComplete="off"
          onChange={({ target }) => onChange({ odds: target.value })}
        />
        <Field
          label="Win probability, %"
          value={bet.chance}
          error={isTyped(bet.chance) ? errors.chance : undefined}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => onChange({ chance: target.value, deviation: 0 })}
        />
        {bet.market ? (
          <p className="cap">From the board: its other side is known to exclude it.</p>
        ) : (
          <Select label="Excludes" value={bet.group} options={GROUPS} onChange={(group) => onChange({ group })} />
        )}
      </div>
      <dl className="kelly-bet-o">
        <div>
          <dt>Alone</dt>
          <dd>{sized ? percent2(sized.alone.full) : NONE}</dd>
        </div>
        <div>
          <dt>With the others</dt>
          <dd>{sized ? percent2(sized.joint) : NONE}</dd>
        </div>
        <div>
          <dt>Stake</dt>
          <dd>
            <b>{sized ? formatMoney(sized.stakeCents / 100) : NONE}</b>
          </dd>
        </div>
      </dl>
    </li>
  );
}
