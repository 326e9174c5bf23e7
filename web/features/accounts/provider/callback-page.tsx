import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { welcomeBack } from '../../../core/session/session-calls.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { paths } from '../../../lib/paths.ts';
import { messageOf } from '../../../lib/query.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SecondStepForm } from '../login-form.tsx';
import { useArrival } from '../use-arrival.ts';
import { NewAccountForm } from './new-account-form.tsx';
import { takeWayBack } from './way-back.ts';

type Arrival = CallResult<Contract['POST /api/auth/provider/finish']>;

const TITLE = {
  waiting: 'Signing in',
  secondStep: 'Two-step verification',
  newAccount: 'Join ClearEdge',
  failed: 'Not signed in',
} as const;

const stageOf = (arrival: Arrival | undefined, isError: boolean): keyof typeof TITLE => {
  if (isError) return 'failed';
  if (arrival && 'secondFactor' in arrival) return 'secondStep';
  return arrival && 'newAccount' in arrival ? 'newAccount' : 'waiting';
};

/** Redeems the address's answer, once, and takes it out of the address: an address ends up in histories. */
function useFinish(onArrived: (arrival: Arrival) => void) {
  const { search } = useLocation();
  const [answer] = useState(search);
  const hasBegun = useRef(false);
  const finish = useMutation({ mutationFn: () => call('POST /api/auth/provider/finish', { body: { answer } }), onSuccess: onArrived });
  useEffect(() => {
    if (hasBegun.current || answer === '') return;
    hasBegun.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    finish.mutate();
  }, [finish, answer]);
  return { ...finish, isError: finish.isError || answer === '' };
}

/** Where the sign-in provider sends the browser back to. */
export function CallbackPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = (): void => void navigate(takeWayBack(), { replace: true });
  const arrive = useArrival(leave);
  const finish = useFinish((arrival) => {
    if ('user' in arrival) {
      welcomeBack(client, arrival);
      arrive(arrival.user);
    } else if ('isConnected' in arrival) {
      toast({ title: 'Connected', description: 'You can now sign in without your password, too.' });
      void navigate(paths.settings, { replace: true });
    }
  });
  const stage = stageOf(finish.data, finish.isError);
  useDocumentTitle(TITLE[stage]);
  return (
    <section className="panel auth">
      <header className="auth-h">
        <h1>{TITLE[stage]}</h1>
      </header>
      <div className="panel-b form">
        {finish.isError ? (
          <>
            <p className="note bad" role="alert">
              {messageOf(finish.error) ?? 'Signing in failed. Please start again.'}
            </p>
            <Link className="link" to={paths.auth()}>
              Back to Sign In
            </Link>
          </>
        ) : finish.data && 'newAccount' in finish.data ? (
          <NewAccountForm email={finish.data.newAccount.email} suggested={finish.data.newAccount.username} onDone={leave} />
        ) : stage === 'secondStep' ? (
          <SecondStepForm onDone={leave} onStartOver={() => void navigate(paths.auth(), { replace: true })} />
        ) : (
          <Skeleton height={120} radius={6} />
        )}
      </div>
    </section>
  );
}
