import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../core/session/session.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { paths } from '../../lib/paths.ts';
import { apiKey, apiQuery, messageOf } from '../../lib/query.ts';

export type Group = CallResult<Contract['GET /api/groups']>[number];
export type Member = CallResult<Contract['GET /api/groups/:groupId/members']>[number];
export type Activity = CallResult<Contract['GET /api/groups/:groupId/activity']>[number];
export type GroupBoard = CallResult<Contract['GET /api/groups/:groupId/leaderboard']>;
export type GroupEdit = CallInput<Contract['PATCH /api/groups/:groupId']>['body'];
export type NewGroup = CallInput<Contract['POST /api/groups']>['body'];

const FRESH_MS = 30_000;
const fresh = { staleTime: FRESH_MS, refetchInterval: FRESH_MS };
const of = (groupId: string) => ({ params: { groupId } });

export const useGroups = () => useQuery({ ...apiQuery('GET /api/groups'), ...fresh, enabled: useSession().user !== null });
export const useOpenGroups = () => useQuery({ ...apiQuery('GET /api/groups/open'), ...fresh, enabled: useSession().user !== null });
export const useMembers = (groupId: string) => useQuery({ ...apiQuery('GET /api/groups/:groupId/members', of(groupId)), ...fresh });
export const useActivity = (groupId: string) => useQuery({ ...apiQuery('GET /api/groups/:groupId/activity', of(groupId)), ...fresh });
export const useGroupBoard = (groupId: string, period: 'week' | 'season') =>
  useQuery({ ...apiQuery('GET /api/groups/:groupId/leaderboard', { ...of(groupId), query: { period } }), ...fresh });

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/groups') });

const failed = (fallback: string) => (error: unknown) =>
  void toast({ title: 'Error', description: messageOf(error) ?? fallback, variant: 'destructive' });

const keep = (client: QueryClient, group: Group): void => {
  client.setQueryData<Group[]>(apiKey('/api/groups'), (groups) => [...(groups ?? []).filter(({ id }) => id !== group.id), group]);
};

/** The caller keeps the key until the server has answered: pressing again after a lost answer makes no second group. */
export function useCreateGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewGroup; key: string }) => call('POST /api/groups', { body }, { idempotencyKey: key }),
    onSuccess: (group) => {
      keep(client, group);
      toast({ title: 'Group created', description: `${group.name} is open. Its invite code is ${group.inviteCode}.` });
    },
    onError: failed('Failed to create group'),
    onSettled: () => void refresh(client),
  });
}

export function useEditGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ groupId, body }: { groupId: string; body: GroupEdit }) => call('PATCH /api/groups/:groupId', { ...of(groupId), body }),
    onSuccess: (group) => {
      client.setQueryData<Group[]>(apiKey('/api/groups'), (groups) => groups?.map((one) => (one.id === group.id ? group : one)));
      toast({ title: 'Group saved', description: group.name });
    },
    onError: failed('Failed to save the group'),
    onSettled: () => void refresh(client),
  });
}

export function useJoinGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (to: { inviteCode: string } | { groupId: string }) =>
      'inviteCode' in to ? call('POST /api/groups/join', { body: to }) : call('POST /api/groups/:groupId/join', { params: to, body: {} }),
    onSuccess: (group) => {
      keep(client, group);
      toast({ title: 'Group joined', description: `You are a member of ${group.name}.` });
    },
    onError: failed('Failed to join group'),
    onSettled: () => void refresh(client),
  });
}

export function useLeaveGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Group) => call('POST /api/groups/:groupId/leave', of(id)),
    onSuccess: (_ok, { id, name, onLeave }) => {
      client.setQueryData<Group[]>(apiKey('/api/groups'), (groups) => groups?.filter((group) => group.id !== id));
      toast({ title: onLeave.kind === 'close' ? 'Group closed' : 'Group left', description: name });
    },
    onError: failed('Failed to leave group'),
    onSettled: () => void refresh(client),
  });
}

const copy = async (what: string, text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `${what} copied`, description: text });
  } catch {
    toast({ title: what, description: text });
  }
};
export const copyCode = (inviteCode: string): Promise<void> => copy('Invite code', inviteCode);
export const copyLink = (inviteCode: string): Promise<void> => copy('Invite link', location.origin + paths.groupInvite(inviteCode));

export function useRenewCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (groupId: string) => call('POST /api/groups/:groupId/invite-code', of(groupId)),
    onSuccess: ({ inviteCode }) => void copyCode(inviteCode),
    onError: failed('Failed to generate invite code'),
    onSettled: () => void refresh(client),
  });
}

interface OfMember {
  groupId: string;
  memberId: string;
}

export function useRemoveMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (params: OfMember) => call('DELETE /api/groups/:groupId/members/:memberId', { params }),
    onSuccess: () => void toast({ title: 'Member removed' }),
    onError: failed('Failed to remove member'),
    onSettled: () => void refresh(client),
  });
}

export function useHandOver() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (params: OfMember) => call('POST /api/groups/:groupId/members/:memberId/hand-over', { params }),
    onSuccess: () => void toast({ title: 'Group handed over', description: 'You are a member now.' }),
    onError: failed('Failed to hand the group over'),
    onSettled: () => void refresh(client),
  });
}
