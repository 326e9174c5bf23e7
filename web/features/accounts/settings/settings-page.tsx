import { call } from '@clearedge/contract/client';
import { can } from '@clearedge/contract/entitlements';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { keepUser, type User, useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { paths } from '../../../lib/paths.ts';
import { apiKey, messageOf } from '../../../lib/query.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { passwordComplaint } from '../account-rules.ts';
import { DeleteButton, ExportButton } from './account-data.tsx';
import { BettingSettings } from './betting-settings.tsx';
import { BookSettings } from './book-settings.tsx';
import { LookSettings } from './look-settings.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { FirstPassword, ProviderSetting, useConnection } from './provider-setting.tsx';
import { PushSetting } from './push/push-setting.tsx';
import { QuietSetting } from './quiet-setting.tsx';
import { SecondFactorSetting } from './second-factor/second-factor-setting.tsx';
import { SessionList } from './session-list.tsx';
import { Setting } from './setting.tsx';
import { type Telegram, useBeginLink, useTelegram, useUnlink } from './telegram/telegram.queries.ts';
import './settings.css';

const EMPTY = { currentPassword: '', newPassword: '', confirm: '' };
const FIELDS = [
  { name: 'currentPassword', label: 'Current Password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New Password', autoComplete: 'new-password' },
  { name: 'confirm', label: 'Confirm Password', autoComplete: 'new-password' },
] as const;

function useChangePassword(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => call('POST /api/auth/password/change', { body }),
    onSuccess: (me) => {
      keepUser(client, me);
      void client.invalidateQueries({ queryKey: apiKey('/api/auth/sessions') });
      onDone();
      toast({ title: 'Password changed', description: 'Signed out of all other sessions.' });
    },
    onError: (error) =>
      toast({ title: 'Password not changed', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' }),
  });
}

function PasswordForm() {
  const [form, setForm] = useState(EMPTY);
  const change = useChangePassword(() => setForm(EMPTY));
  const errors = fieldIssues(change.error, 'body.');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const complaint = passwordComplaint(form.newPassword, form.confirm);
    if (complaint) toast({ ...complaint, variant: 'destructive' });
    else change.mutate({ currentPassword: form.currentPassword, newPassword: form.newPassword });
  };

  return (
    <form className="form" onSubmit={submit} noValidate>
      {FIELDS.map(({ name, ...field }) => (
        <Field
          key={name}
          type="password"
          {...field}
          disabled={change.isPending}
          value={form[name]}
          error={errors[name]}
          onChange={(event) => setForm({ ...form, [name]: event.target.value })}
        />
      ))}
      <div className="form-acts">
        <Button type="submit" disabled={change.isPending || form.currentPassword === '' || form.newPassword === ''}>
          {change.isPending ? 'Saving...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}

function Linked({ link: { name, linkedAt } }: { link: NonNullable<Telegram['link']> }) {
  const { date } = useReaderFormat();
  const unlink = useUnlink();
  return (
    <p className="set-linked">
      <span>
        Linked to <b>{name}</b> since {date(linkedAt, 'plain')}
      </span>
      <Button disabled={unlink.isPending} onClick={() => unlink.mutate()}>
        Unlink
      </Button>
    </p>
  );
}

function Unlinked({ begin }: { begin: ReturnType<typeof useBeginLink> }) {
  const { clock } = useReaderFormat();
  if (!begin.data)
    return (
      <Button disabled={begin.isPending} onClick={() => begin.mutate()}>
        {begin.isPending ? 'One moment...' : 'Link Telegram'}
      </Button>
    );
  const { code, url, expiresAt } = begin.data;
  return (
    <div className="stack" role="status">
      <p>
        <a className={buttonClass()} href={url} target="_blank" rel="noreferrer">
          Open the bot in Telegram
        </a>
      </p>
      <p>
        Press Start there, or send it <code>/start {code}</code>. The code works once, until {clock(expiresAt)}. This page sees it by
        itself.
      </p>
      <p>
        <Button look="quiet" disabled={begin.isPending} onClick={() => begin.mutate()}>
          Another code
        </Button>
      </p>
    </div>
  );
}

/** The chat in which notifications come; nothing where the operator has set no bot up. */
export function TelegramSetting({ user }: { user: User }) {
  const isOffered = can(user.subscriptionTier, 'noticeDelivery');
  const begin = useBeginLink();
  const { data } = useTelegram(isOffered, begin.data !== undefined);
  if (!isOffered || !data?.isConfigured) return null;
  return (
    <Setting title="Telegram" text="Link a chat, then choose above what to send there. Blocking the bot or sending it /stop ends it.">
      {data.link ? <Linked link={data.link} /> : <Unlinked begin={begin} />}
    </Setting>
  );
}

const CHOICES = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'Every morning' },
] as const;

function DigestSetting({ user }: { user: User }) {
  const change = useChangeSettings();
  return (
    <Setting
      title="Daily digest by email"
      text={`At 10 AM ET to ${user.email}. Every email has an unsubscribe link. Paused during a break.`}
    >
      <Segmented
        label="Daily digest by email"
        value={user.settings.digestMail ? 'on' : 'off'}
        options={CHOICES}
        onChange={(value) => change.mutate({ digestMail: value === 'on' })}
      />
    </Setting>
  );
}

function PasswordSetting({ email }: { email: string }) {
  const { data } = useConnection();
  const isFirst = data?.hasPassword === false;
  return (
    <Setting
      title="Password"
      text={isFirst ? 'You have none yet. Some changes here ask for it.' : 'Changing it signs you out of all other sessions.'}
    >
      {isFirst ? <FirstPassword email={email} /> : <PasswordForm />}
    </Setting>
  );
}

function OwnSettings({ user }: { user: User }) {
  const secondFactor = (
    <Setting title="Two-step verification" text="Sign in with your password and a code from your phone.">
      <SecondFactorSetting key={user.id} />
    </Setting>
  );
  if (user.secondFactor === 'required') return secondFactor;
  return (
    <>
      <BettingSettings key={user.id} settings={user.settings} />
      <BookSettings />
      <DigestSetting user={user} />
      <NoticeSettings user={user} />
      <PushSetting user={user} />
      <TelegramSetting key={`telegram ${user.id}`} user={user} />
      <QuietSetting settings={user.settings} />
      <PasswordSetting email={user.email} />
      <ProviderSetting />
      {secondFactor}
      <Setting title="Sessions" text="Where your account is signed in.">
        <SessionList />
      </Setting>
      <Setting title="Limits and breaks" text="Weekly limits, cool-off and self-exclusion.">
        <Link className={buttonClass()} to={paths.responsibleGaming}>
          Responsible Gaming
        </Link>
      </Setting>
      <Setting title="Your data" text="Everything stored about your account, as a file.">
        <ExportButton />
      </Setting>
      <Setting title="Delete account" text="Removes the account and what belongs to it.">
        <DeleteButton />
      </Setting>
    </>
  );
}

const SignInFirst = () => (
  <Setting title="Account" text="Unit, password, sessions and your data belong to an account.">
    <Button look="primary" onClick={() => openSignIn('login')}>
      Sign In
    </Button>
  </Setting>
);

export function SettingsPage() {
  useDocumentTitle('Settings');
  const { user, isLoading } = useSession();
  return (
    <>
      <div className="page-h">
        <h1>Settings</h1>
        {user ? <span className="cap">{user.email}</span> : null}
      </div>
      <div className="panel">
        {user?.secondFactor === 'required' ? null : <LookSettings />}
        {isLoading ? <Skeleton height={400} /> : user ? <OwnSettings user={user} /> : <SignInFirst />}
      </div>
    </>
  );
}
