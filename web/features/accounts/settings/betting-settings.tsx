import { type FormEvent, useState } from 'react';
import type { User } from '../../../core/session.ts';
import { useChangeSettings } from '../../../core/settings-change.ts';
import { useStatus } from '../../../core/status.ts';
import { toast } from '../../../core/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Setting } from './setting.tsx';

function Books({ chosen }: { chosen: readonly string[] }) {
  const books = useStatus()?.books ?? [];
  const change = useChangeSettings();
  const toggle = (code: string): void =>
    change.mutate({ myBooks: chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code] });
  return (
    <fieldset className="choices" aria-label="My books">
      {books.map(({ code, name }) => (
        <label key={code} className="choice">
          <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
          {name} <span className="cap">{code}</span>
        </label>
      ))}
    </fieldset>
  );
}

const asAmount = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(text.trim()) && Number(text) > 0 ? Number(text) : undefined;
};

function Unit({ unit }: { unit: number | null }) {
  const [text, setText] = useState(unit === null ? '' : String(unit));
  const [error, setError] = useState<string>();
  const change = useChangeSettings();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const amount = asAmount(text);
    setError(amount === undefined ? 'Enter an amount in dollars with at most two decimals.' : undefined);
    if (amount !== undefined) change.mutate({ unit: amount }, { onSuccess: () => toast({ title: 'Unit saved' }) });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        label="One unit"
        prefix="$"
        inputMode="decimal"
        value={text}
        error={error}
        hint="Empty: results are shown in dollars only."
        onChange={(event) => setText(event.target.value)}
      />
      <div className="form-acts">
        <Button type="submit" disabled={change.isPending}>
          Save unit
        </Button>
      </div>
    </form>
  );
}

export function BettingSettings({ settings }: { settings: User['settings'] }) {
  return (
    <>
      <Setting title="My books" text="Best prices can be limited to the books you have. None chosen: all of them.">
        <Books chosen={settings.myBooks} />
      </Setting>
      <Setting title="Unit" text="What you usually risk on one bet.">
        <Unit unit={settings.unit} />
      </Setting>
    </>
  );
}
