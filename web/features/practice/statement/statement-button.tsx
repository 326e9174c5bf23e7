import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';

const StatementDrawer = lazy(() => import('./statement-drawer.tsx').then((module) => ({ default: module.StatementDrawer })));

export function StatementButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Statement</Button>
      <Suspense>{isOpen ? <StatementDrawer onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
