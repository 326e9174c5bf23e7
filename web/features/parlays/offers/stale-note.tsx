import { useNow } from '../../../core/clock.ts';
import { formatAge } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface StaleNoteProps {
  /** What was loaded last. */
  list: readonly { seenAt: string }[];
  onRetry: () => void;
}

/** Prices that could not be refreshed, with the age of the newest. */
export function StaleNote({ list, onRetry }: StaleNoteProps) {
  const now = useNow();
  const newest = Math.max(...list.map(({ seenAt }) => Date.parse(seenAt)));
  const age = list.length > 0 ? `The newest is ${formatAge((now - newest) / 1000)} old.` : '';
  return (
    <div className="note warn pb-stale" role="status">
      <span>These prices could not be refreshed. {age}</span>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
