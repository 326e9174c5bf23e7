import { call } from '@clearedge/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { keepUser } from '../../../core/session/session.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { apiKey, messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { passwordComplaint } from '../account-rules.ts';

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
      toast({ title: 'Password changed', description: 'Every other session was ended.' });
    },
    onError: (error) =>
      toast({ title: 'Password not changed', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' }),
  });
}

export function PasswordForm() {
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
