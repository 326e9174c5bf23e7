import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { type DailyPick, type Mark, useMarkPick } from '../pick.queries.ts';
import { resultLook } from '../pick-words.ts';

const MARKS: readonly { result: Mark; label: string }[] = [
  { result: 'WIN', label: 'Win' },
  { result: 'LOSS', label: 'Loss' },
  { result: 'PUSH', label: 'Push' },
];

/** The reader's own word on a pick, until there is one or the official result is in. */
export function MarkButtons({ pick }: { pick: DailyPick }) {
  const { mutate, isPending } = useMarkPick();
  if (pick.myResult)
    return (
      <span className="pk-mine">
        Your mark <Badge look={resultLook(pick.myResult)}>{pick.myResult}</Badge>
      </span>
    );
  if (pick.result) return null;
  return (
    <fieldset className="pk-marks">
      <legend className="sr">Your own result</legend>
      {MARKS.map(({ result, label }) => (
        <Button key={result} size="sm" disabled={isPending} onClick={() => mutate({ pickId: pick.id, result })}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
