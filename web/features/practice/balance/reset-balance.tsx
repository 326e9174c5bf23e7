import { call } from '@clearedge/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { failed } from '../failed.ts';
import { refreshPractice, useBalance } from '../practice.queries.ts';

const ResetDialog = lazy(() => import('./reset-dialog.tsx').then((module) => ({ default: module.ResetDialog })));

function useReset(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/user/balance/reset'),
    onSuccess: ({ message }) => {
      toast({ title: 'Balance Reset', description: message || 'Balance reset to $1,000' });
      void refreshPractice(client);
      onDone();
    },
    onError: failed('Reset Failed', 'Failed to reset balance'),
  });
}

/** Back to $1,000, after asking; says when it is possible again. */
export function ResetBalance() {
  const [isAsking, setAsking] = useState(false);
  const reset = useReset(() => setAsking(false));
  const { data } = useBalance();
  const now = useNow();
  const { dateTime } = useReaderFormat();
  const next = data?.nextResetAt && Date.parse(data.nextResetAt) > now ? data.nextResetAt : null;
  return (
    <>
      <Button look="quiet" className="danger" disabled={next !== null} onClick={() => setAsking(true)}>
        Reset Balance to $1,000
      </Button>
      {next ? <span className="cap">Next reset: {dateTime(next)}</span> : null}
      <Suspense>
        {isAsking ? (
          <ResetDialog
            openBets={data?.openBets ?? 0}
            isPending={reset.isPending}
            onReset={() => reset.mutate()}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
