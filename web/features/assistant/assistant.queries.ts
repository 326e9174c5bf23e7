import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../lib/query.ts';

export type Conversation = CallResult<Contract['GET /api/assistant/conversation']>;
export type Message = Conversation['messages'][number];
export type Part = CallResult<Contract['POST /api/assistant/messages']>;

const conversationQuery = (userId: string) => {
  const query = apiQuery('GET /api/assistant/conversation');
  // One member's words must never be another's, whatever is left in the cache.
  return { ...query, queryKey: [...query.queryKey, { of: userId }] as const };
};

export const useConversation = (userId: string) => useQuery(conversationQuery(userId));

/** Adds a message that has come to the cached conversation, once; a question asked again is there already, and still counts. */
export function keepMessage(client: QueryClient, userId: string, message: Message): void {
  client.setQueryData<Conversation>(conversationQuery(userId).queryKey, (before) => {
    if (!before) return before;
    const isThere = before.messages.some(({ id }) => id === message.id);
    const leftToday = message.type === 'user' ? Math.max(0, before.leftToday - 1) : before.leftToday;
    return { ...before, leftToday, messages: isThere ? before.messages : [...before.messages, message] };
  });
}

export const reloadConversation = (client: QueryClient, userId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: conversationQuery(userId).queryKey });

export function useClearConversation(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/assistant/conversation'),
    onSuccess: () => {
      client.setQueryData<Conversation>(conversationQuery(userId).queryKey, (before) => before && { ...before, messages: [] });
      toast({ title: 'Conversation cleared' });
    },
    onError: (error) =>
      void toast({
        title: 'Conversation not cleared',
        description: messageOf(error) ?? 'Check your connection and try again.',
        variant: 'destructive',
      }),
  });
}
