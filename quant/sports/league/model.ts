import { normalQuantile, tableVariance } from '../../distribution/index.ts';
import { isThreeWay, type Period } from '../../grading/index.ts';
import { mean, requireInnerProbability } from '../../maths/index.ts';
import { expect, type LeagueExpectation, type LeagueRatings, learn, rollSeason, startRatings } from './ratings/ratings.ts';
import type { GameSetting, LeaguePeriod, LeagueStanding, Outlook, ScoreEngine } from './score/engine.ts';
import { openingOf } from './score/engine.ts';
import { type Chances, decidedChance, type GridSelection, meansOf, priceOn, type ScoreTables, tablesOf } from './score/grid.ts';
import type { LeagueFixture, LeagueParameters, LeagueResult, MarginAndTotal } from './types.ts';

/** A selection of a part of a game. */
export type LeagueSelection = GridSelection & { period: Period };

/** What the books together say of a game without their margin; a market that no one prices is null. */
export interface LeagueMarket {
  /** That home wins, given that someone does, 0..1. */
  pHome: number | null;
  /** The home side's handicap, and that it covers, given no push. */
  spread: { line: number; homeProbability: number } | null;
  total: { line: number; overProbability: number } | null;
}

/** One distribution of scores behind every market of a game, before it or from where it stands. */
export interface LeagueScores {
  outlook: Outlook;
  /** Grid and tables of a part. RangeError for a part that this sport's books do not price. */
  of: (period: LeagueSelection['period']) => ScoreTables;
  /** RangeError likewise. */
  price: (selection: LeagueSelection) => Chances;
}

/** A league's model. Ratings are values: nothing here changes one. */
export interface LeagueModel {
  version: string;
  parameters: LeagueParameters;
  engine: ScoreEngine;
  start: (season: number) => LeagueRatings;
  rollSeason: (ratings: LeagueRatings, season: number) => LeagueRatings;
  /** Takes in a finished game, and its closing prices where the result has them. In the order of starts. */
  learn: (ratings: LeagueRatings, game: LeagueResult) => LeagueRatings;
  expect: (ratings: LeagueRatings, fixture: LeagueFixture) => LeagueExpectation;
  /** Scores as an expectation has them, what is not known of the clubs in their spread. */
  fromExpectation: (expectation: LeagueExpectation, setting: GameSetting) => LeagueScores;
  /**
   * Margin and total that the market expects. Where it prices only one of them the other is that of `own`, if it is given; null where it prices
   * neither, or only one without `own`.
   */
  marketOutlook: (market: LeagueMarket, setting: GameSetting, own?: MarginAndTotal) => Outlook | null;
  /** Scores about given centers. */
  fromOutlook: (outlook: Outlook, setting: GameSetting) => LeagueScores;
  /** Scores from where a game stands, about what was expected before it. */
  finals: (outlook: Outlook, setting: GameSetting, standing: LeagueStanding) => LeagueScores;
}

/** A moneyline as its part is graded: with the draw as a side of its own, or handed back. */
const asGraded = (selection: LeagueSelection): GridSelection =>
  selection.market === 'moneyline' && isThreeWay(selection.period) ? { market: 'threeWay', side: selection.side } : selection;

/** The tables of each part, made when first asked for. */
function scoresFrom(engine: ScoreEngine, outlook: Outlook, setting: GameSetting, standing: LeagueStanding): LeagueScores {
  const made = new Map<LeaguePeriod, ScoreTables>();
  const isOwn = (period: LeagueSelection['period']): period is LeaguePeriod => engine.periods.some((own) => own === period);
  const of: LeagueScores['of'] = (period) => {
    if (!isOwn(period)) throw new RangeError(`${period} is no part of this sport's games`);
    const known = made.get(period) ?? tablesOf(engine.grid(outlook, setting, standing, period));
    made.set(period, known);
    return known;
  };
  return { outlook, of, price: (selection) => priceOn(of(selection.period), asGraded(selection)) };
}

const ROUNDS = 40;
/** In standard deviations: a hundredth of what any book's price can tell. */
const CLOSE_ENOUGH = 1e-4;
const LEAST_CHANCE = 1e-9;

const spreadOf = (masses: Float64Array): number => Math.sqrt(tableVariance(Array.from(masses)));
const quantileOf = (chance: number): number => normalQuantile(Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance)));

/** A chance that the market states of a selection, given that the stake does not come back. */
interface Claim {
  selection: GridSelection;
  probability: number;
}

/** By how many standard deviations the centers lie off what some claims say, on average; 0 without one. */
const missOf = (tables: ScoreTables, claims: readonly Claim[]): number => {
  const misses = claims.map(
    ({ selection, probability }) => quantileOf(probability) - quantileOf(decidedChance(priceOn(tables, selection))),
  );
  return misses.length === 0 ? 0 : mean(misses);
};

function claimsOf({ pHome, spread, total }: LeagueMarket): { margin: Claim[]; total: Claim[] } {
  const claims = {
    margin: [
      ...(pHome === null ? [] : [{ selection: { market: 'moneyline', side: 'home' } as const, probability: pHome }]),
      ...(spread === null
        ? []
        : [{ selection: { market: 'spread', side: 'home', line: spread.line } as const, probability: spread.homeProbability }]),
    ],
    total:
      total === null
        ? []
        : [{ selection: { market: 'total', side: 'over', line: total.line } as const, probability: total.overProbability }],
  };
  for (const { probability } of [...claims.margin, ...claims.total]) requireInnerProbability(probability);
  return claims;
}

/** The centers at which the scores say what the market says: moneyline and spread on average, and the total. */
function marketOutlook(engine: ScoreEngine, market: LeagueMarket, setting: GameSetting, own?: MarginAndTotal): Outlook | null {
  const claims = claimsOf(market);
  const priced = [claims.margin, claims.total].filter(({ length }) => length > 0).length;
  const total = market.total?.line ?? own?.total;
  if (priced < (own ? 1 : 2) || total === undefined) return null;
  const { furthestMargin, totals, marketSd } = engine;
  const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
  let outlook: Outlook = {
    margin: claims.margin.length === 0 ? (own?.margin ?? 0) : 0,
    marginSd: marketSd.margin,
    total: within(total, totals.from, totals.to),
    totalSd: marketSd.total,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const tables = scoresFrom(engine, outlook, setting, openingOf()).of('full');
    const [offMargin, offTotal] = [missOf(tables, claims.margin), missOf(tables, claims.total)];
    if (Math.abs(offMargin) + Math.abs(offTotal) < CLOSE_ENOUGH) break;
    outlook = {
      ...outlook,
      margin: within(outlook.margin + offMargin * spreadOf(tables.margins), -furthestMargin, furthestMargin),
      total: within(outlook.total + offTotal * spreadOf(tables.totals), totals.from, totals.to),
    };
  }
  return outlook;
}

/** The centers at which the scores have these means: overtime, key numbers and empty nets move them a little. */
function centered(engine: ScoreEngine, wanted: Outlook, setting: GameSetting): Outlook {
  let outlook = wanted;
  for (let round = 0; round < 2; round += 1) {
    const found = meansOf(scoresFrom(engine, outlook, setting, openingOf()).of('full'));
    outlook = { ...outlook, margin: outlook.margin + wanted.margin - found.margin, total: outlook.total + wanted.total - found.total };
  }
  return outlook;
}

/** A league's model from its fitted numbers and its engine. */
export function leagueModel(parameters: LeagueParameters, engine: ScoreEngine): LeagueModel {
  const fromOutlook: LeagueModel['fromOutlook'] = (outlook, setting) => scoresFrom(engine, outlook, setting, openingOf());
  return {
    version: parameters.version,
    parameters,
    engine,
    start: (season) => startRatings(season, parameters),
    rollSeason: (ratings, season) => rollSeason(ratings, season, parameters),
    learn: (ratings, game) => learn(ratings, game, parameters),
    expect: (ratings, fixture) => expect(ratings, fixture, parameters),
    fromExpectation: ({ margin, total }, setting) =>
      fromOutlook(centered(engine, { margin: margin.mean, marginSd: margin.sd, total: total.mean, totalSd: total.sd }, setting), setting),
    marketOutlook: (market, setting, own) => marketOutlook(engine, market, setting, own),
    fromOutlook,
    finals: (outlook, setting, standing) => scoresFrom(engine, outlook, setting, standing),
  };
}
