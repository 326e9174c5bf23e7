import { selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import type { BetWithReceipt, Receipt } from '../bet-types.ts';
import { GRADE_WORD } from '../bet-words.ts';

export interface ReceiptLine {
  label: string;
  value: string;
  isTotal?: boolean;
}

const graderOf = (gradedBy: string): string =>
  gradedBy === 'settlement' ? 'ClearEdge, from the score' : gradedBy === 'owner' ? 'You' : 'An administrator';

const inningsWords = (innings: number): string => (Number.isInteger(innings) ? String(innings) : `${Math.floor(innings)}½`);

/** Left side: what the grade rests on. */
export function gradingLines(bet: BetWithReceipt, receipt: Receipt, dateTime: (iso: string) => string): ReceiptLine[] {
  const { finalScore: score, innings } = receipt;
  const [away, home] = [bet.awayTeamCode ?? 'Away', bet.homeTeamCode ?? 'Home'];
  return [
    ...(score ? [{ label: 'Final score', value: `${away} ${score.away}, ${home} ${score.home}` }] : []),
    ...(innings === null ? [] : [{ label: 'Innings played', value: inningsWords(innings) }]),
    { label: 'Your side', value: selectionLabel(bet.selection) },
    { label: 'Result', value: GRADE_WORD[receipt.grade] },
    { label: 'Graded by', value: graderOf(receipt.gradedBy) },
    { label: 'Settled', value: dateTime(receipt.settledAt) },
  ];
}

const arithmetic = (stake: number, odds: number): string => `${stake.toFixed(2)} × ${odds > 0 ? `${odds} / 100` : `100 / ${-odds}`}`;

/** Right side: the money, cent by cent. */
export function payoutLines(bet: BetWithReceipt, receipt: Receipt): ReceiptLine[] {
  const { grade, stake, profit, payout } = receipt;
  const paid: ReceiptLine[] =
    grade === 'win'
      ? [
          { label: 'Stake returned', value: formatMoney(stake) },
          { label: `Profit, ${arithmetic(stake, bet.odds)}`, value: formatMoney(profit) },
        ]
      : grade === 'loss'
        ? [{ label: 'Stake lost', value: formatSignedMoney(profit) }]
        : [
            { label: 'Stake returned', value: formatMoney(stake) },
            { label: 'Profit', value: formatMoney(profit) },
          ];
  return [...paid, { label: 'Payout', value: formatMoney(payout), isTotal: true }];
}
