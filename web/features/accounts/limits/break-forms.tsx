import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { type CoolOff, type Exclusion, useCoolOff, useExclusion } from './limit.queries.ts';
import { CONFIRM_WORD, COOL_OFFS, EXCLUSIONS } from './limit-rules.ts';

export function CoolOffForm() {
  const [hours, setHours] = useState<(typeof COOL_OFFS)[number]['value']>('24');
  const start = useCoolOff();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate({ hours: Number(hours) as CoolOff['hours'] });
  };
  return (
    <form className="form-acts" onSubmit={submit}>
      <Select label="For" value={hours} options={COOL_OFFS} onChange={setHours} />
      <Button type="submit" disabled={start.isPending}>
        Start cool-off
      </Button>
    </form>
  );
}

export function ExclusionForm() {
  const [days, setDays] = useState<(typeof EXCLUSIONS)[number]['value']>('180');
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const start = useExclusion();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isConfirmed = word.trim() === CONFIRM_WORD;
    setError(isConfirmed ? undefined : 'Type EXCLUDE to confirm.');
    if (isConfirmed) start.mutate({ days: Number(days) as Exclusion['days'], confirm: CONFIRM_WORD });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <div className="form-acts">
        <Select label="For" value={days} options={EXCLUSIONS} onChange={setDays} />
      </div>
      <Field
        label="Type EXCLUDE to confirm"
        autoComplete="off"
        value={word}
        error={error}
        onChange={(event) => setWord(event.target.value)}
      />
      <div className="form-acts">
        <Button type="submit" look="danger" disabled={start.isPending}>
          Exclude myself
        </Button>
      </div>
    </form>
  );
}
