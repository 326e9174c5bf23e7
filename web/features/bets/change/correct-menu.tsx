import { Ellipsis, FilePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { selectionLabel } from '../../../core/slip/index.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import type { Bet } from '../bet-types.ts';

const CorrectDialog = lazy(() => import('./correct-dialog.tsx').then((module) => ({ default: module.CorrectDialog })));

/** What may still be done with a bet whose game has started. */
export function CorrectMenu({ bet }: { bet: Bet }) {
  const [isOpen, setOpen] = useState(false);
  const label = `More for ${selectionLabel(bet.selection)}`;
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label}>
            <Ellipsis />
          </IconButton>
        }
        items={[{ label: 'Correct…', icon: <FilePen />, onSelect: () => setOpen(true) }]}
      />
      <Suspense>{isOpen ? <CorrectDialog bet={bet} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
