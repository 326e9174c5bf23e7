import { call } from '@clearedge/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useStatus } from '../../../core/status.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { rememberWayBack } from './way-back.ts';

/** Signing in by the operator's provider; nothing where none is configured. */
export function ProviderButton({ isBusy }: { isBusy: boolean }) {
  const name = useStatus()?.signInProvider;
  const { pathname, search } = useLocation();
  const leave = useMutation({
    mutationFn: () => call('POST /api/auth/provider/start'),
    onSuccess: ({ url }) => {
      rememberWayBack(new URLSearchParams(search).get('return') ?? pathname + search);
      globalThis.location.assign(url);
    },
    onError: (error) => toast({ title: 'Login failed', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' }),
  });
  if (!name) return null;
  return (
    <section className="demo" aria-label="Without a password">
      <Button full disabled={isBusy || leave.isPending} onClick={() => leave.mutate()}>
        {leave.isPending ? 'One moment...' : `Continue with ${name}`}
      </Button>
    </section>
  );
}
