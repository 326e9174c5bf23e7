import { call } from '@clearedge/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { welcomeNewcomer } from '../../../core/session/session-calls.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { takeFocus } from '../account-rules.ts';
import { AgreeNote, ReferralField } from '../register-form.tsx';

interface NewAccountFormProps {
  email: string;
  suggested: string | null;
  onDone: () => void;
}

/** What a new account still needs once the provider has vouched for someone: a name. */
export function NewAccountForm({ email, suggested, onDone }: NewAccountFormProps) {
  const client = useQueryClient();
  const [username, setUsername] = useState(suggested ?? '');
  const [code, setCode] = useState('');
  const register = useMutation({
    mutationFn: (referralCode: string) =>
      call('POST /api/auth/provider/register', { body: { username: username.trim(), ...(referralCode && { referralCode }) } }),
    onSuccess: (me) => {
      onDone();
      welcomeNewcomer(client, me);
    },
  });
  const errors = fieldIssues(register.error, 'body.');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    register.mutate(code.trim());
  };
  return (
    <form className="form" onSubmit={submit} noValidate aria-label="Create an account">
      <p>Your account will use {email}. Choose a name that others may see.</p>
      {register.isError && !errors.username && !errors.referralCode ? (
        <p className="note bad" role="alert">
          {messageOf(register.error) ?? 'Unable to create account. Please try again.'}
        </p>
      ) : null}
      <Field
        label="Username"
        name="username"
        ref={takeFocus}
        autoComplete="nickname"
        required
        disabled={register.isPending}
        value={username}
        error={errors.username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <ReferralField value={code} error={errors.referralCode} isBusy={register.isPending} onChange={setCode} />
      <Button look="primary" full type="submit" disabled={register.isPending}>
        {register.isPending ? 'Creating account...' : 'Create Account'}
      </Button>
      <AgreeNote />
    </form>
  );
}
