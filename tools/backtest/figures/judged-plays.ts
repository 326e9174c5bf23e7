import { FITTED_KEPT, FITTED_POOL, keptEv, type PooledMarket } from '@clearedge/quant/blend';
import type { Estimate } from '@clearedge/quant/scoring';
import { clusteredMean } from './clustered-mean.ts';
import { type KeptShare, walkKeptShares } from './kept-share.ts';
import { type OfferedPlay, playsOf } from './offered-plays.ts';
import type { Question } from './questions.ts';
import { type DriftRow, type SeasonWeight, walkDrifts } from './walk-weights.ts';

/**
 * How a claim is made: with the stored weights, and times the stored kept shares as the product publishes it; then walk-forward, with the weights
 * of earlier seasons, times what those kept of it, and only where the low end of that is above zero.
 */
export type Stage = 'stored' | 'shipped' | 'fitted' | 'kept' | 'offered';
type Selection = 'every' | 'published';

export interface JudgedRow {
  market: PooledMarket | 'both';
  stage: Stage;
  selection: Selection;
  /** Null for all seasons together. */
  season: number | null;
  /** The claimed EV is above this. */
  least: number;
  plays: number;
  claimed: number;
  /** Of the plays whose market has a close. */
  judged: number;
  atClose: Estimate | null;
  /** Claimed EV less EV at the close, errors clustered by day. */
  gap: Estimate | null;
  beatCloseShare: number | null;
  returned: Estimate | null;
}

export interface JudgedFigures {
  weights: Record<PooledMarket, SeasonWeight[]>;
  keptShares: Record<PooledMarket, KeptShare[]>;
  rows: JudgedRow[];
}

const LEAST_EVS = [0, 0.015, 0.03] as const;
/** As published picks: the best six of a day, from this EV, with a low end that does not speak against them. */
const PUBLISHED = { aDay: 6, least: 0.015 } as const;
const LEAST_PLAYS = 10;
const STAGES = ['stored', 'shipped', 'fitted', 'kept', 'offered'] as const;
const MARKETS = ['moneyline', 'total'] as const;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function published(plays: readonly OfferedPlay[]): OfferedPlay[] {
  const taken = new Map<string, number>();
  return plays
    .filter(({ claimed, isValue }) => claimed >= PUBLISHED.least && isValue)
    .toSorted((a, b) => b.claimed - a.claimed)
    .filter(({ on }) => {
      taken.set(on, (taken.get(on) ?? 0) + 1);
      return taken.get(on)! <= PUBLISHED.aDay;
    });
}

type RowName = Pick<JudgedRow, 'market' | 'stage' | 'selection' | 'season' | 'least'>;

function rowOf(name: RowName, all: readonly OfferedPlay[]): JudgedRow {
  const plays = all.filter(({ season, claimed }) => (name.season === null || season === name.season) && claimed > name.least);
  const judged = plays.filter((play): play is OfferedPlay & { atClose: number } => play.atClose !== null);
  const estimate = <P extends OfferedPlay>(of: readonly P[], pick: (play: P) => number): Estimate | null =>
    of.length < LEAST_PLAYS
      ? null
      : clusteredMean(
          of.map(pick),
          of.map(({ on }) => on),
        );
  return {
    ...name,
    plays: plays.length,
    claimed: plays.length === 0 ? 0 : meanOf(plays.map(({ claimed }) => claimed)),
    judged: judged.length,
    atClose: estimate(judged, ({ atClose }) => atClose),
    gap: estimate(judged, ({ claimed, atClose }) => claimed - atClose),
    beatCloseShare: judged.length < LEAST_PLAYS ? null : judged.filter(({ atClose }) => atClose > 0).length / judged.length,
    returned: estimate(plays, ({ profit }) => profit),
  };
}

/** Claims times the share that earlier seasons kept; none where that share is not above zero. `isSure` also asks this of its low end. */
export function shrunk(plays: readonly OfferedPlay[], shares: readonly KeptShare[], isSure: boolean): OfferedPlay[] {
  const shareOf = new Map(shares.map((one) => [one.season, isSure && one.low <= 0 ? 0 : Math.min(1, one.share)]));
  return plays.flatMap((play) => {
    const share = shareOf.get(play.season) ?? 0;
    return share > 0 ? { ...play, claimed: share * play.claimed } : [];
  });
}

/** An opinion beside its close, for the weight; none without a close. */
function driftRow({ season, pMarket, pModel, atClose }: Question): DriftRow[] {
  const close = atClose();
  return close === null ? [] : [{ season, pMarket, pModel, pClose: close.win }];
}

/** One market's plays at every stage. */
export function stagesOf(questions: readonly Question[], market: PooledMarket) {
  // The product publishes once both starters are announced; a starter out of turn is one that the model here may know too early.
  const own = questions.filter((question) => question.market === market && question.isOnTurn);
  const weights = walkDrifts(own.flatMap(driftRow));
  const fitted = playsOf(own, weights);
  const judged = fitted.filter((play): play is OfferedPlay & { atClose: number } => play.atClose !== null);
  const shares = walkKeptShares(judged);
  const { weight, standardError, games } = FITTED_POOL[market].open;
  const stored = playsOf(
    own,
    [...new Set(own.map(({ season }) => season))].map((season) => ({ season, weight, standardError, games, halfLife: null })),
  );
  const shipped = stored.flatMap((play) => {
    const claimed = keptEv(FITTED_KEPT, { market, basis: 'model' }, play.claimed);
    return claimed === null ? [] : { ...play, claimed };
  });
  return {
    weights,
    shares,
    plays: { stored, shipped, fitted, kept: shrunk(fitted, shares, false), offered: shrunk(fitted, shares, true) },
  };
}

/** Every play of the scored seasons against the closing price, before and after its claim is cut to what earlier seasons kept. */
export function judgedFigures(questions: readonly Question[], seasons: ReadonlySet<number>): JudgedFigures & { fitted: OfferedPlay[] } {
  const stages = { moneyline: stagesOf(questions, 'moneyline'), total: stagesOf(questions, 'total') };
  const scored = (plays: readonly OfferedPlay[]): OfferedPlay[] => plays.filter(({ season }) => seasons.has(season));
  const spans = [...seasons].sort((a, b) => a - b).map((season): number | null => season);
  const rows: JudgedRow[] = [];
  for (const stage of STAGES) {
    for (const market of MARKETS) {
      const plays = scored(stages[market].plays[stage]);
      for (const season of [...spans, null])
        for (const least of LEAST_EVS) rows.push(rowOf({ market, stage, selection: 'every', season, least }, plays));
    }
    const picks = published(scored(MARKETS.flatMap((market) => stages[market].plays[stage])));
    for (const season of [...spans, null])
      rows.push(rowOf({ market: 'both', stage, selection: 'published', season, least: PUBLISHED.least }, picks));
  }
  const within = <T extends { season: number }>(values: readonly T[]): T[] => values.filter(({ season }) => seasons.has(season));
  return {
    weights: { moneyline: within(stages.moneyline.weights), total: within(stages.total.weights) },
    keptShares: { moneyline: within(stages.moneyline.shares), total: within(stages.total.shares) },
    rows,
    fitted: scored(MARKETS.flatMap((market) => stages[market].plays.fitted)),
  };
}
