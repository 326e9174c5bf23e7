import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

export type Notifications = CallResult<Contract['GET /api/notifications']>;
export type NotificationItem = Notifications['items'][number];

const list = apiQuery('GET /api/notifications');

export const useNotifications = () => useQuery({ ...list, refetchInterval: 300_000 });

/** Marks all as read; the count falls at once. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/notifications/read', { body: {} }),
    onMutate: () => {
      const before = client.getQueryData<Notifications>(list.queryKey);
      if (before) client.setQueryData<Notifications>(list.queryKey, { ...before, unread: 0 });
      return before;
    },
    onSuccess: (answer) => client.setQueryData(list.queryKey, answer),
    onError: (_error, _input, before) => before && client.setQueryData(list.queryKey, before),
  });
}
