import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { FileDown, FileUp, Plus, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../core/session/session.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { refreshBets } from './bet.queries.ts';

const AddDialog = lazy(() => import('./add/add-dialog.tsx').then((module) => ({ default: module.AddDialog })));
const TicketDialog = lazy(() => import('./ticket/ticket-dialog.tsx').then((module) => ({ default: module.TicketDialog })));
const ImportDialog = lazy(() => import('./csv/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })));
const SlipDialog = lazy(() => import('./slips/slip-dialog.tsx').then((module) => ({ default: module.SlipDialog })));

function RefreshButton() {
  const client = useQueryClient();
  const isFetching = useIsFetching({ queryKey: ['/api/bets'] }) > 0;
  return (
    <Button onClick={() => void refreshBets(client)} disabled={isFetching} className="bets-refresh" data-busy={isFetching || undefined}>
      <RefreshCw /> Refresh
    </Button>
  );
}

/** What can be done with the list as a whole. */
export function BetActions() {
  const { user } = useSession();
  const [open, setOpen] = useState<'add' | 'ticket' | 'import' | 'slip' | null>(null);
  const close = (): void => setOpen(null);
  if (!user) return null;
  return (
    <div className="acts bets-acts">
      <Button onClick={() => setOpen('add')}>
        <Plus /> Add a bet
      </Button>
      <Button onClick={() => setOpen('import')}>
        <FileUp /> Import
      </Button>
      <a className={buttonClass()} href="/api/bets/export" download="clearedge-bets.csv">
        <FileDown /> Export
      </a>
      <RefreshButton />
      <Suspense>
        {open === 'add' ? <AddDialog onClose={close} onTicket={() => setOpen('ticket')} /> : null}
        {open === 'ticket' ? <TicketDialog onClose={close} /> : null}
        {open === 'import' ? <ImportDialog onClose={close} onSlip={() => setOpen('slip')} /> : null}
        {open === 'slip' ? <SlipDialog onClose={close} onFile={() => setOpen('import')} /> : null}
      </Suspense>
    </div>
  );
}
