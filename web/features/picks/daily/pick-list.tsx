import type { ReactNode } from 'react';
import { useBoard } from '../../../sports/registry.ts';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { AnyPick } from '../pick.queries.ts';
import { PickCard } from './pick-card.tsx';
import '../picks.css';

const WAITING = ['a', 'b', 'c'] as const;

interface PickListProps {
  answer: { data: readonly AnyPick[] | undefined; isError: boolean; refetch: () => unknown };
  /** "Unable to load daily picks." */
  failed: string;
  canMark: boolean;
  /** Of the answer, those to show; all by default. */
  choose?: (picks: readonly AnyPick[]) => readonly AnyPick[];
  /** Above the cards. */
  head?: ReactNode;
  empty: ReactNode;
}

/** A day's published picks, with a word for a wait, a failure and a day without one. */
export function PickList({ answer: { data, isError, refetch }, failed, canMark, choose, head, empty }: PickListProps) {
  const board = useBoard((data ?? []).map(({ gameKey, sport }) => ({ gameId: gameKey, sport })));
  if (data === undefined && isError)
    return <ErrorState title="Error Loading Picks" text={`${failed} Please try again later.`} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className="pk-list" aria-busy="true">
        <span className="sr">Loading picks</span>
        {WAITING.map((place) => (
          <Skeleton key={place} height={320} radius={8} />
        ))}
      </div>
    );
  const shown = choose ? choose(data) : data;
  if (shown.length === 0) return empty;
  return (
    <div className="pk-list">
      {head}
      {shown.map((pick) => (
        <PickCard key={pick.id} pick={pick} canMark={canMark} game={board.get(pick.gameKey)} />
      ))}
    </div>
  );
}
