import { useState } from 'react';
import { type SlipEntry, slip } from '../../core/slip/index.ts';
import { AmountInput } from '../../ui/controls/amount-input.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { UnitButtons } from './entries/unit-buttons.tsx';
import { readStake } from './rules/amounts.ts';

/** One stake for every bet that can still be placed. */
export function StakeAll({ entries, disabled }: { entries: readonly SlipEntry[]; disabled: boolean }) {
  const [stake, setStake] = useState(0);
  const apply = (amount: number): void => {
    setStake(amount);
    for (const entry of entries) slip.update(entry, { stake: amount });
  };
  return (
    <form
      className="slip-all"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(stake);
      }}
    >
      <AmountInput
        label="Each bet $"
        spoken="Stake for every bet"
        value={stake}
        read={readStake}
        write={(amount) => amount.toFixed(2)}
        step={0.01}
        min={0}
        disabled={disabled}
        onChange={setStake}
      />
      <Button type="submit" disabled={disabled || stake <= 0}>
        Apply to all
      </Button>
      <UnitButtons label="Stake in units for every bet" disabled={disabled} onPick={apply} />
    </form>
  );
}
