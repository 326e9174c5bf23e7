import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Words inside the box before the input, such as "$". */
  prefix?: string;
}

const described = (...ids: (string | false | undefined)[]): string | undefined => ids.filter(Boolean).join(' ') || undefined;

/** A labeled input for forms, with its hint and its error tied to it. */
export function Field({ label, hint, error, prefix, className, id, ...input }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className="form-row">
      <label htmlFor={own}>{label}</label>
      <span className={clsx('field full', error && 'bad', className)}>
        {prefix ? <span className="lbl">{prefix}</span> : null}
        <input
          id={own}
          aria-invalid={error ? true : undefined}
          aria-describedby={described(hint ? `${own}-h` : false, error ? `${own}-e` : false)}
          {...input}
        />
      </span>
      {hint ? (
        <span className="hint" id={`${own}-h`}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span className="err" id={`${own}-e`} role="alert">
          {error}
        </span>
      ) : null}
    </div>
  );
}

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onBlur' | 'onChange' | 'onKeyDown' | 'value'> {
  label: string;
  /** An address follows what is typed in a transition: until then the box shows its own text, or letters typed meanwhile would be lost. */
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** What is being typed, and the values that it is newer than: the one it was typed over, and those handed on. */
interface Typed {
  text: string;
  over: readonly string[];
}

/** A search box; Escape empties it. */
export function SearchField({ label, value, onChange, onKeyDown, className, placeholder, ...input }: SearchFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const type = (text: string): void => {
    setTyped((now) => ({ text, over: [...(now?.over.includes(value) ? now.over : [value]), text] }));
    onChange(text);
  };
  const text = typed?.over.includes(value) ? typed.text : value;
  const onKey = (event: KeyboardEvent): void => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    type('');
  };
  return (
    <label className={clsx('field q', className)}>
      <Search />
      <input
        type="search"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={onKey}
        placeholder={placeholder}
        aria-label={label}
        {...input}
      />
    </label>
  );
}
