import type { PickSport } from '@clearedge/contract/sports';
import { RefreshCw } from 'lucide-react';
import { pickParts } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useReconcileDay } from '../pick.queries.ts';

/** Settles what has ended of a sport's day from real scores. */
export function ReconcileButton({ sport, date }: { sport: PickSport; date: string }) {
  const { mutate, isPending } = useReconcileDay(sport);
  return (
    <Button onClick={() => mutate(date)} disabled={isPending}>
      <RefreshCw /> {isPending ? 'Reconciling...' : pickParts(sport).words.reconcile}
    </Button>
  );
}
