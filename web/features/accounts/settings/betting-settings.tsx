import { type FormEvent, useState } from 'react';
import type { User } from '../../../core/session/session.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Setting } from './setting.tsx';

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
        hint="The slip offers stakes in units. Empty: in dollars only."
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
    <Setting title="Unit" text="What you usually risk on one bet.">
      <Unit unit={settings.unit} />
    </Setting>
  );
}
