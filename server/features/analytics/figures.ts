import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Contract } from '@clearedge/contract';
import { LISTED_BET_TYPES } from '@clearedge/contract/bet-types';
import type { VerbResult } from '@clearedge/contract/route';
import { PRICE_RANGES } from '@clearedge/contract/routes/bets/performance';
import { centsToDollars } from '@clearedge/quant/money';
import { americanToDecimal, impliedProbability } from '@clearedge/quant/price';
import { profitTest, ratioBootstrapSteps, runsTest, streakLuck, wilsonInterval } from '@clearedge/quant/scoring';
import { groupBy } from '../../kernel/collections.ts';
import {
  type Figures,
  type Finding,
  isCounted,
  isDecided,
  isWon,
  LEAST_BETS,
  LEAST_DAYS,
  type Part,
  type SettledBet,
  sumOf,
} from './settled-bet.ts';

type Streaks = NonNullable<Figures['streaks']>;

/** Streaks are read over the newest so many decided bets: older ones say little of how someone bets now. */
const MOST_BETS = 1000;

/** What the last decided bets have in common, and how many. */
export function currentStreak(bets: readonly SettledBet[]): { streakCount: number; streakType: Figures['streakType'] } {
  const decided = bets.filter(isDecided);
  const last = decided.at(-1);
  if (!last) return { streakCount: 0, streakType: null };
  const before = decided.findLastIndex(({ result }) => result !== last.result);
  return { streakCount: decided.length - 1 - before, streakType: isWon(last) ? 'win' : 'loss' };
}

/** The longest runs of wins and losses beside what chance gives at this hit rate; null while too little is decided. */
function streaksOf(bets: readonly SettledBet[]): Streaks | null {
  const decided = bets.filter(isDecided).slice(-MOST_BETS);
  if (decided.length < LEAST_BETS) return null;
  const won = decided.map((bet) => Number(isWon(bet)));
  const hitRate = won.reduce((sum, outcome) => sum + outcome, 0) / won.length;
  const { streakCount, streakType } = currentStreak(decided);
  const runs = new Set(won).size < 2 ? null : runsTest(won);
  return {
    bets: won.length,
    hitRate,
    won: streakLuck(won, hitRate),
    lost: streakLuck(
      won.map((outcome) => 1 - outcome),
      1 - hitRate,
    ),
    current: { result: streakType!, length: streakCount },
    runs: runs && { runs: runs.runs, expected: runs.expectedRuns, pValue: runs.pValue },
  };
}

const SEED = 20260101;
const DRAWS = 1000;

type CutName = 'market' | 'price' | 'book';
interface CutPart {
  cut: CutName;
  part: Part;
  bets: readonly SettledBet[];
}

const KEYS: Record<CutName, (bet: SettledBet) => string | null> = {
  market: ({ market }) => market,
  price: ({ odds }) => PRICE_RANGES.find(({ from, to }) => odds >= from && odds <= to)?.key ?? null,
  book: ({ book }) => book,
};
const MARKET_ORDER: readonly string[] = LISTED_BET_TYPES;
const PRICE_ORDER: readonly string[] = PRICE_RANGES.map(({ key }) => key);

/** 95% over redrawn days; null for fewer than five days. Others take their turn between its steps. */
export async function roiIntervalOf(counted: readonly SettledBet[]): Promise<Part['roiInterval']> {
  if (new Set(counted.map(({ day }) => day)).size < LEAST_DAYS) return null;
  const steps = ratioBootstrapSteps(
    counted.map(({ profitCents }) => profitCents),
    counted.map(({ stakeCents }) => stakeCents),
    counted.map(({ day }) => day),
    { seed: SEED, draws: DRAWS },
  );
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { low: value.low, high: value.high };
    await nextTurn();
  }
}

const NO_RATES = { winRate: null, winInterval: null, neededRate: null, roi: null, roiInterval: null };

/** What some bets come to; too few of them get no interval, unless they are all there are. */
async function partOf(key: string, bets: readonly SettledBet[], isWhole = false): Promise<Part> {
  const counted = bets.filter(isCounted);
  const decided = counted.filter(isDecided);
  const wins = decided.filter(isWon).length;
  const staked = sumOf(counted, ({ stakeCents }) => stakeCents);
  const profit = sumOf(counted, ({ profitCents }) => profitCents);
  const isTooFew = counted.length < LEAST_BETS;
  const hasIntervals = isWhole || !isTooFew;
  return {
    key,
    bets: counted.length,
    wins,
    losses: decided.length - wins,
    staked: centsToDollars(staked),
    profit: centsToDollars(profit),
    ...NO_RATES,
    isTooFew,
    ...(decided.length > 0 && {
      winRate: wins / decided.length,
      winInterval: hasIntervals ? wilsonInterval(wins, decided.length) : null,
      neededRate: sumOf(decided, ({ odds }) => impliedProbability(odds)) / decided.length,
    }),
    ...(staked > 0 && { roi: profit / staked, roiInterval: hasIntervals ? await roiIntervalOf(counted) : null }),
  };
}

/** The bets of a cut, part by part: markets and prices in their own order, books by how many bets they took. */
async function partsOf(cut: CutName, bets: readonly SettledBet[]): Promise<CutPart[]> {
  const groups = groupBy(bets, KEYS[cut]);
  const order = cut === 'market' ? MARKET_ORDER : PRICE_ORDER;
  const parts: CutPart[] = [];
  for (const [key, list] of groups) if (key !== null) parts.push({ cut, part: await partOf(key, list), bets: list });
  return parts.sort((a, b) =>
    cut === 'book'
      ? b.part.bets - a.part.bets || a.part.key.localeCompare(b.part.key, 'en')
      : order.indexOf(a.part.key) - order.indexOf(b.part.key),
  );
}

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
export async function baseOf(bets: readonly SettledBet[]): Promise<Base> {
  const [markets, bands, books] = [await partsOf('market', bets), await partsOf('price', bets), await partsOf('book', bets)];
  return {
    whole: await partOf('all', bets, true),
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
