import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface Option<T extends string> {
  value: T;
  label: string;
  disabled?: boolean;
  /** Heading it stands under; options of one heading follow each other. */
  group?: string | undefined;
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

function Choice<T extends string>({ value, label, disabled }: Option<T>) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** Options without a heading stay by themselves, in their place. */
function groupsOf<T extends string>(options: readonly Option<T>[]): Option<T>[][] {
  const groups: Option<T>[][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && option.group !== undefined && last[0]!.group === option.group) last.push(option);
    else groups.push([option]);
  }
  return groups;
}

/** The platform's own list: right on phones, no script to load. */
export function Select<T extends string>({ label, value, options, onChange, hideLabel, className, ...rest }: SelectProps<T>) {
  return (
    <label className={clsx('field', className)}>
      <span className={hideLabel ? 'sr' : 'lbl'}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as T)} {...rest}>
        {groupsOf(options).map((own) => {
          const choices = own.map((option) => <Choice key={option.value} {...option} />);
          return own[0]!.group === undefined ? (
            choices
          ) : (
            <optgroup key={own[0]!.group} label={own[0]!.group}>
              {choices}
            </optgroup>
          );
        })}
      </select>
      <ChevronDown className="s" />
    </label>
  );
}
