import { ClipboardCopy } from 'lucide-react';
import { toast } from '../../../core/toasts/toasts.ts';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface SheetBet {
  playedOn: string;
  game: string;
  selection: string;
  book: string | null;
  odds: number;
  stake: number;
  result: string;
  profit: number;
  closing: { odds: number | null };
}

const HEADS = ['Day', 'Game', 'Selection', 'Book', 'Odds', 'Stake', 'Result', 'Profit', 'Closing odds'];

// A spreadsheet runs a text that begins like a formula: an apostrophe keeps it text.
const textCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=+\-@])/, "'");

/** Bets as lines of columns between tabs, as spreadsheets take them from the clipboard; money in dollars. */
export const sheetText = (bets: readonly SheetBet[]): string =>
  [
    HEADS,
    ...bets.map((bet) => [
      bet.playedOn,
      textCell(bet.game),
      textCell(bet.selection),
      textCell(bet.book ?? ''),
      String(bet.odds),
      bet.stake.toFixed(2),
      bet.result,
      bet.profit.toFixed(2),
      bet.closing.odds === null ? '' : String(bet.closing.odds),
    ]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');

/** Copies the listed bets as columns for a spreadsheet. */
export function SheetCopy({ bets }: { bets: readonly SheetBet[] }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(sheetText(bets));
      toast({ title: `${plural(bets.length, 'bet')} copied`, description: 'Paste them into a spreadsheet.' });
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
