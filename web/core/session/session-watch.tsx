import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isStatus } from '../../lib/query.ts';
import { toast } from '../toasts/toasts.ts';
import { ME_KEY, type Me } from './session.ts';
import { forgetAnswers } from './session-calls.ts';
import { onSessionSignal } from './session-signals.ts';

const whoIn = (client: QueryClient): string | undefined => client.getQueryData<Me>(ME_KEY)?.user?.id;

// What another person must not see is cleared when the one who was here is gone without having signed out on this page.
async function askWhoIsHere(client: QueryClient): Promise<void> {
  const before = whoIn(client);
  await client.invalidateQueries({ queryKey: ME_KEY });
  const now = whoIn(client);
  if (before === undefined || before === now) return;
  forgetAnswers(client);
  if (now === undefined) toast({ title: 'Signed out' });
}

const isRefused = (error: unknown): boolean => isStatus(error, 401) || isStatus(error, 402);

// A session may end, or a plan change, while a page is open: the first refused call is how one learns of it.
function watchRefusals(client: QueryClient): () => void {
  const onError = (error: unknown): void => {
    if (isRefused(error) && whoIn(client) !== undefined) void askWhoIsHere(client);
  };
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}

/** Keeps the page from showing somebody who is not here any more. */
export function SessionWatch() {
  const client = useQueryClient();
  useEffect(() => watchRefusals(client), [client]);
  useEffect(() => onSessionSignal(() => void askWhoIsHere(client)), [client]);
  return null;
}
