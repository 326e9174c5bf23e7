import type { PlayMarket } from '@clearedge/quant/blend';
import { mean } from '@clearedge/quant/maths';
import type { Estimate } from '@clearedge/quant/scoring';
import { groupBy } from '../../../server/kernel/collections.ts';
import { clusteredMean } from './clustered-mean.ts';
import { type KeptShare, pooledShare, walkKeptShares } from './kept-share.ts';
import { learnWeights } from './learned-weights.ts';
import { type OfferedPlay, playsOf } from './offered-plays.ts';
import type { Question } from './questions.ts';

/**
 * `raw`: every market with the weight that earlier days' claims support. `published`: times what earlier seasons kept of such claims, at most all
 * of it, and only in a market where the low end of that is above zero. Nothing of a day or of a later one enters either.
 */
export type Stage = 'raw' | 'published';
/** Every play on the better side of a market, or the day's picks. */
type Selection = 'every' | 'picks';

export interface JudgedRow {
  market: PlayMarket | 'all';
  stage: Stage;
  selection: Selection;
  /** Null for all scored seasons together. */
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
  /** Standard error of the gap with the spread between earlier seasons' gaps in it; null where fewer than three can tell. */
  seasonError: number | null;
  beatCloseShare: number | null;
  returned: Estimate | null;
}

/** The learned weight over a season's days. */
interface SeasonSpan {
  season: number;
  mean: number;
  least: number;
  most: number;
}

export interface JudgedFigures {
  weights: Record<PlayMarket, SeasonSpan[]>;
  keptShares: Record<PlayMarket, KeptShare[]>;
  rows: JudgedRow[];
  /** The published plays that a day's picks would have been. */
  picks: OfferedPlay[];
}

const LEAST_EVS = [0, 0.015, 0.03] as const;
/** As published picks: the best six of a day, from this EV, with a low end that does not speak against them. */
const PICKS = { aDay: 6, least: 0.015 } as const;
const LEAST_PLAYS = 10;
const STAGES = ['raw', 'published'] as const;
/** The product learns the weight of moneylines alone; in the other markets our number is the market's. */
export const PUBLISHED_MARKETS: readonly PlayMarket[] = ['moneyline'];
/** No file has prices of run lines. */
export const JUDGED_MARKETS = ['moneyline', 'spread', 'total'] as const;

function picksOf(plays: readonly OfferedPlay[]): OfferedPlay[] {
  const taken = new Map<string, number>();
  return plays
    .filter(({ claimed, isValue }) => claimed >= PICKS.least && isValue)
    .toSorted((a, b) => b.claimed - a.claimed)
    .filter(({ on }) => {
      taken.set(on, (taken.get(on) ?? 0) + 1);
      return taken.get(on)! <= PICKS.aDay;
    });
}

type Judged = OfferedPlay & { atClose: number };
const isJudged = (play: OfferedPlay): play is Judged => play.atClose !== null;

function estimateOf<P extends OfferedPlay>(plays: readonly P[], pick: (play: P) => number): Estimate | null {
  if (plays.length < LEAST_PLAYS) return null;
  return clusteredMean(
    plays.map(pick),
    plays.map(({ on }) => on),
  );
}

const gapOf = (plays: readonly Judged[]): Estimate | null => estimateOf(plays, ({ claimed, atClose }) => claimed - atClose);

/** How far seasons' gaps differ beyond their own errors, by the seasons before one. */
function spreadBefore(season: number, judged: readonly Judged[]): number | null {
  const gaps = [...groupBy(judged, (play) => play.season)].flatMap(([of, plays]) => {
    const gap = of < season ? gapOf(plays) : null;
    return gap !== null && gap.standardError > 0 ? { share: gap.mean, standardError: gap.standardError } : [];
  });
  return pooledShare(gaps)?.betweenSeasons ?? null;
}

type RowName = Pick<JudgedRow, 'market' | 'stage' | 'selection' | 'least'>;

/** One row for each of the seasons, and one for all of them. `all` are the plays of every season that was walked. */
function rowsOf(name: RowName, all: readonly OfferedPlay[], seasons: readonly number[]): JudgedRow[] {
  const claims = all.filter(({ claimed }) => claimed > name.least);
  return [...seasons, null].map((season): JudgedRow => {
    const plays = claims.filter((play) => (season === null ? seasons.includes(play.season) : play.season === season));
    const judged = plays.filter(isJudged);
    const gap = gapOf(judged);
    const spread = spreadBefore(season ?? seasons[0]!, claims.filter(isJudged));
    return {
      ...name,
      season,
      plays: plays.length,
      claimed: plays.length === 0 ? 0 : mean(plays.map(({ claimed }) => claimed)),
      judged: judged.length,
      atClose: estimateOf(judged, ({ atClose }) => atClose),
      gap,
      seasonError: gap && spread !== null ? Math.hypot(gap.standardError, spread / Math.sqrt(season === null ? seasons.length : 1)) : null,
      beatCloseShare: judged.length < LEAST_PLAYS ? null : judged.filter(({ atClose }) => atClose > 0).length / judged.length,
      returned: estimateOf(plays, ({ profit }) => profit),
    };
  });
}

/** Claims times the share that earlier seasons kept, at most all of it; none where that share is not above zero at its low end. */
export function offered(plays: readonly OfferedPlay[], shares: readonly KeptShare[]): OfferedPlay[] {
  const shareOf = new Map(shares.map(({ season, share, low }) => [season, low > 0 ? Math.min(1, share) : 0]));
  return plays.flatMap((play) => {
    const share = shareOf.get(play.season) ?? 0;
    return share > 0 ? { ...play, claimed: share * play.claimed } : [];
  });
}

/** One market's plays at both stages, with the weights they were made with. */
export function stagesOf(questions: readonly Question[], market: PlayMarket, published = PUBLISHED_MARKETS) {
  // The product publishes once both starters are announced; a starter out of turn is one that the model here may know too early.
  const own = questions.filter((question) => question.market === market && question.isOnTurn);
  const learned = learnWeights(own);
  const raw = playsOf(own, ({ on }) => learned.byDay.get(on));
  const shares = walkKeptShares(raw.filter(isJudged));
  return { learned, shares, plays: { raw, published: published.includes(market) ? offered(raw, shares) : [] } };
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

const spansOf = (byDay: ReadonlyMap<string, number>): SeasonSpan[] =>
  [...groupBy(byDay, ([on]) => yearOf(on))].map(([season, days]) => {
    const weights = days.map(([, weight]) => weight);
    return { season, mean: mean(weights), least: Math.min(...weights), most: Math.max(...weights) };
  });

/** Every play of the scored seasons against the closing price, raw and as the product would have published it in the markets it publishes. */
export function judgedFigures(
  questions: readonly Question[],
  wanted: ReadonlySet<number>,
  published = PUBLISHED_MARKETS,
): JudgedFigures & { raw: OfferedPlay[] } {
  const stages = {
    moneyline: stagesOf(questions, 'moneyline', published),
    spread: stagesOf(questions, 'spread', published),
    total: stagesOf(questions, 'total', published),
  };
  const seasons = [...wanted].sort((a, b) => a - b);
  const rows = STAGES.flatMap((stage) => {
    const every = JUDGED_MARKETS.flatMap((market) => stages[market].plays[stage]);
    const picks = picksOf(every);
    return [
      ...JUDGED_MARKETS.flatMap((market) =>
        LEAST_EVS.flatMap((least) => rowsOf({ market, stage, selection: 'every', least }, stages[market].plays[stage], seasons)),
      ),
      ...([...JUDGED_MARKETS, 'all'] as const).flatMap((market) =>
        rowsOf(
          { market, stage, selection: 'picks', least: 0 },
          picks.filter((pick) => market === 'all' || pick.market === market),
          seasons,
        ),
      ),
    ];
  });
  const within = <T extends { season: number }>(values: readonly T[]): T[] => values.filter(({ season }) => wanted.has(season));
  const each = <T>(of: (market: PlayMarket) => T): Record<PlayMarket, T> => ({
    moneyline: of('moneyline'),
    spread: of('spread'),
    total: of('total'),
  });
  return {
    weights: each((market) => within(spansOf(stages[market].learned.byDay))),
    keptShares: each((market) => within(stages[market].shares)),
    rows,
    picks: within(picksOf(JUDGED_MARKETS.flatMap((market) => stages[market].plays.published))),
    raw: within(JUDGED_MARKETS.flatMap((market) => stages[market].plays.raw)),
  };
}
