import { Ellipsis, FilePen, NotebookPen, Pencil, Share2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import type { Bet } from '../bet-types.ts';
import { betTitle } from '../bet-words.ts';

const CorrectDialog = lazy(() => import('./correct-dialog.tsx').then((module) => ({ default: module.CorrectDialog })));
const DetailsDialog = lazy(() => import('./detail-fields.tsx').then((module) => ({ default: module.DetailsDialog })));

const ShareDialog = lazy(() => import('../share/share-dialog.tsx').then((module) => ({ default: module.ShareDialog })));

export interface BetMenuProps {
  bet: Bet;
  isClosed: boolean;
  /** Of a bet that may still be edited as a whole, or removed. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** What may be done with a bet: everything before its game starts, corrections after, its details at any time. */
export function BetMenu({ bet, isClosed, onEdit, onRemove }: BetMenuProps) {
  const [open, setOpen] = useState<'details' | 'correct' | 'share' | null>(null);
  const label = `More for ${betTitle(bet)}`;
  const close = () => setOpen(null);
  const isTicket = bet.legs.length > 0;
  const items: MenuItem[] = [
    ...(onEdit && !isTicket ? [{ label: 'Edit', icon: <Pencil />, onSelect: onEdit }] : []),
    ...(onRemove ? [{ label: 'Remove', icon: <Trash2 />, onSelect: onRemove }] : []),
    ...(onEdit && !isTicket ? [] : [{ label: 'Edit details…', icon: <NotebookPen />, onSelect: () => setOpen('details') }]),
    { label: 'Share a picture…', icon: <Share2 />, onSelect: () => setOpen('share') },
    ...(isClosed && !isTicket ? [{ label: 'Correct…', icon: <FilePen />, onSelect: () => setOpen('correct') }] : []),
  ];
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label}>
            <Ellipsis />
          </IconButton>
        }
        items={items}
      />
      <Suspense>
        {open === 'details' ? <DetailsDialog bet={bet} onClose={close} /> : null}
        {open === 'correct' ? <CorrectDialog bet={bet} onClose={close} /> : null}
        {open === 'share' ? <ShareDialog bet={bet} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
