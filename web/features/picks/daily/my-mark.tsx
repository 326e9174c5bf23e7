import { MarkMenu } from '../../../core/mark-menu.tsx';
import { type AnyPick, useMarkPick } from '../pick.queries.ts';

/** The reader's own word on a pick. */
export function OwnMark({ pick }: { pick: AnyPick }) {
  const { mutate, isPending } = useMarkPick(pick.sport);
  return <MarkMenu pick={pick} isBusy={isPending} onMark={(result) => mutate({ pickId: pick.id, result })} />;
}
