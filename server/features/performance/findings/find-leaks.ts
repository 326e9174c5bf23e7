import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { profitTest } from '@clearedge/quant/scoring';
import type { CutName } from '../figures/cut-keys.ts';
import type { Cut, CutRow } from '../figures/cuts.ts';
import { isCounted, isDecided } from '../figures/figures.ts';

/** P-values corrected for having looked at all of them (Holm 1979): the family-wise error stays below any level, whatever the tests share. In the given order. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).sort((a, b) => pValues[a]! - pValues[b]!);
  const adjusted = pValues.map(() => 1);
  let least = 0;
  for (const [place, index] of order.entries()) {
    least = Math.max(least, Math.min(1, pValues[index]! * (pValues.length - place)));
    adjusted[index] = least;
  }
  return adjusted;
}

type Report = VerbResult<Contract['GET /api/performance/mine']>;
type Finding = Report['leaks'][number];

const SHOWN = 5;
const LEVEL = 0.05;

interface Looked {
  cut: CutName;
  row: CutRow;
}

// A cut with one part is the whole record under another name; what is too few is never tested and never counted.
const lookedAt = (cuts: readonly Cut[]): Looked[] =>
  cuts
    .filter(({ rows }) => rows.length > 1)
    .flatMap(({ cut, rows }) => rows.filter(({ figures }) => figures.roiInterval).map((row) => ({ cut, row })));

/** How surprising profit or loss is for bets worth nothing at their own prices, both ways. */
function pValueOf({ bets }: CutRow): number {
  const settled = bets
    .filter(isDecided)
    .map(({ stakeCents, decimal, result }) => ({ stake: stakeCents, decimal, isWon: result === 'win' }));
  if (settled.length === 0) return 1;
  const { pValue } = profitTest(settled);
  return Math.min(1, 2 * Math.min(pValue, 1 - pValue));
}

function verdictOf(pValue: number, adjusted: number, { low, high }: { low: number; high: number }): Finding['verdict'] {
  const isClear = low > 0 || high < 0;
  if (isClear && adjusted < LEVEL) return 'distinguishable';
  return isClear || pValue < LEVEL ? 'alone' : 'chance';
}

/** Parts that lost or won most surprisingly, corrected for every part that was looked at. */
export function findLeaks(cuts: readonly Cut[]): Pick<Report, 'cutsLookedAt' | 'leaks' | 'strengths'> {
  const looked = lookedAt(cuts);
  const pValues = looked.map(({ row }) => pValueOf(row));
  const adjusted = holm(pValues);
  const findings = looked.map(
    ({ cut, row: { key, bets, figures } }, at): Finding => ({
      cut,
      key,
      bets: bets.filter(isCounted).length,
      roi: figures.roi!,
      interval: figures.roiInterval!,
      pValue: pValues[at]!,
      adjusted: adjusted[at]!,
      verdict: verdictOf(pValues[at]!, adjusted[at]!, figures.roiInterval!),
    }),
  );
  const ranked = findings.sort((a, b) => a.pValue - b.pValue || b.bets - a.bets);
  return {
    cutsLookedAt: looked.length,
    leaks: ranked.filter(({ roi }) => roi < 0).slice(0, SHOWN),
    strengths: ranked.filter(({ roi }) => roi > 0).slice(0, SHOWN),
  };
}
