import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../lib/query.ts';
import { saveFile } from '../../lib/save-file.ts';

export type Expert = CallResult<Contract['GET /api/consultation/experts']>[number];
export type Slot = CallResult<Contract['GET /api/consultation/slots']>[number];
export type Consultation = CallResult<Contract['GET /api/consultations']>[number];
export type StaffConsultation = CallResult<Contract['GET /api/admin/consultations']>[number];
export type ExpertHours = CallResult<Contract['GET /api/admin/experts']>[number];
export type NewBooking = CallInput<Contract['POST /api/consultations']>['body'];
export type When = CallInput<Contract['PATCH /api/consultations/:consultationId']>['body'];
export type StaffEdit = CallInput<Contract['PATCH /api/admin/consultations/:consultationId']>['body'];
export type HoursEdit = CallInput<Contract['PUT /api/admin/experts/:expertId']>['body'];
type ExpertId = Expert['id'];

export const SESSIONS_A_PAGE = 25;
const FRESH_MS = 30_000;
const fresh = { staleTime: 0, refetchInterval: FRESH_MS };

export const useExperts = () => useQuery({ ...apiQuery('GET /api/consultation/experts'), ...fresh });
export const useConsultations = () => useQuery({ ...apiQuery('GET /api/consultations'), ...fresh });
export const useSlots = (expertId: ExpertId, date: string | undefined) =>
  useQuery({
    ...apiQuery('GET /api/consultation/slots', { query: { expertId, date: date ?? '' } }),
    ...fresh,
    enabled: date !== undefined,
  });
export const useAllConsultations = (status: Consultation['status'] | 'all', page: number) =>
  useQuery({
    ...apiQuery('GET /api/admin/consultations', { query: { page, limit: SESSIONS_A_PAGE, ...(status !== 'all' && { status }) } }),
    ...fresh,
  });
export const useExpertHours = () => useQuery({ ...apiQuery('GET /api/admin/experts'), staleTime: 0 });

interface Words<T> {
  done: (answer: T) => { title: string; description?: string };
  /** Null where the dialog itself says why it failed. */
  failed: string | null;
}

// Also after a refusal: the slot that was free a moment ago is shown as it is now.
function useChange<I, T>(run: (input: I) => Promise<T>, { done, failed }: Words<T>, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (answer) => {
      toast(done(answer));
      onDone?.();
    },
    onError: (error) => {
      if (failed !== null) toast({ title: 'Error', description: messageOf(error) ?? failed, variant: 'destructive' });
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/(admin\/)?(consultation|experts)/.test(String(queryKey[0])) }),
  });
}

export const useBook = (onDone: () => void) =>
  useChange(
    ({ key, ...body }: NewBooking & { key: string }) => call('POST /api/consultations', { body }, { idempotencyKey: key }),
    { done: () => ({ title: 'Session booked!' }), failed: null },
    onDone,
  );
export const useMove = (consultationId: string, onDone: () => void) =>
  useChange(
    (body: When) => call('PATCH /api/consultations/:consultationId', { params: { consultationId }, body }),
    { done: () => ({ title: 'Session moved', description: 'Load its calendar file again.' }), failed: null },
    onDone,
  );
export const useCancel = (onDone: () => void) =>
  useChange(
    (consultationId: string) => call('POST /api/consultations/:consultationId/cancel', { params: { consultationId } }),
    { done: () => ({ title: 'Session canceled' }), failed: 'The session could not be canceled' },
    onDone,
  );
export const useEditSession = (consultationId: string, onDone: () => void) =>
  useChange(
    (body: StaffEdit) => call('PATCH /api/admin/consultations/:consultationId', { params: { consultationId }, body }),
    { done: () => ({ title: 'Success', description: 'Session saved' }), failed: 'The session could not be saved' },
    onDone,
  );
export const useSetHours = (expertId: ExpertId) =>
  useChange((body: HoursEdit) => call('PUT /api/admin/experts/:expertId', { params: { expertId }, body }), {
    done: ({ name }) => ({ title: 'Success', description: `${name}: hours saved` }),
    failed: null,
  });

/** Hands a session's calendar file to the browser. */
export const useCalendarFile = () =>
  useMutation({
    mutationFn: (consultationId: string) => call('GET /api/consultations/:consultationId/calendar', { params: { consultationId } }),
    onSuccess: ({ fileName, text }) => saveFile(fileName, text, 'text/calendar'),
    onError: (error) =>
      void toast({ title: 'Error', description: messageOf(error) ?? 'The file could not be made', variant: 'destructive' }),
  });
