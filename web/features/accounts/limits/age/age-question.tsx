import { call } from '@clearedge/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../../core/toasts/toasts.ts';
import { apiKey, isStatus, messageOf } from '../../../../lib/query.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { Limits } from '../limit.queries.ts';

const LIMITS_KEY = apiKey('/api/responsible-gaming');

function useAnswerAge(onAnswered: (() => void) | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOfAge: boolean) => call('POST /api/responsible-gaming/age', { body: { isOfAge } }),
    onSuccess: (limits) => {
      client.setQueryData<Limits>(LIMITS_KEY, limits);
      onAnswered?.();
    },
    onError: (error) => {
      toast({ title: 'Not saved', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' });
      if (!isStatus(error, 403)) return;
      // Answered before, on another screen.
      void client.invalidateQueries({ queryKey: LIMITS_KEY });
      onAnswered?.();
    },
  });
}

export interface AgeQuestion {
  title: string;
  text: string;
  /** What becomes of the bet that waits for the answer. */
  outcome: string;
  buttons: ReactNode;
}

/** The question about one's age in two steps: a no closes betting for good, and is asked for again. */
export function useAgeQuestionParts(onAnswered?: () => void): AgeQuestion {
  const answer = useAnswerAge(onAnswered);
  const [isRequested, setRequested] = useState(false);
  if (isRequested)
    return {
      title: 'You are under 21?',
      text: 'Betting, practice included, will be closed to this account, and you can’t undo it here.',
      outcome: 'The bet you were placing is not placed.',
      buttons: (
        <>
          <Button onClick={() => setRequested(false)}>Back</Button>
          <Button look="danger" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
            Yes, I am under 21
          </Button>
        </>
      ),
    };
  return {
    title: 'Are you 21 or older?',
    text: 'Betting, practice included, is for adults of 21 and older.',
    outcome: 'You are asked once. What you started continues after your answer, with nothing lost.',
    buttons: (
      <>
        <Button onClick={() => setRequested(true)}>I am under 21</Button>
        <Button look="primary" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
          I am 21 or older
        </Button>
      </>
    ),
  };
}
