import { Ellipsis, FilePen, NotebookPen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { selectionLabel } from '../../../core/slip/index.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import type { Bet } from '../bet-types.ts';

const CorrectDialog = lazy(() => import('./correct-dialog.tsx').then((module) => ({ default: module.CorrectDialog })));
const DetailsDialog = lazy(() => import('./detail-fields.tsx').then((module) => ({ default: module.DetailsDialog })));

/** What may still be done with a bet that can no longer be edited as a whole; corrected only once its game has started. */
export function BetMenu({ bet, isClosed }: { bet: Bet; isClosed: boolean }) {
  const [open, setOpen] = useState<'details' | 'correct' | null>(null);
  const label = `More for ${selectionLabel(bet.selection)}`;
  const close = () => setOpen(null);
  const details = { label: 'Edit details…', icon: <NotebookPen />, onSelect: () => setOpen('details') };
  const correct = { label: 'Correct…', icon: <FilePen />, onSelect: () => setOpen('correct') };
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label}>
            <Ellipsis />
          </IconButton>
        }
        items={isClosed ? [details, correct] : [details]}
      />
      <Suspense>
        {open === 'details' ? <DetailsDialog bet={bet} onClose={close} /> : null}
        {open === 'correct' ? <CorrectDialog bet={bet} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
