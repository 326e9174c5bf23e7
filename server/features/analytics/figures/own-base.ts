import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { Figures, Part, SettledBet } from '../settled-bet.ts';
import { findingsOf } from './findings.ts';
import { type CutName, partOf, partsOf } from './parts.ts';
import { streaksOf } from './streaks.ts';

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
