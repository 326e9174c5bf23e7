import { LOOSENING_HOURS } from '@clearedge/contract/constants';
import { type FormEvent, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import {
  type CoolOff,
  type Exclusion,
  type Limits,
  type LimitsChange,
  useCoolOff,
  useExclusion,
  useLimits,
  useSetLimits,
} from './limit.queries.ts';
import { amountOf, CONFIRM_WORD, COOL_OFFS, EXCLUSIONS, minutesOf } from './limit-rules.ts';
import '../../../ui/layout/two-line.css';

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
function LimitForm({ limits }: { limits: Limits }) {
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
        hint="Reminds you how long you’ve been here. Leave it empty for no reminder."
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

function CoolOffForm() {
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

function ExclusionForm() {
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

const left = (limit: number | null, used: number): string => (limit === null ? 'No limit' : formatMoney(Math.max(0, limit - used)));

const PURSES = [
  { key: 'tracked', label: 'Tracked bets' },
  { key: 'practice', label: 'Practice bets' },
] as const;

/** What is used and left of the weekly limits, for each of the two purses. */
function UsageTable({ limits }: { limits: Limits }) {
  return (
    <>
      <p className="muted form-lead">
        Tracked and practice are counted separately: each limit applies in full to each of them. Open bets count against the loss limit as
        if they were lost.
      </p>
      <WideTable label="What is used and left this week">
        <table className="tbl under">
          <ColumnHeads heads={['This week', ['Staked'], ['Stake left'], ['Lost'], ['Open'], ['Loss left']]} />
          <tbody>
            {PURSES.map(({ key, label }) => {
              const { stake, loss, atRisk } = limits.usedThisWeek[key];
              return (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td className="num">{formatMoney(stake)}</td>
                  <td className="num">{left(limits.weeklyStake, stake)}</td>
                  <td className="num">{formatMoney(loss)}</td>
                  <td className="num">{formatMoney(atRisk)}</td>
                  <td className="num">{left(limits.weeklyLoss, loss + atRisk)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}

function CurrentLimits({ limits }: { limits: Limits }) {
  const { dateTime } = useReaderFormat();
  const until = limits.excludedUntil ?? limits.coolOffUntil;
  if (!until) return null;
  return (
    <output className="note warn">
      {limits.excludedUntil ? 'You have excluded yourself' : 'You are on a cool-off'} until {dateTime(until)}. Bets cannot be placed before
      then.
    </output>
  );
}

/** The three tools of whoever is signed in. */
export function OwnLimits() {
  const { data, isPending, isError, refetch } = useLimits(true);
  if (isPending) return <Skeleton height={420} radius={8} />;
  if (isError) return <ErrorState title="Your limits could not be loaded" onRetry={() => void refetch()} />;
  return (
    <>
      <CurrentLimits limits={data} />
      <Panel title="Weekly limits" caption={`Lower at once, higher after ${LOOSENING_HOURS} hours`}>
        <UsageTable limits={data} />
        <LimitForm key={JSON.stringify([data.weeklyStake, data.weeklyLoss, data.sessionReminderMinutes])} limits={data} />
      </Panel>
      <Panel title="Cool-off" caption="Cannot be lifted early">
        <p className="muted form-lead">A break from placing bets, tracked and virtual alike. You can still sign in and look.</p>
        <CoolOffForm />
      </Panel>
      <Panel title="Self-exclusion" caption="Cannot be lifted early">
        <p className="muted form-lead">A long break, for when limits are not enough. Deleting the account does not end it.</p>
        <ExclusionForm />
      </Panel>
    </>
  );
}
