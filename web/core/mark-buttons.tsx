import { Button } from '../ui/controls/button.tsx';
import { Badge, type BadgeLook } from '../ui/marks/badge.tsx';

export type Mark = 'WIN' | 'LOSS' | 'PUSH';

const MARKS = {
  WIN: { label: 'Win', look: 'win' },
  LOSS: { label: 'Loss', look: 'loss' },
  PUSH: { label: 'Push', look: 'push' },
} as const satisfies Record<Mark, { label: string; look: BadgeLook }>;
const CHOICES = Object.keys(MARKS) as Mark[];

interface MarkedPick {
  selection: string;
  /** The official result; null while it is pending. */
  result: string | null;
  myResult: Mark | Lowercase<Mark> | null;
}

/** The reader's own word on a pick, until there is one or the official result is in. */
export function MarkButtons({ pick, isBusy, onMark }: { pick: MarkedPick; isBusy: boolean; onMark: (mark: Mark) => void }) {
  if (pick.myResult) {
    const { look, label } = MARKS[pick.myResult.toUpperCase() as Mark];
    return (
      <span className="pk-mine">
        Your mark <Badge look={look}>{label}</Badge>
      </span>
    );
  }
  if (pick.result) return null;
  return (
    <fieldset className="pk-marks">
      <legend className="sr">{`Your own result of ${pick.selection}`}</legend>
      {CHOICES.map((mark) => (
        <Button key={mark} size="sm" disabled={isBusy} onClick={() => onMark(mark)}>
          {MARKS[mark].label}
        </Button>
      ))}
    </fieldset>
  );
}
