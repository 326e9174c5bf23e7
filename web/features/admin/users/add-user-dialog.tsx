import { useState } from 'react';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { Check } from '../../../ui/controls/check.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
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

const toBody = ({ referredBy, ...draft }: Draft): NewUser => ({ ...draft, ...(referredBy.trim() && { referredBy: referredBy.trim() }) });

/** Makes an account for somebody. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const create = useCreateUser();
  const issues = fieldIssues(create.error);
  const change = (patch: Partial<Draft>): void => setDraft({ ...draft, ...patch });
  const send = () => {
    if (!draft.username.trim() || !draft.email.trim() || !draft.password) return tellError('Error', 'Please fill in all required fields');
    create.mutate(toBody(draft), { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Add User"
      description="A paid tier runs 30 days."
      action="Create User"
      busy="Creating..."
      isBusy={create.isPending}
      onSend={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
