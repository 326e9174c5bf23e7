import { TIER_NAME, TIERS } from '@clearedge/contract/entitlements';
import { useDeferredValue, useState } from 'react';
import { type Tier, type UserQuery, useUserCount, useUsers } from './admin.queries.ts';

export type TierChoice = 'all' | Tier;
export const TIER_OPTIONS: readonly { value: Tier; label: string }[] = TIERS.map((value) => ({ value, label: TIER_NAME[value] }));
export const TIER_CHOICES: readonly { value: TierChoice; label: string }[] = [{ value: 'all', label: 'All' }, ...TIER_OPTIONS];

/** Search, filter, order and page of a list of users; any other question begins at its first page. */
export function useUserList(limit: number) {
  const [search, setSearch] = useState('');
  const [tier, setTier] = useState<TierChoice>('all');
  const [sort, setSort] = useState<NonNullable<UserQuery['sort']>>('createdAt');
  const [page, setPage] = useState(1);
  const requested = useDeferredValue(search.trim());
  const filter = { ...(requested && { search: requested }), ...(tier === 'all' ? {} : { tier }) };
  const users = useUsers({ ...filter, sort, page, limit });
  const { data: count } = useUserCount(filter);
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T): void => {
      set(value);
      setPage(1);
    };
  return {
    users,
    total: count?.total,
    search,
    tier,
    sort,
    page,
    limit,
    setPage,
    setSearch: anew(setSearch),
    setTier: anew(setTier),
    setSort: anew(setSort),
  };
}
export type UserList = ReturnType<typeof useUserList>;
