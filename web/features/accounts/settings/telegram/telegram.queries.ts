import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../../core/toasts/toasts.ts';
import { apiKey, apiQuery, messageOf } from '../../../../lib/query.ts';

export type Telegram = CallResult<Contract['GET /api/telegram']>;
const KEY = apiKey('/api/telegram');
const LOOK_AGAIN_MS = 3000;

/** Whether there is a bot, and the linked chat. While `isWaiting` a code is open, and the chat may come any moment. */
export const useTelegram = (enabled: boolean, isWaiting = false) =>
  useQuery({
    ...apiQuery('GET /api/telegram'),
    staleTime: 0,
    enabled,
    refetchInterval: ({ state }) => (isWaiting && !state.data?.link ? LOOK_AGAIN_MS : false),
  });

const notifyFailure = (error: unknown): void =>
  void toast({
    title: 'Error',
    description: messageOf(error) ?? 'Telegram could not be changed. Please try again.',
    variant: 'destructive',
  });

export const useBeginLink = () => useMutation({ mutationFn: () => call('POST /api/telegram/link'), onError: notifyFailure });

export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/telegram/link'),
    onSuccess: (telegram) => {
      client.setQueryData(KEY, telegram);
      toast({ title: 'Telegram unlinked', description: 'Those alerts now go to the bell only.' });
    },
    onError: notifyFailure,
  });
}
