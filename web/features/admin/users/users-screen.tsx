import { FREE_TIER, PAID_TIERS, TIER_NAME } from '@clearedge/contract/entitlements';
import { type ReactNode, useState } from 'react';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { formatCount, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Field, SearchField } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type NewUser, type Tier, useCreateUser, useStats } from '../admin.queries.ts';
import { Pager } from '../pager.tsx';
import { notifyError } from '../use-reported.ts';
import { TIER_CHOICES, TIER_OPTIONS, useUserList } from '../use-user-list.ts';
import { UserTable } from './user-table.tsx';
import '../../../ui/controls/check.css';

const EMPTY = { username: '', email: '', password: '', subscriptionTier: FREE_TIER as Tier, isAdmin: false, referredBy: '' };
type Draft = typeof EMPTY;
const FIELDS = [
  { name: 'username', label: 'Username', type: 'text', autoComplete: 'off' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'off' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  { name: 'referredBy', label: 'Referral code (optional)', type: 'text', autoComplete: 'off' },
] as const;

const toBody = ({ referredBy, ...draft }: Draft): NewUser => ({ ...draft, ...(referredBy.trim() && { referredBy: referredBy.trim() }) });

/** Makes an account for someone. */
function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const create = useCreateUser();
  const issues = fieldIssues(create.error);
  const change = (patch: Partial<Draft>): void => setDraft({ ...draft, ...patch });
  const send = () => {
    if (!draft.username.trim() || !draft.email.trim() || !draft.password) return notifyError('Error', 'Please fill in all required fields');
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
      <Select
        label="Tier"
        value={draft.subscriptionTier}
        options={TIER_OPTIONS}
        onChange={(subscriptionTier) => change({ subscriptionTier })}
      />
      <Check checked={draft.isAdmin} onChange={(isAdmin) => change({ isAdmin })}>
        Admin: can do everything you can
      </Check>
    </FormDialog>
  );
}

const ROWS = 25;
const SORTS = [
  { value: 'createdAt', label: 'Newest first' },
  { value: 'username', label: 'Username' },
  { value: 'email', label: 'Email' },
] as const;

function UsersTab() {
  const list = useUserList(ROWS);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <div className="tools ad-tools">
        <SearchField
          label="Search users"
          value={list.search}
          onChange={list.setSearch}
          maxLength={254}
          placeholder="Username, email or id"
        />
        <Segmented label="Tier" value={list.tier} options={TIER_CHOICES} onChange={list.setTier} />
        <Select label="Order" value={list.sort} options={SORTS} onChange={list.setSort} />
        <span className="grow" />
        <Button look="primary" onClick={() => setIsAdding(true)}>
          Add User
        </Button>
      </div>
      <div className="panel">
        <UserTable list={list} />
      </div>
      <Pager page={list.page} limit={list.limit} shown={list.users.data?.length ?? 0} total={list.total} onPage={list.setPage} />
      {isAdding ? <AddUserDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

/** Everybody who has an account, in a table; `codes` is the first of the referral codes. */
export function UsersScreen({ codes }: { codes: ReactNode }) {
  const [tab, setTab] = useState<'users' | 'codes'>('users');
  const { data } = useStats();
  const shown = (value: number | undefined): string => (value === undefined ? NONE : formatCount(value));
  return (
    <>
      <Tiles
        items={[
          { label: 'Total Users', value: shown(data?.totalUsers) },
          ...PAID_TIERS.map((tier) => ({ label: `${TIER_NAME[tier]} Users`, value: shown(data?.[`${tier}Users`]) })),
          { label: 'Referral Codes', value: shown(data?.activeReferralCodes), note: 'active' },
        ]}
      />
      <Tabs
        label="User management"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'users', label: 'Users', content: <UsersTab /> },
          { value: 'codes', label: 'Referral Codes', content: codes },
        ]}
      />
    </>
  );
}
