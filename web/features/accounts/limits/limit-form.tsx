import { type FormEvent, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { type Limits, type LimitsChange, useSetLimits } from './limit.queries.ts';
import { amountOf, minutesOf } from './limit-rules.ts';

const text = (value: number | null): string => (value === null ? '' : String(value));
const money = (value: number | null): string => (value === null ? NONE : formatMoney(value));

function Pending({ limits }: { limits: Limits }) {
  const { dateTime } = useReaderFormat();
  if (!limits.pending) return null;
  return (
    <p className="note warn">
      From {dateTime(limits.pending.from)}: weekly stake {money(limits.pending.weeklyStake)}, weekly loss {money(limits.pending.weeklyLoss)}
      .
    </p>
  );
}

/** A lower limit holds at once, a higher one two days later: the evening's mood should not decide. */
export function LimitForm({ limits }: { limits: Limits }) {
  const [form, setForm] = useState({
    stake: text(limits.weeklyStake),
    loss: text(limits.weeklyLoss),
    minutes: text(limits.sessionReminderMinutes),
  });
  const [errors, setErrors] = useState<{ stake?: string; loss?: string; minutes?: string }>({});
  const save = useSetLimits();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [stake, loss, minutes] = [amountOf(form.stake), amountOf(form.loss), minutesOf(form.minutes)];
    setErrors({
      ...(stake.error ? { stake: stake.error } : {}),
      ...(loss.error ? { loss: loss.error } : {}),
      ...(minutes.error ? { minutes: minutes.error } : {}),
    });
    if (stake.error || loss.error || minutes.error) return;
    const change: LimitsChange = { weeklyStake: stake.value, weeklyLoss: loss.value, sessionReminderMinutes: minutes.value };
    save.mutate(change);
  };

  return (
    <form className="form" onSubmit={submit} noValidate>
      <Pending limits={limits} />
      <div className="form-two">
        <Field
          label="Weekly stake"
          prefix="$"
          inputMode="decimal"
          value={form.stake}
          error={errors.stake}
          onChange={(event) => setForm({ ...form, stake: event.target.value })}
        />
        <Field
          label="Weekly loss"
          prefix="$"
          inputMode="decimal"
          value={form.loss}
          error={errors.loss}
          onChange={(event) => setForm({ ...form, loss: event.target.value })}
        />
      </div>
      <Field
        label="Session reminder (minutes)"
        inputMode="numeric"
        value={form.minutes}
        error={errors.minutes}
        hint="Says how long you have been here, every so many minutes. Empty: never."
        onChange={(event) => setForm({ ...form, minutes: event.target.value })}
      />
      <div className="form-acts">
        <Button type="submit" look="primary" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save limits'}
        </Button>
      </div>
    </form>
  );
}
