import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../core/session/session.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../lib/query.ts';

export type Ticket = CallResult<Contract['GET /api/tickets']>[number];
export type StaffTicket = CallResult<Contract['GET /api/admin/tickets']>[number];
export type TicketHistory = CallResult<Contract['GET /api/tickets/:ticketId']>;
export type NewTicket = CallInput<Contract['POST /api/tickets']>['body'];
export type TicketChange = CallInput<Contract['PATCH /api/admin/tickets/:ticketId']>['body'];
export type OwnBet = CallResult<Contract['GET /api/bets']>[number];
export type AnyBet = CallResult<Contract['GET /api/admin/bets']>[number];

export const TICKETS_A_PAGE = 25;
const useIsHere = (): boolean => useSession().user !== null;

export const useOwnTickets = (enabled = true) =>
  useQuery({ ...apiQuery('GET /api/tickets'), staleTime: 0, enabled: useIsHere() && enabled });
export const useTicket = (ticketId: string) =>
  useQuery({ ...apiQuery('GET /api/tickets/:ticketId', { params: { ticketId } }), staleTime: 0 });
export type TicketFilter = Omit<NonNullable<CallInput<Contract['GET /api/admin/tickets']>['query']>, 'page' | 'limit'>;
export const useStaffTickets = (filter: TicketFilter, page: number, enabled: boolean) =>
  useQuery({
    ...apiQuery('GET /api/admin/tickets', { query: { ...filter, page, limit: TICKETS_A_PAGE } }),
    staleTime: 0,
    enabled,
    placeholderData: keepPreviousData,
  });
export const useTicketSums = (enabled: boolean) => useQuery({ ...apiQuery('GET /api/admin/tickets/summary'), staleTime: 0, enabled });
export const useBetSums = (enabled: boolean) => useQuery({ ...apiQuery('GET /api/admin/bets/summary'), staleTime: 0, enabled });
export const useOwnBets = (enabled: boolean) => useQuery({ ...apiQuery('GET /api/bets'), staleTime: 0, enabled });
export const useAnyBets = (status: 'all' | 'pending' | 'won' | 'lost' | 'push', page: number, enabled: boolean) =>
  useQuery({
    ...apiQuery('GET /api/admin/bets', { query: { page, limit: TICKETS_A_PAGE, ...(status !== 'all' && { status }) } }),
    staleTime: 0,
    enabled,
  });

/** Runs a change, says how it went, and asks again for what it touched. */
function useChange<I>(run: (input: I) => Promise<unknown>, words: { done: string; failed: string }, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      toast({ title: 'Success', description: words.done });
      await client.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/(admin\/)?(tickets|bets)/.test(String(queryKey[0])) });
      onDone?.();
    },
    onError: (error) => toast({ title: 'Error', description: messageOf(error) ?? words.failed, variant: 'destructive' }),
  });
}

export const useOpenTicket = (onDone: () => void) =>
  useChange(
    ({ key, ...body }: NewTicket & { key: string }) => call('POST /api/tickets', { body }, { idempotencyKey: key }),
    { done: 'Ticket created', failed: 'Failed to create the ticket' },
    onDone,
  );
export const useReply = (ticketId: string, onDone: () => void) =>
  useChange(
    ({ body, key }: { body: string; key: string }) =>
      call('POST /api/tickets/:ticketId/replies', { params: { ticketId }, body: { body } }, { idempotencyKey: key }),
    { done: 'Reply sent', failed: 'Failed to send the reply' },
    onDone,
  );
export const useCloseTicket = () =>
  useChange((ticketId: string) => call('POST /api/tickets/:ticketId/close', { params: { ticketId } }), {
    done: 'Ticket closed',
    failed: 'Failed to close the ticket',
  });
export const useEditTicket = (ticketId: string, onDone: () => void) =>
  useChange(
    (body: TicketChange) => call('PATCH /api/admin/tickets/:ticketId', { params: { ticketId }, body }),
    { done: 'Ticket updated', failed: 'Failed to update the ticket' },
    onDone,
  );
export const useDecideComment = (ticketId: string, onDone: () => void) =>
  useChange(
    (body: { decision: 'remove' | 'keep'; reason: string }) =>
      call('POST /api/admin/tickets/:ticketId/comment', { params: { ticketId }, body }),
    { done: 'Decided: the ticket is answered', failed: 'Failed to save the decision' },
    onDone,
  );
export const useDeleteTicket = (onDone: () => void) =>
  useChange(
    (ticketId: string) => call('DELETE /api/admin/tickets/:ticketId', { params: { ticketId } }),
    { done: 'Ticket deleted', failed: 'Failed to delete the ticket' },
    onDone,
  );
export const useGenerateTest = () =>
  useChange(() => call('POST /api/admin/tickets/generate-test'), { done: 'Test ticket created', failed: 'Failed to create a test ticket' });
export const useMarkBet = () =>
  useChange(
    ({ betId, result }: { betId: string; result: 'won' | 'lost' | 'push' }) =>
      call('PATCH /api/bets/:betId/resolve', { params: { betId }, body: { result } }),
    { done: 'The bet is settled', failed: 'Failed to settle the bet' },
  );
