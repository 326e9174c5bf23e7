import { type FormEvent, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { type StripeConfig, type StripeKeys, useSaveKeys, useTestKeys } from '../billing.queries.ts';

type Name = keyof StripeConfig['from'];
export interface KeyField {
  name: Name;
  label: string;
  placeholder: string;
  hint: string;
}

const WHERE: Record<StripeConfig['from'][Name], string> = {
  environment: 'Set by the environment, which wins over what is saved here.',
  saved: 'Saved, encrypted. Leave empty to keep it.',
  missing: '',
  unreadable: 'Saved with another SECRET_KEY and cannot be read: enter it again.',
};
const SECRET: ReadonlySet<Name> = new Set(['stripeSecretKey', 'webhookSecret']);

function KeyInput({
  field,
  config,
  value,
  error,
  onChange,
}: {
  field: KeyField;
  config: StripeConfig;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const from = config.from[field.name];
  const stored = config[field.name];
  return (
    <Field
      label={field.label}
      type={SECRET.has(field.name) ? 'password' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={value}
      disabled={from === 'environment'}
      placeholder={stored ?? field.placeholder}
      hint={`${field.hint} ${WHERE[from]}`.trim()}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Some of the keys: entered here, saved encrypted, never shown again. */
export function KeyForm({ config, fields, canTest = false }: { config: StripeConfig; fields: readonly KeyField[]; canTest?: boolean }) {
  const [values, setValues] = useState<Partial<Record<Name, string>>>({});
  const { dateTime } = useReaderFormat();
  const save = useSaveKeys(() => setValues({}));
  const test = useTestKeys();
  const issues = fieldIssues(save.error);
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim())) as StripeKeys;
  const hasKey = Boolean(values.stripeSecretKey?.trim()) || config.stripeSecretKey !== null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(given);
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      {fields.map((field) => (
        <KeyInput
          key={field.name}
          field={field}
          config={config}
          value={values[field.name] ?? ''}
          error={issues[field.name]}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      <div className="form-acts">
        <Button type="submit" look="primary" disabled={save.isPending || Object.keys(given).length === 0}>
          {save.isPending ? 'Saving...' : 'Save Configuration'}
        </Button>
        {canTest ? (
          <Button disabled={!hasKey || test.isPending} onClick={() => test.mutate(given)}>
            {test.isPending ? 'Asking Stripe...' : 'Test Connection'}
          </Button>
        ) : null}
        {config.savedAt ? (
          <span className="cap">
            Last saved {dateTime(config.savedAt)}
            {config.savedBy ? ` by ${config.savedBy}` : ''}
          </span>
        ) : null}
      </div>
    </form>
  );
}
