import { RefreshCw } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { useReconcileDay } from '../pick.queries.ts';

/** Settles what has ended of a day from real scores. */
export function ReconcileButton({ date }: { date: string }) {
  const { mutate, isPending } = useReconcileDay();
  return (
    <Button onClick={() => mutate(date)} disabled={isPending}>
      <RefreshCw /> {isPending ? 'Reconciling...' : 'Auto Reconcile'}
    </Button>
  );
}
