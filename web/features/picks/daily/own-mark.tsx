import { MarkButtons } from '../../../core/mark-buttons.tsx';
import { type DailyPick, useMarkPick } from '../pick.queries.ts';

/** The reader's own word on a daily pick. */
export function OwnMark({ pick }: { pick: DailyPick }) {
  const { mutate, isPending } = useMarkPick();
  return <MarkButtons pick={pick} isBusy={isPending} onMark={(result) => mutate({ pickId: pick.id, result })} />;
}
