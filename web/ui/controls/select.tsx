import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface Option<T extends string> {
  value: T;
  label: string;
  disabled?: boolean;
}

interface SelectProps<T extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** Shown before the value, and the control's name. */
  label: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** The platform's own list: right on phones, no script to load. */
export function Select<T extends string>({ label, value, options, onChange, hideLabel, className, ...rest }: SelectProps<T>) {
  return (
    <label className={clsx('field', className)}>
      <span className={hideLabel ? 'sr' : 'lbl'}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as T)} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="s" />
    </label>
  );
}
