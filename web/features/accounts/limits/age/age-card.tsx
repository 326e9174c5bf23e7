import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../../core/session/session.ts';
import { toast } from '../../../../core/toasts/toasts.ts';
import { paths } from '../../../../lib/paths.ts';
import { apiKey, messageOf } from '../../../../lib/query.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useLimits } from '../limit.queries.ts';

type Limits = CallResult<Contract['GET /api/responsible-gaming']>;

function useAnswerAge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOfAge: boolean) => call('POST /api/responsible-gaming/age', { body: { isOfAge } }),
    onSuccess: (limits) => client.setQueryData<Limits>(apiKey('/api/responsible-gaming'), limits),
    onError: (error) => toast({ title: 'Not saved', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' }),
  });
}

function Question({ titleId }: { titleId: string }) {
  const answer = useAnswerAge();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p>
        <b id={titleId}>{isAsked ? 'You are under 21?' : 'Are you 21 or older?'}</b>{' '}
        <span className="cap">
          {isAsked
            ? 'Betting, practice included, is then closed to this account, and the answer cannot be taken back here.'
            : 'Betting, practice included, is for adults of 21 and older.'}
        </span>
      </p>
      <span className="acts">
        {isAsked ? (
          <>
            <Button onClick={() => setAsked(false)}>Back</Button>
            <Button look="danger" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
              Yes, I am under 21
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setAsked(true)}>I am under 21</Button>
            <Button look="primary" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
              I am 21 or older
            </Button>
          </>
        )}
      </span>
    </>
  );
}

/** Asks a bettor's age once, and says what follows from the answer; nothing to see for who is of age. */
export function AgeCard() {
  const titleId = useId();
  const limits = useLimits(useSession().user !== null).data;
  if (!limits || limits.ageAnswer === 'of_age') return null;
  return (
    <section className="panel age-card" aria-labelledby={titleId}>
      {limits.ageAnswer === null ? (
        <Question titleId={titleId} />
      ) : (
        <p>
          <b id={titleId}>You have said that you are under 21.</b>{' '}
          <span className="cap">
            No bets are placed, practice bets included. If that was a mistake, <Link to={paths.support}>write to support</Link>.
          </span>
        </p>
      )}
    </section>
  );
}
