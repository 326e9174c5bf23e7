import { CallError } from '@clearedge/contract/client';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type NewUser, type Tier, useCreateUser } from '../admin.queries.ts';
import { tellError } from '../use-told.ts';
import { TIERS } from '../use-user-list.ts';
import '../../../ui/controls/check.css';

const EMPTY = { username: '', email: '', password: '', subscriptionTier: 'free' as Tier, isAdmin: false, referredBy: '' };
type Draft = typeof EMPTY;
const FIELDS = [
  { name: 'username', label: 'Username', type: 'text', autoComplete: 'off' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'off' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  { name: 'referredBy', label: 'Referral code (optional)', type: 'text', autoComplete: 'off' },
] as const;

const issuesOf = (error: unknown): Record<string, string> =>
  error instanceof CallError ? Object.fromEntries((error.problem?.issues ?? []).map(({ path, message }) => [path, message])) : {};

const toBody = ({ referredBy, ...draft }: Draft): NewUser => ({ ...draft, ...(referredBy.trim() && { referredBy: referredBy.trim() }) });

/** Makes an account for somebody. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [draft, setDraft] = useState(EMPTY);
  const create = useCreateUser();
  const issues = issuesOf(create.error);
  const change = (patch: Partial<Draft>): void => setDraft({ ...draft, ...patch });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!draft.username.trim() || !draft.email.trim() || !draft.password) return tellError('Error', 'Please fill in all required fields');
    create.mutate(toBody(draft), { onSuccess: onClose });
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={create.isPending}>
        {create.isPending ? 'Creating...' : 'Create User'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Add User"
      description="A paid tier runs 30 days."
      footer={footer}
    >
      <form id={formId} className="form" onSubmit={submit} noValidate>
        {FIELDS.map(({ name, ...field }) => (
          <Field
            key={name}
            {...field}
            required={name !== 'referredBy'}
            value={draft[name]}
            error={issues[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
        <Select label="Tier" value={draft.subscriptionTier} options={TIERS} onChange={(subscriptionTier) => change({ subscriptionTier })} />
        <Check checked={draft.isAdmin} onChange={(isAdmin) => change({ isAdmin })}>
          Admin: may do everything that you may
        </Check>
      </form>
    </Dialog>
  );
}
