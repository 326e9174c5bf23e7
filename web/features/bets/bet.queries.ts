import { call } from '@clearedge/contract/client';
import { type InfiniteData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { countsBets } from '../../core/live-bets/counts-bets.ts';
import { openBetsQuery } from '../../core/live-bets/use-live-bets.ts';
import { useSession } from '../../core/session/session.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { callLines } from '../../lib/call-lines.ts';
import { apiQuery, isStatus, messageOf } from '../../lib/query.ts';
import type {
  Bet,
  BetCorrection,
  BetEdit,
  BetHistory,
  BetWithReceipt,
  Grade,
  ImportFile,
  ImportProgress,
  ImportResult,
  NewBet,
  NewParlay,
  Objection,
  PreviewAsk,
} from './bet-types.ts';

const pendingQuery = openBetsQuery;
const statsQuery = apiQuery('GET /api/bets/stats');
const betQuery = (betId: string) => apiQuery('GET /api/bets/:betId', { params: { betId } });

/** Asks again for everything that counts one's bets. */
export const refreshBets = (client: QueryClient): Promise<void> => client.invalidateQueries({ predicate: countsBets });

const keepBet = (client: QueryClient, bet: Bet): void => {
  client.setQueryData<Bet[]>(pendingQuery.queryKey, (bets) => bets?.map((one) => (one.id === bet.id ? bet : one)));
  void refreshBets(client);
};

type Pages = InfiniteData<BetHistory>;
const without = (pages: Pages | undefined, betId: string): Pages | undefined =>
  pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, bets: page.bets.filter((bet) => bet.id !== betId) })) };

export const usePendingBets = () => useQuery({ ...pendingQuery, enabled: useSession().user !== null });
export const useBetStats = () => useQuery({ ...statsQuery, enabled: useSession().user !== null });

/** The bet that an address names, wherever it stands; lost when it is no one's, someone else's or was removed. */
export function useWantedBet(betId: string | null): { bet: BetWithReceipt | undefined; isLost: boolean } {
  const isIn = useSession().user !== null;
  const { data, error } = useQuery({ ...betQuery(betId ?? ''), enabled: isIn && betId !== null });
  return { bet: data, isLost: isStatus(error, 404) || isStatus(error, 400) };
}
export const useReceipt = (betId: string) => useQuery(betQuery(betId));

const failed = (description: string) => (error: unknown) =>
  void toast({ title: 'Error', description: messageOf(error) ?? description, variant: 'destructive' });

export function useEditBet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ betId, change }: { betId: string; change: BetEdit }) =>
      call('PATCH /api/bets/:betId', { params: { betId }, body: change }),
    onSuccess: (bet) => {
      keepBet(client, bet);
      toast({ title: 'Bet updated' });
    },
    onError: failed('The bet was not changed. Please try again.'),
  });
}

/** Corrects a bet after the start of its game. */
export function useCorrectBet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ betId, body }: { betId: string; body: BetCorrection }) =>
      call('POST /api/bets/:betId/correct', { params: { betId }, body }),
    onSuccess: (bet) => {
      client.setQueryData(betQuery(bet.id).queryKey, bet);
      keepBet(client, bet);
      toast({ title: 'Bet corrected', description: 'Both versions stay on its receipt.' });
    },
  });
}

/** Takes a bet off the list; what is shown depends on whether it was still running. */
export function useDeleteBet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (bet: Bet) => call('DELETE /api/bets/:betId', { params: { betId: bet.id } }),
    onSuccess: (_ok, bet) => {
      client.setQueryData<Bet[]>(pendingQuery.queryKey, (bets) => bets?.filter((one) => one.id !== bet.id));
      client.setQueriesData<Pages>({ queryKey: ['/api/bets/history'] }, (pages) => without(pages, bet.id));
      void refreshBets(client);
      toast({ title: bet.status === 'pending' ? 'Bet removed' : 'Bet Deleted' });
    },
    onError: () => toast({ title: 'Error', description: 'Failed to delete bet. Please try again.', variant: 'destructive' }),
  });
}

/** Objects to the grade of a selection that was read from text. */
export function useDisputeGrade() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ betId, body }: { betId: string; body: Objection }) => call('POST /api/bets/:betId/dispute', { params: { betId }, body }),
    onSuccess: (bet) => {
      client.setQueryData(betQuery(bet.id).queryKey, bet);
      keepBet(client, bet);
      toast({ title: 'Sent to our staff', description: 'You’ll be notified when they decide.' });
    },
  });
}

const STATED: Record<Grade, string> = { win: 'won', loss: 'lost', push: 'a push', void: 'void' };

export function useResolveBet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ betId, result, payout }: { betId: string; result: Grade; payout?: number }) =>
      call('POST /api/bets/:betId/resolve', { params: { betId }, body: { result, ...(payout === undefined ? {} : { payout }) } }),
    onSuccess: (bet, { result }) => {
      client.setQueryData(betQuery(bet.id).queryKey, bet);
      keepBet(client, bet);
      const settled = bet.resultBy === 'settlement' && bet.result ? `The official result decides: ${STATED[bet.result]}.` : null;
      toast({ title: 'Result updated', description: bet.contradiction ?? settled ?? `The bet is marked as ${STATED[result]}.` });
    },
    onError: failed('The result was not saved. Please try again.'),
  });
}

/** The caller keeps the key until the server has answered, as of `useAddBet`. */
export function useAddParlay() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ body, key }: { body: NewParlay; key: string }) => call('POST /api/bets/parlays', { body }, { idempotencyKey: key }),
    onSuccess: () => toast({ title: 'Bet added', description: 'See it under Pending Bets.' }),
    onSettled: () => void refreshBets(client),
  });
}

/** The caller keeps the key until the server has answered: pressing again after a lost answer adds no second bet. */
export function useAddBet() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ body, key }: { body: NewBet; key: string }) => call('POST /api/bets', { body }, { idempotencyKey: key }),
    onSuccess: () => toast({ title: 'Bet added', description: 'See it under Pending Bets.' }),
    onSettled: () => void refreshBets(client),
  });
}

/** What a broken connection or a stopped import says. */
export class ImportStopped extends Error {}

type OnProgress = (progress: ImportProgress) => void;

async function runImport(body: ImportFile, onProgress: OnProgress): Promise<ImportResult> {
  for await (const part of callLines('POST /api/bets/import', { body })) {
    if (part.part === 'result') return part;
    if (part.part === 'failed') throw new ImportStopped(part.message);
    onProgress(part);
  }
  throw new ImportStopped('No answer arrived. Import the file again: rows that are already here are skipped.');
}

export const usePreviewImport = () => useMutation({ mutationFn: (body: PreviewAsk) => call('POST /api/bets/import/preview', { body }) });

export function useImportBets() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ onProgress, ...file }: ImportFile & { onProgress: OnProgress }) => runImport(file, onProgress),
    onSettled: () => void refreshBets(client),
  });
}
