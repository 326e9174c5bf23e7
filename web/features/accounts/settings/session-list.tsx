import { call } from '@clearedge/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { browserName } from './browser-name.ts';

const sessions = apiQuery('GET /api/auth/sessions');

function useEnding<T>(end: (input: T) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => client.invalidateQueries({ queryKey: sessions.queryKey }),
    onError: (error) => toast({ title: 'Session not ended', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' }),
  });
}

/** Where the account is signed in, and the way to end it there. */
export function SessionList() {
  const { data, isPending, isError, refetch } = useQuery(sessions);
  const { dateTime } = useReaderFormat();
  const end = useEnding((sessionId: string) => call('DELETE /api/auth/sessions/:sessionId', { params: { sessionId } }));
  const endOthers = useEnding(() => call('POST /api/auth/sessions/end-others'));
  if (isPending) return <Skeleton height={88} radius={6} />;
  if (isError) return <ErrorState title="Sessions could not be loaded" onRetry={() => void refetch()} />;
  return (
    <>
      <ul className="rows">
        {data.map((session) => (
          <li key={session.id}>
            <div className="grow">
              <b>{browserName(session.userAgent)}</b> {session.isCurrent ? <Badge look="value">This one</Badge> : null}
              <p className="cap">
                {session.address}, last used {dateTime(session.lastUsedAt)}
              </p>
            </div>
            {session.isCurrent ? null : (
              <Button size="sm" disabled={end.isPending} onClick={() => end.mutate(session.id)}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 ? (
        <Button disabled={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
          End all others
        </Button>
      ) : null}
    </>
  );
}
