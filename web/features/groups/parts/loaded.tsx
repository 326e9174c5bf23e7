import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';

/** Draws an answer once it is there; before that, what stands in its place. */
export function Loaded<T>({ query, height, children }: { query: UseQueryResult<T>; height: number; children: (data: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState text={messageOf(query.error) ?? 'Please try again.'} onRetry={() => void query.refetch()} />;
  return <Skeleton height={height} radius={6} />;
}
