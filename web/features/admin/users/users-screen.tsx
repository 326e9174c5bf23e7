import { type ReactNode, useState } from 'react';
import { formatCount, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { useStats } from '../admin.queries.ts';
import { Pager } from '../pager.tsx';
import { TIER_CHOICES, useUserList } from '../use-user-list.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { UserTable } from './user-table.tsx';

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
          { label: 'Pro Users', value: shown(data?.proUsers) },
          { label: 'Elite Users', value: shown(data?.eliteUsers) },
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
