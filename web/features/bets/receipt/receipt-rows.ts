import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import { americanToDecimal } from '@clearedge/quant/price';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { tournamentLines } from '../../../sports/registry.ts';
import type { BetWithReceipt, Receipt } from '../bet-types.ts';
import { betTitle } from '../bet-words.ts';

export interface ReceiptLine {
  label: string;
  value: string;
  isTotal?: boolean;
}

const graderOf = (gradedBy: string, isGolf: boolean): string =>
  gradedBy === 'settlement'
    ? `ClearEdge, from the ${isGolf ? 'official result' : 'score'}`
    : gradedBy === 'owner'
      ? 'You'
      : 'An administrator';

const inningsWords = (innings: number): string => (Number.isInteger(innings) ? String(innings) : `${Math.floor(innings)}½`);

const minutesWords = (minutes: number): string => (minutes > 60 ? '60 minutes and overtime' : `${minutes} minutes`);

/** Left side: what the grade rests on. */
export function gradingLines(bet: BetWithReceipt, receipt: Receipt, dateTime: (iso: string) => string): ReceiptLine[] {
  const { finalScore: score, innings, minutes, resultSources } = receipt;
  const [away, home] = [bet.awayTeamCode ?? 'Away', bet.homeTeamCode ?? 'Home'];
  return [
    ...(score ? [{ label: 'Final score', value: `${away} ${score.away}, ${home} ${score.home}` }] : []),
    ...(innings === null ? [] : [{ label: 'Innings played', value: inningsWords(innings) }]),
    ...(minutes === null ? [] : [{ label: 'Time played', value: minutesWords(minutes) }]),
    ...(resultSources === null ? [] : [{ label: 'Source', value: resultSources }]),
    ...tournamentLines(receipt),
    { label: bet.legs.length > 0 ? 'Ticket' : 'Your side', value: betTitle(bet) },
    ...(bet.selectionSource === 'text' && bet.readAs ? [{ label: 'Read as', value: bet.readAs }] : []),
    { label: 'Result', value: GRADE_WORD[receipt.grade] },
    { label: 'Graded by', value: graderOf(receipt.gradedBy, receipt.golf !== null) },
    { label: 'Settled', value: dateTime(receipt.settledAt) },
  ];
}

const arithmetic = (stake: number, odds: number): string => `${stake.toFixed(2)} × ${odds > 0 ? `${odds} / 100` : `100 / ${-odds}`}`;

function deadHeatLines(odds: number, { stake, profit, payout, deadHeat }: Receipt): ReceiptLine[] {
  const { placesLeft, tied } = deadHeat!;
  const decimal = Number(americanToDecimal(odds).toFixed(4));
  return [
    { label: 'Stake', value: formatMoney(stake) },
    { label: `Return, ${stake.toFixed(2)} × ${decimal} × ${placesLeft} / ${tied}`, value: formatMoney(payout) },
    { label: profit < 0 ? 'Loss on this win' : 'Profit', value: formatSignedMoney(profit) },
    { label: 'Payout', value: formatMoney(payout), isTotal: true },
  ];
}

/** What a dead heat did to a win, in a sentence; null without one. */
export function deadHeatWords({ deadHeat }: Receipt): string | null {
  if (!deadHeat) return null;
  const { tied, rank, placesLeft, losesMoney } = deadHeat;
  const left = placesLeft === 1 ? '1 place was' : `${placesLeft} places were`;
  const stated = `Dead heat: ${tied} players shared position ${rank} and ${left} left, so ${placesLeft}/${tied} of the stake wins and the rest loses.`;
  return `${stated} ${losesMoney ? 'That is why this win returns less than its stake.' : 'Such a win can return less than its stake.'}`;
}

const ticketLines = ({ freeStake, boostPercent }: BetWithReceipt, { stake, profit, payout }: Receipt): ReceiptLine[] => [
  freeStake > 0 ? { label: 'Free bet', value: formatMoney(freeStake) } : { label: 'Stake', value: formatMoney(stake) },
  { label: boostPercent === null ? 'Profit' : `Profit, winnings with a ${boostPercent}% boost`, value: formatSignedMoney(profit) },
  { label: 'Payout', value: formatMoney(payout), isTotal: true },
];

/** Right side: the money, cent by cent. */
export function payoutLines(bet: BetWithReceipt, receipt: Receipt): ReceiptLine[] {
  if (bet.legs.length > 0) return ticketLines(bet, receipt);
  if (receipt.grade === 'win' && receipt.deadHeat) return deadHeatLines(bet.odds, receipt);
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
