import { call } from '@clearedge/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReadAsk } from '../bet-types.ts';

const PAUSE_MS = 300;

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const isComplete = (ask: ReadAsk): boolean => ask.gameId.trim() !== '' && ask.selection.trim() !== '';

/** What the server reads a selection as, shortly after the last change; `isCurrent` says whether it is about what is written now. */
export function useReading(ask: ReadAsk) {
  const now = JSON.stringify(ask);
  const settledText = useSettled(now);
  const settled = JSON.parse(settledText) as ReadAsk;
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['/api/bets/read', settled],
    queryFn: () => call('POST /api/bets/read', { body: settled }),
    enabled: isComplete(settled),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
  const isCurrent = !isPlaceholderData && settledText === now;
  return { reading: isComplete(ask) ? data : undefined, isError, isCurrent };
}
