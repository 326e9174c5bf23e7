import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../../lib/query.ts';

export type Comment = CallResult<Contract['GET /api/groups/:groupId/comments']>[number];
export type Reaction = Comment['reactions'][number];

const FRESH_MS = 15_000;

export const useComments = (groupId: string, date: string) =>
  useQuery({
    ...apiQuery('GET /api/groups/:groupId/comments', { params: { groupId }, query: { date } }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });

const failed = (fallback: string) => (error: unknown) =>
  void toast({ title: 'Error', description: messageOf(error) ?? fallback, variant: 'destructive' });

const refresh = (client: QueryClient, groupId: string): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === `/api/groups/${groupId}/comments` });

/** The caller keeps the key until the server has answered: sending again after a lost answer writes no second comment. */
export function useWriteComment(groupId: string, date: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call('POST /api/groups/:groupId/comments', { params: { groupId }, body: { date, text } }, { idempotencyKey: key }),
    onSettled: () => refresh(client, groupId),
  });
}

export function useEditComment(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call('PATCH /api/groups/:groupId/comments/:commentId', { params: { groupId, commentId: id }, body: { text } }),
    onSettled: () => refresh(client, groupId),
  });
}

export function useDeleteComment(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string) => call('DELETE /api/groups/:groupId/comments/:commentId', { params: { groupId, commentId } }),
    onError: failed('The comment was not removed. Please try again.'),
    onSettled: () => refresh(client, groupId),
  });
}

export function useReact(groupId: string, commentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, isYours }: Reaction) =>
      call('PUT /api/groups/:groupId/comments/:commentId/reactions', { params: { groupId, commentId }, body: { kind, isOn: !isYours } }),
    onError: failed('The reaction was not saved. Please try again.'),
    onSettled: () => refresh(client, groupId),
  });
}

export function useReportComment(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call('POST /api/groups/:groupId/comments/:commentId/report', { params: { groupId, commentId: id }, body: { reason } }),
    onSuccess: () =>
      void toast({ title: 'Comment reported', description: 'It is hidden from you, and your ticket is with the staff. See Support.' }),
    onSettled: () => refresh(client, groupId),
  });
}
