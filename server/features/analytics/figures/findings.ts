import { americanToDecimal } from '@clearedge/quant/price';
import { profitTest } from '@clearedge/quant/scoring';
import { type Figures, type Finding, isDecided, isWon, type SettledBet } from '../settled-bet.ts';
import type { CutPart } from './parts.ts';

const LEVEL = 0.05;
const SHOWN = 5;

/** How surprising a result is for bets worth nothing at their own prices, both ways. */
function pValueOf(bets: readonly SettledBet[]): number {
  const decided = bets.filter(isDecided).map((bet) => ({ stake: bet.stakeCents, decimal: americanToDecimal(bet.odds), isWon: isWon(bet) }));
  if (decided.length === 0) return 1;
  const { pValue } = profitTest(decided);
  return Math.min(1, 2 * Math.min(pValue, 1 - pValue));
}

/** The chance of seeing one as surprising among all that were looked at (Holm 1979), the most surprising first. */
function corrected<T extends { pValue: number }>(findings: readonly T[]): (T & { adjusted: number })[] {
  let least = 0;
  return findings
    .toSorted((a, b) => a.pValue - b.pValue)
    .map((finding, at, all) => {
      least = Math.max(least, Math.min(1, finding.pValue * (all.length - at)));
      return { ...finding, adjusted: least };
    });
}

function verdictOf({ pValue, adjusted, interval }: Pick<Finding, 'pValue' | 'adjusted' | 'interval'>): Finding['verdict'] {
  const isClear = interval.low > 0 || interval.high < 0;
  if (isClear && adjusted < LEVEL) return 'distinguishable';
  return isClear || pValue < LEVEL ? 'alone' : 'chance';
}

/** Parts that lost or won most surprisingly. A cut with one part is the whole record under another name. */
export function findingsOf(cuts: readonly (readonly CutPart[])[]): Figures['findings'] {
  const looked = cuts
    .filter((parts) => parts.length > 1)
    .flat()
    .flatMap(({ cut, part, bets }) =>
      part.roiInterval ? [{ cut, key: part.key, bets: part.bets, roi: part.roi!, interval: part.roiInterval, pValue: pValueOf(bets) }] : [],
    );
  const findings = corrected(looked).map((finding): Finding => ({ ...finding, verdict: verdictOf(finding) }));
  return {
    lookedAt: looked.length,
    leaks: findings.filter(({ roi }) => roi < 0).slice(0, SHOWN),
    strengths: findings.filter(({ roi }) => roi > 0).slice(0, SHOWN),
  };
}
