import { Field } from '../../../ui/controls/field.tsx';
import { readStake } from '../rules/read-input.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** An amount in dollars. */
export function StakeField({ label, value, onChange }: Props) {
  return (
    <Field
      label={label}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={readStake(value).error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
