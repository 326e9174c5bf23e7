import { CallError, call } from '@clearedge/contract/client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { keepUser, type Me } from '../../../../core/session/session.ts';
import { announceSession } from '../../../../core/session/session-signals.ts';
import { toast } from '../../../../core/toasts/toasts.ts';
import { fieldIssues } from '../../../../lib/field-issues.ts';
import { apiKey, apiQuery, messageOf } from '../../../../lib/query.ts';

export const secondFactor = apiQuery('GET /api/auth/second-factor');

export interface Proof {
  password: string;
  code: string;
}

const isAboutField = (error: unknown): boolean => error instanceof CallError && (error.problem?.issues?.length ?? 0) > 0;

/** A refusal that no field of the form can show. */
function complain(error: unknown): void {
  if (!isAboutField(error))
    toast({ title: 'Two-step verification not changed', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' });
}

/** What the server says of each field. */
export const fieldErrors = (error: unknown): Record<string, string> => fieldIssues(error, 'body.');

function refresh(client: QueryClient, me?: Me): void {
  if (me) {
    keepUser(client, me);
    announceSession();
  }
  void client.invalidateQueries({ queryKey: secondFactor.queryKey });
  void client.invalidateQueries({ queryKey: apiKey('/api/auth/sessions') });
}

export const useEnrol = () =>
  useMutation({ mutationFn: (password: string) => call('POST /api/auth/second-factor/enrol', { body: { password } }), onError: complain });

export function useConfirm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call('POST /api/auth/second-factor/confirm', { body: { code } }),
    onSuccess: ({ user }) => refresh(client, { user }),
    onError: complain,
  });
}

export function useRenewCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => call('POST /api/auth/second-factor/recovery-codes', { body }),
    onSuccess: () => refresh(client),
    onError: complain,
  });
}

export function useTurnOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => call('POST /api/auth/second-factor/turn-off', { body }),
    onSuccess: (me) => {
      refresh(client, me);
      toast({ title: 'Two-step verification off', description: 'You’ll sign in with just your password.' });
    },
    onError: complain,
  });
}
