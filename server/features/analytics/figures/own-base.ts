import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { americanToDecimal } from '@clearedge/quant/price';
import { profitTest } from '@clearedge/quant/scoring';
import { type Figures, type Finding, isDecided, isWon, type Part, type SettledBet } from '../settled-bet.ts';
import { type CutName, type CutPart, partOf, partsOf } from './parts.ts';
import { streaksOf } from './streaks.ts';

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
function findingsOf(cuts: readonly (readonly CutPart[])[]): Figures['findings'] {
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

type OwnReport = VerbResult<Contract['GET /api/performance/mine']>;
type OwnFigures = OwnReport['totals'];

/** What can be read off a list of bets, whoever counted it. */
export interface Base extends Pick<Figures, 'streaks' | 'closing' | 'findings' | 'bands' | 'books'> {
  whole: Part;
  markets: Part[];
}

/** From the bets themselves. */
export function baseOf(bets: readonly SettledBet[]): Base {
  const [markets, bands, books] = (['market', 'price', 'book'] as const).map((cut) => partsOf(cut, bets)) as [
    ReturnType<typeof partsOf>,
    ReturnType<typeof partsOf>,
    ReturnType<typeof partsOf>,
  ];
  return {
    whole: partOf('all', bets, true),
    markets: markets.map(({ part }) => part),
    bands: bands.map(({ part }) => part),
    books: books.map(({ part }) => part),
    streaks: streaksOf(bets),
    closing: null,
    findings: findingsOf([markets, bands, books]),
  };
}

const partOfFigures = (key: string, isTooFew: boolean, figures: OwnFigures): Part => ({
  key,
  bets: figures.bets - figures.voids,
  wins: figures.wins,
  losses: figures.losses,
  winRate: figures.hitRate,
  winInterval: figures.hitInterval,
  neededRate: figures.neededRate,
  staked: figures.staked,
  profit: figures.profit,
  roi: figures.roi,
  roiInterval: figures.roiInterval,
  isTooFew,
});

/** From the page of one's own results, so that no figure stands on the two pages with two values. */
export function baseOfReport({ totals, cuts, streaks, closing, cutsLookedAt, leaks, strengths }: OwnReport): Base {
  const partsFor = (name: CutName): Part[] =>
    cuts.find(({ cut }) => cut === name)?.rows.map(({ key, isTooFew, figures }) => partOfFigures(key, isTooFew, figures)) ?? [];
  return {
    whole: partOfFigures('all', false, totals),
    markets: partsFor('market'),
    bands: partsFor('price'),
    books: partsFor('book'),
    streaks,
    closing,
    findings: { lookedAt: cutsLookedAt, leaks, strengths },
  };
}
