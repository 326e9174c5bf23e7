import clsx from 'clsx';
import { useState } from 'react';

interface AmountInputProps {
  label: string;
  /** Its full name for those who do not see what it belongs to. */
  spoken: string;
  value: number;
  read: (text: string) => number;
  write: (value: number) => string;
  onChange: (value: number) => void;
  step?: number;
  min?: number;
  /** Takes signs and fractions too. */
  isText?: boolean;
  isBad?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
}

/** A number box that keeps what is being typed for as long as it means the value it stands for. */
export function AmountInput(props: AmountInputProps) {
  const { label, spoken, value, read, write, onChange, isText, isBad, describedBy, ...rest } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft !== null && read(draft) === value ? draft : value === 0 ? '' : write(value);
  return (
    <label className={clsx('field amount', isBad && 'bad')}>
      <span className="lbl" aria-hidden="true">
        {label}
      </span>
      <input
        type={isText ? 'text' : 'number'}
        inputMode={rest.min === undefined ? 'text' : 'decimal'}
        placeholder="0"
        aria-label={spoken}
        aria-describedby={describedBy}
        aria-invalid={isBad ? true : undefined}
        value={shown}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(read(event.target.value));
        }}
        // A text that means no amount stays for its writer to correct.
        onBlur={() => setDraft(value === 0 ? draft : null)}
        onWheel={(event) => event.currentTarget.blur()}
        {...rest}
      />
    </label>
  );
}
