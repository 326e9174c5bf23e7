import { Ellipsis } from 'lucide-react';
import { IconButton } from '../ui/controls/button.tsx';
import { Badge, type BadgeLook } from '../ui/marks/badge.tsx';
import { Menu } from '../ui/overlay/menu.tsx';

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

/** The reader's own word on a pick in a menu, until there is one or the official result is in. */
export function MarkMenu({ pick, isBusy, onMark }: { pick: MarkedPick; isBusy: boolean; onMark: (mark: Mark) => void }) {
  if (pick.myResult) {
    const { look, label } = MARKS[pick.myResult.toUpperCase() as Mark];
    return (
      <span className="pk-mine">
        Your mark <Badge look={look}>{label}</Badge>
      </span>
    );
  }
  if (pick.result) return null;
  const label = `Your own result of ${pick.selection}`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} disabled={isBusy}>
          <Ellipsis />
        </IconButton>
      }
      items={CHOICES.map((mark) => ({ label: MARKS[mark].label, onSelect: () => onMark(mark) }))}
    />
  );
}
