import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../core/shortcuts.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })));

export function ShortcutsSlot() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(() => setIsOpen(true));
  if (!isOpen) return null;
  return (
    <Suspense>
      <ShortcutsDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
