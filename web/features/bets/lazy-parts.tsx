import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/states/states.tsx';
import type { Bet } from './bet-types.ts';
import type { BetMenuProps } from './change/bet-menu.tsx';

const Menu = lazy(() => import('./resolve-menu.tsx').then((module) => ({ default: module.ResolveMenu })));
const More = lazy(() => import('./change/bet-menu.tsx').then((module) => ({ default: module.BetMenu })));
const Dialog = lazy(() => import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })));

const Share = lazy(() => import('./share/share-dialog.tsx').then((module) => ({ default: module.ShareDialog })));

/** The menu's script comes only with a bet that needs it. */
export function ResolveMenu(props: { bet: Bet; label: string }) {
  return (
    <Suspense fallback={<Skeleton width={108} height={26} radius={6} />}>
      <Menu {...props} />
    </Suspense>
  );
}

/** Its script comes only with the first bet on the screen. */
export function BetMenu(props: BetMenuProps) {
  return (
    <Suspense fallback={<Skeleton width={28} height={28} radius={6} />}>
      <More {...props} />
    </Suspense>
  );
}

export function RemoveDialog(props: { bet: Bet; onClose: () => void }) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

export function ShareDialog(props: { bet: Bet; onClose: () => void }) {
  return (
    <Suspense>
      <Share {...props} />
    </Suspense>
  );
}
