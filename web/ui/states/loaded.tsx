import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadedProps<T> {
  answer: { data: T | undefined; isError: boolean; refetch: () => unknown };
  /** What to say when it could not be had. */
  failed: string;
  /** Of the placeholder while it is awaited. */
  height?: number;
  /** What stands in the place of a list without rows. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What was asked for, or what stands in its place; what was there before stays beside an error. */
export function Loaded<T>({ answer: { data, isError, refetch }, failed, height = 240, empty, children }: LoadedProps<T>) {
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <>
      {isError ? <ErrorState title={failed} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton height={height} radius={8} /> : null}
      {isEmpty ? empty : null}
      {data === undefined || isEmpty ? null : children(data)}
    </>
  );
}
