import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../core/toasts/toasts.ts';
import { apiKey, apiQuery, messageOf } from '../../lib/query.ts';

export type WhiteLabel = CallResult<Contract['GET /api/white-label']>;
export type BrandConfig = CallInput<Contract['PUT /api/white-label']>['body'];
export type Site = CallResult<Contract['GET /api/white-label/sites/:slug']>;
export type ApiKey = CallResult<Contract['GET /api/white-label/keys']>[number];
type NewPreviewLink = CallResult<Contract['POST /api/white-label/preview-links']>;
export type NewKey = CallInput<Contract['POST /api/white-label/keys']>['body'];

const OWN = apiKey('/api/white-label');
const KEYS = apiKey('/api/white-label/keys');

export const useWhiteLabel = (enabled = true) => useQuery({ ...apiQuery('GET /api/white-label'), staleTime: 0, enabled });
export const useApiKeys = () => useQuery({ ...apiQuery('GET /api/white-label/keys'), staleTime: 0 });
export const useSite = (slug: string) =>
  useQuery({ ...apiQuery('GET /api/white-label/sites/:slug', { params: { slug } }), staleTime: 60_000 });
/** The branding behind a preview link; its token stays out of every address. */
export const usePreview = (token: string) =>
  useQuery({
    queryKey: ['white-label preview', token],
    queryFn: () => call('POST /api/white-label/preview', { body: { token } }),
    enabled: token !== '',
  });

const complain = (error: unknown, fallback: string): void =>
  void toast({ title: 'Error', description: messageOf(error) ?? fallback, variant: 'destructive' });

/** A change whose answer is the whole branding anew. */
function useSave<I>(run: (input: I) => Promise<WhiteLabel>, done: string, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (own) => {
      client.setQueryData(OWN, own);
      toast({ title: 'Success', description: done });
    },
    onError: (error) => complain(error, failed),
  });
}

export const useSaveConfig = () =>
  useSave((body: BrandConfig) => call('PUT /api/white-label', { body }), 'Configuration saved', 'Failed to save configuration');
export const useSaveSite = () =>
  useSave(
    (body: { slug: string; isPublished: boolean }) => call('PUT /api/white-label/site', { body }),
    'Address saved',
    'Failed to save the address',
  );
export const useUploadLogo = () =>
  useSave((content: string) => call('PUT /api/white-label/logo', { body: { content } }), 'Logo uploaded', 'Failed to upload the logo');
export const useDeleteLogo = () => useSave<null>(() => call('DELETE /api/white-label/logo'), 'Logo removed', 'Failed to remove the logo');

/** A change after which lists are asked for again. */
function useChange<I, R>(run: (input: I) => Promise<R>, key: typeof OWN, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
    onError: (error) => complain(error, failed),
  });
}

export const useMakePreviewLink = () =>
  useChange<null, NewPreviewLink>(() => call('POST /api/white-label/preview-links'), OWN, 'Failed to make a preview link');
export const useRevokePreviewLink = () =>
  useChange(
    (linkId: string) => call('DELETE /api/white-label/preview-links/:linkId', { params: { linkId } }),
    OWN,
    'Failed to close the preview link',
  );
export const useCreateKey = () =>
  useChange((body: NewKey) => call('POST /api/white-label/keys', { body }), KEYS, 'Failed to create the key');
export const useRevokeKey = () =>
  useChange((keyId: string) => call('DELETE /api/white-label/keys/:keyId', { params: { keyId } }), KEYS, 'Failed to revoke the key');
