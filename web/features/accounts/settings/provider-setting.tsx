import { call } from '@clearedge/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Setting } from './setting.tsx';

const connection = apiQuery('GET /api/auth/provider');

/** Whether the sign-in provider opens the account, and whether a password does. */
export const useConnection = () => useQuery({ ...connection, staleTime: 0 });

const complain = (error: unknown): void =>
  void toast({ title: 'Sign-in not changed', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' });

const useConnect = () =>
  useMutation({
    mutationFn: () => call('POST /api/auth/provider/connect'),
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: complain,
  });

function useDisconnect(name: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/auth/provider/disconnect'),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: connection.queryKey });
      toast({ title: 'Disconnected', description: `${name} no longer signs you in.` });
    },
    onError: complain,
  });
}

/** The operator's sign-in provider; nothing where none is configured. */
export function ProviderSetting() {
  const { data } = useConnection();
  return data?.name ? <Provider {...data} name={data.name} /> : null;
}

type Connection = NonNullable<ReturnType<typeof useConnection>['data']>;

function Provider({ name, connection: connected, hasPassword }: Connection & { name: string }) {
  const { date } = useReaderFormat();
  const connect = useConnect();
  const disconnect = useDisconnect(name);
  return (
    <Setting
      title={`Sign in with ${name}`}
      text={`${name} can sign you in instead of your password. Your code stays, where one is set up.`}
    >
      {connected ? (
        <p className="set-linked">
          <span>
            Connected{connected.email ? ` as ${connected.email}` : ''} since {date(connected.connectedAt, 'plain')}
            {hasPassword ? '' : '. It is your only way to sign in until you set a password.'}
          </span>
          <Button disabled={disconnect.isPending || !hasPassword} onClick={() => disconnect.mutate()}>
            Disconnect
          </Button>
        </p>
      ) : (
        <Button disabled={connect.isPending} onClick={() => connect.mutate()}>
          {connect.isPending ? 'One moment...' : `Connect ${name}`}
        </Button>
      )}
    </Setting>
  );
}

/** In place of the form that changes a password, where there is none yet. */
export function FirstPassword({ email }: { email: string }) {
  const ask = useMutation({ mutationFn: () => call('POST /api/auth/password/forgot', { body: { email } }), onError: complain });
  if (ask.isSuccess) return <output className="note good">A link is on its way to {email}. It works once and for 30 minutes.</output>;
  return (
    <Button disabled={ask.isPending} onClick={() => ask.mutate()}>
      {ask.isPending ? 'Sending...' : 'Email me a link to set one'}
    </Button>
  );
}
