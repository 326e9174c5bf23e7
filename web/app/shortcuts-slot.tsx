import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../core/shortcuts.ts';
import { closeSearch, useIsSearchOpen } from '../core/site-search.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })));

const Palette = lazy(() => import('./shell/search/palette.tsx').then((module) => ({ default: module.Palette })));

/** What a key or the header's search opens. */
export function ShortcutsSlot() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(() => setIsOpen(true));
  const isSearching = useIsSearchOpen();
  return (
    <Suspense>
      {isOpen ? <ShortcutsDialog onClose={() => setIsOpen(false)} /> : null}
      {isSearching ? <Palette onClose={closeSearch} /> : null}
    </Suspense>
  );
}
