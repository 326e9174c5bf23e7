import { ClipboardCopy } from 'lucide-react';
import { toast } from '../../../core/toasts/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { type SheetBet, sheetText } from './sheet-text.ts';

/** Copies the listed bets as columns for a spreadsheet. */
export function SheetCopy({ bets }: { bets: readonly SheetBet[] }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(sheetText(bets));
      toast({ title: `${bets.length} ${bets.length === 1 ? 'bet' : 'bets'} copied`, description: 'Paste them into a spreadsheet.' });
    } catch {
      toast({ title: 'Not copied', description: 'Your browser did not allow it.', variant: 'destructive' });
    }
  };
  return (
    <Button disabled={bets.length === 0} onClick={() => void copy()}>
      <ClipboardCopy /> Copy for spreadsheet
    </Button>
  );
}
