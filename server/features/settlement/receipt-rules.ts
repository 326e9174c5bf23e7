import { createHash } from 'node:crypto';
import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import { type AnyFacts, HOUSE_RULES, isSeasonFacts } from '@clearedge/quant/grading';
import { centsToDollars, formatCents } from '@clearedge/quant/money';
import { americanToDecimal, formatAmerican } from '@clearedge/quant/price';
import { type Evidence, resultsOf } from '../../sports/registry.ts';
import { type BetRow, isParlayType } from '../bets/index.ts';
import type { DisputeRow } from './disputes/dispute-rows.ts';
import { mayDispute, presentDispute } from './disputes/dispute-rules.ts';
import type { GradingRow } from './grading-rows.ts';
import { currentGrade } from './settle-rules.ts';
import { signedDollars } from './slate-news.ts';

export type Receipt = NonNullable<VerbResult<Contract['GET /api/bets/:betId']>['receipt']>;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TICKET_RULE = {
  title: 'Every leg by its own rule',
  text: 'One lost leg loses a parlay or teaser. Pushed and void legs drop out; when all do, the stake comes back. A teaser bought at the usual table is then paid by it; with fewer than two legs left the stake comes back. A round robin is as many parlays, each settled by itself.',
};
const OWN_RULE = {
  title: 'Result entered by hand',
  text: 'This selection cannot be graded from scores, so its owner or an admin entered the result.',
};

/** Eight characters that name a bet on its receipt: "7F3K-2210". */
function receiptNumber(betId: string): string {
  const digest = createHash('sha256').update(betId).digest();
  const letters = Array.from({ length: 8 }, (_, at) => ALPHABET[digest[at]! % 32]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

type Paid = Pick<GradingRow, 'grade' | 'profitCents' | 'payoutCents'> & Partial<Pick<GradingRow, 'deadHeat'>>;

/** Of the tied players so many are paid. */
const placesLeft = ({ rank, tied, places }: NonNullable<GradingRow['deadHeat']>): number => Math.min(tied, Math.max(0, places - rank + 1));

function deadHeatFormula(stake: string, odds: number, { deadHeat, payoutCents, profitCents }: Paid): string {
  const share = `${placesLeft(deadHeat!)} / ${deadHeat!.tied}`;
  // The decimal price as it is reckoned with, at most four places of it: 1.9091, 5.
  const price = String(Number(americanToDecimal(odds).toFixed(4)));
  return `Dead heat: ${formatCents(payoutCents)} back = ${stake} × ${price} × ${share}, ${signedDollars(profitCents)} on the bet`;
}

function ticketFormula({ stakeCents, freeStakeCents, boostPercent }: Ticket, { payoutCents, profitCents }: Paid): string {
  const staked = `${formatCents(stakeCents + freeStakeCents)}${freeStakeCents > 0 ? ' free bet' : ' staked'}`;
  const boost = boostPercent === null ? '' : `, winnings with a ${boostPercent}% boost`;
  return `${staked}, ${formatCents(payoutCents)} back${boost}: ${signedDollars(profitCents)}`;
}

type Ticket = Pick<BetRow, 'betType' | 'odds' | 'stakeCents' | 'freeStakeCents' | 'boostPercent'>;

function payoutFormula(bet: Ticket, grading: Paid): string {
  const stake = formatCents(bet.stakeCents);
  if (isParlayType(bet.betType)) return ticketFormula(bet, grading);
  if (grading.grade === 'win' && grading.deadHeat) return deadHeatFormula(stake, bet.odds, grading);
  if (grading.grade === 'loss') return `Stake lost: ${signedDollars(grading.profitCents)}`;
  if (grading.grade !== 'win') return `Stake returned: ${stake}`;
  const rate = bet.odds > 0 ? `${bet.odds} / 100` : `100 / ${-bet.odds}`;
  return `Profit ${formatCents(grading.profitCents)} = ${stake} × ${rate}`;
}

function closingNote(bet: Pick<BetRow, 'odds' | 'closingOdds'>): string | null {
  if (bet.closingOdds === null) return null;
  const implied = (odds: number): number => (odds > 0 ? 100 / (odds + 100) : -odds / (-odds + 100));
  const points = (implied(bet.closingOdds) - implied(bet.odds)) * 100;
  const versus = `Price taken ${formatAmerican(bet.odds)}, best closing price ${formatAmerican(bet.closingOdds)}`;
  if (Math.abs(points) < 0.05) return `${versus}: level with the close.`;
  return `${versus}: ${Math.abs(points).toFixed(1)} points of implied probability ${points > 0 ? 'better' : 'worse'} than the close.`;
}

const NO_EVIDENCE = { finalScore: null, innings: null, minutes: null, resultSources: null, golf: null } satisfies Evidence;
export type PlayerNames = ReadonlyMap<string, string>;

/** The key of a bet's sport; undefined for one that we do not follow. */
export const keyOf = (sport: BetRow['sport']): SportKey | undefined => SPORT_KEYS.find((key) => key === sport);

function evidenceOf(sport: BetRow['sport'], facts: AnyFacts | null, names: PlayerNames): Evidence {
  const key = keyOf(sport);
  return key && facts && !isSeasonFacts(facts) ? resultsOf(key).presentEvidence(facts, (playerId) => names.get(playerId) ?? playerId) : {};
}

const deadHeatOf = ({ deadHeat, profitCents }: GradingRow): Receipt['deadHeat'] =>
  deadHeat && { ...deadHeat, placesLeft: placesLeft(deadHeat), losesMoney: profitCents < 0 };

/** What a receipt shows beside the bet and its gradings. */
interface Beside {
  names?: PlayerNames;
  dispute?: DisputeRow | null;
}

/** The receipt of a graded bet: the rule, the evidence, the arithmetic and every posting; null while nothing stands. */
export function buildReceipt(
  bet: BetRow,
  history: readonly GradingRow[],
  { names = new Map(), dispute = null }: Beside = {},
): Receipt | null {
  const current = currentGrade(history);
  if (!current) return null;
  const rule = HOUSE_RULES.find(({ id }) => id === current.rule) ?? (current.rule === 'parlay' ? TICKET_RULE : OWN_RULE);
  return {
    receiptNumber: receiptNumber(bet.id),
    grade: current.grade,
    rule: current.rule,
    ruleTitle: rule.title,
    ruleText: rule.text,
    ruleVersion: current.ruleVersion,
    formula: current.formula,
    ...NO_EVIDENCE,
    ...evidenceOf(bet.sport, current.facts, names),
    deadHeat: deadHeatOf(current),
    stake: centsToDollars(bet.stakeCents),
    profit: centsToDollars(current.profitCents),
    payout: centsToDollars(current.payoutCents),
    payoutFormula: payoutFormula(bet, current),
    settledAt: current.gradedAt.toISOString(),
    gradedBy: current.gradedBy,
    postings: history.map((row) => ({
      kind: row.kind,
      grade: row.grade,
      profit: centsToDollars(row.profitCents),
      at: row.gradedAt.toISOString(),
      rule: row.rule,
      reason: row.reason,
    })),
    closingOdds: bet.closingOdds,
    closingNote: closingNote(bet),
    mayDispute: dispute === null && mayDispute(bet, current),
    dispute: dispute && presentDispute(dispute),
  };
}
