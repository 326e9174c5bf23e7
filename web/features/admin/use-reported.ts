import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../core/toasts/toasts.ts';
import { messageOf } from '../../lib/query.ts';

export const tell = (title: string, description: string): void => void toast({ title, description });
export const notifyError = (title: string, description: string): void => void toast({ title, description, variant: 'destructive' });

/** A change whose end is told: done, or what the server reported, or that it failed. Afterwards the answers that `changed` names are asked for anew. */
export function useReported<I>(changed: RegExp, run: (input: I) => Promise<unknown>, done: string, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      tell('Success', done);
      await client.invalidateQueries({ predicate: ({ queryKey }) => changed.test(String(queryKey[0])) });
    },
    onError: (error) => notifyError('Error', messageOf(error) ?? failed),
  });
}
