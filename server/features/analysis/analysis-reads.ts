import { CONFIDENCE } from '@clearedge/contract/constants';
import type { LockedSummary, OpenSummary } from '@clearedge/contract/shapes/ai-summary';
import type { Analysis as AnalysisSchema } from '@clearedge/contract/shapes/analysis';
import { sportsWith } from '@clearedge/contract/sports';
import type { KeptClaim } from '@clearedge/quant/blend';
import { easternDay } from '@clearedge/quant/calendar';
import type { z } from 'zod';
import type { AnalysisContent, AnalyzedSide } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { keptClaimsOf } from '../../sports/registry.ts';
import { getContest, isBettingClosed } from '../contests/index.ts';
import { judgePrice } from '../forecasts/index.ts';
import { type Game, listMarketSides, type MarketSide } from '../odds/index.ts';
import { isTaught } from '../ratings/index.ts';
import { listNewestAnalyses, type StoredAnalysis } from './analysis-rows.ts';
import { verdictText } from './analysis-words.ts';
import { isSame, opinionOf, type PricedNow, priceSides, valueSides } from './price-sides.ts';

/** Confidence above which each kind of bet is suggested, by the product's documents. */
const ABOVE = { moneyline: CONFIDENCE.high, total: CONFIDENCE.strong, spread: CONFIDENCE.highFilter } as const;

interface Suggestion {
  betType: 'moneyline' | 'spread' | 'total';
  offer: AnalyzedSide;
  rating: 'High' | 'Medium';
  badge: 'High Value' | 'Moderate';
}

const likelier = (sides: readonly AnalyzedSide[]): AnalyzedSide | undefined =>
  sides.toSorted((a, b) => b.probability - a.probability).find(({ probability }) => probability > 0.5);

/** The suggested bets of an analysis on the sides that are offered: thresholds as documented, the worth is the price's own. */
export function suggestBets({ confidence, favored }: AnalysisContent, sides: readonly AnalyzedSide[]): Suggestion[] {
  const of = (market: AnalyzedSide['market']): AnalyzedSide[] => sides.filter((side) => side.market === market);
  const chosen: Record<Suggestion['betType'], AnalyzedSide | undefined> = {
    moneyline: of('moneyline').find(({ side }) => side === favored.side),
    total: likelier(of('total')),
    spread: of('spread').find(({ side }) => side === favored.side),
  };
  return (['moneyline', 'total', 'spread'] as const).flatMap((betType) => {
    const offer = chosen[betType];
    if (!offer || confidence <= ABOVE[betType]) return [];
    // A badge of value beside a price that is none would contradict it.
    const badge = confidence > CONFIDENCE.highFilter && offer.isValue && !offer.isStale ? 'High Value' : 'Moderate';
    const isHigh = betType !== 'spread' && confidence > CONFIDENCE.high;
    return [{ betType, offer, badge, rating: isHigh ? 'High' : 'Medium' }];
  });
}

type Priced = Pick<
  AnalyzedSide,
  'market' | 'probability' | 'probabilityLow' | 'probabilityHigh' | 'pushProbability' | 'fairOdds' | 'marketProbability' | 'bookCount'
>;
type Weights = Pick<AnalysisContent['blend'], 'modelWeight' | 'totalWeight'>;

/** Beyond so many steps from the fair price nothing would ever be offered. */
const MOST_STEPS = 400;
const EVEN = 100;

const nextPrice = (american: number): number => (american === -EVEN - 1 ? EVEN : american + 1);

const firstWhole = (fairOdds: number): number => {
  const whole = Math.ceil(fairOdds);
  return Math.abs(whole) < EVEN || whole === -EVEN ? EVEN : whole;
};

/** The lowest whole American price at which a side is value; null when none near its fair price is, or would be trusted. */
export function valueFrom(side: Priced, weights: Weights, claims: readonly KeptClaim[]): number | null {
  const { market, marketProbability = null, bookCount = 0 } = side;
  let price = firstWhole(side.fairOdds);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const offer = { market, odds: price, bookCount, noVigProbability: marketProbability };
    if (judgePrice(opinionOf(side, weights), offer, claims).isValue) return price;
    price = nextPrice(price);
  }
  return null;
}

export type Analysis = z.input<typeof AnalysisSchema>;
type ValuePlay = Analysis['valuePlays'][number];

/** An analysis with the prices beside it, and the record that lets a price count as value. */
interface Seen {
  row: StoredAnalysis;
  offers: readonly MarketSide[] | null;
  claims: readonly KeptClaim[];
}

/** The analyzed sides at the prices that count: those of now, or for a game that has begun those of the analysis. Null offers: it has begun. */
const sidesOf = ({ row: { content }, offers, claims }: Seen): (AnalyzedSide & Partial<PricedNow>)[] =>
  offers === null ? content.sides : priceSides(content.sides, offers, content, claims);

const winOf = ({ probability, pushProbability }: Pick<AnalyzedSide, 'probability' | 'pushProbability'>): number =>
  probability * (1 - pushProbability);

const pricedPart = ({
  ev: _ev,
  isValue: _isValue,
  odds: _odds,
  book: _book,
  bookName: _name,
  seenAt: _at,
  isStale: _stale,
  marketProbability: _market,
  bookCount: _books,
  doubt: _doubt,
  basis: _basis,
  claimedEv: _claimed,
  keptShare: _kept,
  ...side
}: AnalyzedSide & Partial<PricedNow>) => ({ ...side, winProbability: winOf(side) });
const offerPart = ({
  ev,
  isValue: _isValue,
  marketProbability = null,
  bookCount: _books,
  doubt: _doubt,
  claimedEv: claimedValue,
  ...side
}: AnalyzedSide & Partial<PricedNow>) => ({ ...side, marketProbability, winProbability: winOf(side), expectedValue: ev, claimedValue });

const playOf = (side: AnalyzedSide, { row: { content }, claims }: Seen): ValuePlay => ({
  ...offerPart(side),
  reasoning: content.reasons[side.side],
  valueFrom: valueFrom(side, content.blend, claims),
});

const fresh = <S extends AnalyzedSide>(sides: readonly S[]): S[] => sides.filter(({ isStale }) => !isStale);

/** The verdict on these sides: without a value play it names what keeps the best of them from being one. */
function verdictOn(sides: readonly (AnalyzedSide & Partial<PricedNow>)[], offers: readonly MarketSide[] | null): string {
  const plays = valueSides(sides).length;
  if (offers === null) return verdictText(plays, 'closed');
  const [best] = fresh(sides).toSorted((a, b) => b.ev - a.ev);
  const market = best?.market === 'spread' || best?.market === 'total' ? best.market : 'moneyline';
  return verdictText(plays, best ? (best.doubt ?? 'no edge') : 'no price', market);
}

/** With no results or a single book our number is made of the very prices that it would be compared with. */
function confidenceGap({ inputs }: StoredAnalysis): Pick<z.input<typeof OpenSummary>, 'noConfidence'> {
  if (!isTaught(inputs.ratedTo, easternDay(new Date(inputs.projectionAt)))) return { noConfidence: 'no_results' };
  return inputs.bookCount === 1 ? { noConfidence: 'one_book' } : {};
}

function lockedSummary(seen: Seen): z.input<typeof LockedSummary> {
  const { row } = seen;
  const valuePlayCount = valueSides(sidesOf(seen)).length;
  return { confidence: row.content.confidence, valuePlayCount, locked: true, ...confidenceGap(row) };
}

function openSummary(seen: Seen): z.input<typeof OpenSummary> {
  const { row, offers } = seen;
  const sides = sidesOf(seen);
  const { summary, confidence, band, favored } = row.content;
  const valuePlays = valueSides(sides).map((side) => playOf(side, seen));
  return {
    summary: `${summary} ${verdictOn(sides, offers)}`,
    confidence,
    band,
    favored,
    valuePlays,
    analyzedAt: row.createdAt.toISOString(),
    ...confidenceGap(row),
  };
}

/** The side that misses being value by least; one whose price would do, but whose market has just moved, says nothing yet. */
const nearestSide = (sides: readonly AnalyzedSide[], { row, claims }: Seen): AnalyzedSide | undefined =>
  sides.filter((side) => (valueFrom(side, row.content.blend, claims) ?? 0) > side.odds).toSorted((a, b) => b.ev - a.ev)[0];

function freshnessOf({ inputs }: StoredAnalysis, sides: readonly AnalyzedSide[]): Analysis['freshness'] {
  const { starters, lineUps, weatherAsOf, isIndoors, bookCount, ratedTo } = inputs;
  const pricesAt =
    sides
      .map(({ seenAt }) => seenAt)
      .sort()
      .at(-1) ?? null;
  return { starters, lineUps, weatherAsOf, isIndoors, pricesAt, bookCount, ratedTo };
}

/** Our numbers beside the closing market's, side by side on the lines that both have. */
const besideClose = (sides: readonly AnalyzedSide[], close: readonly MarketSide[]): Analysis['closing'] =>
  sides.flatMap(({ market, side, line, probability }) => {
    const closed = close.find((one) => isSame(one, { market, side, line }));
    if (!closed || closed.noVigProbability === null) return [];
    return [{ market, side, line, probability, closeProbability: closed.noVigProbability, bookCount: closed.bookCount }];
  });

/** An analysis with everything in it, at the current prices; `close` holds the closing prices of a game that has begun. */
function presentAnalysis(seen: Seen, gameId: string, close: readonly MarketSide[]): Analysis {
  const { row, offers } = seen;
  const sides = sidesOf(seen);
  const { content, inputs } = row;
  const plays = valueSides(sides);
  const nearest = plays.length > 0 || offers === null ? undefined : nearestSide(fresh(sides), seen);
  return {
    id: row.id,
    gameId,
    analyzedAt: row.createdAt.toISOString(),
    projectionAt: inputs.projectionAt,
    modelVersion: row.modelVersion,
    isClosed: offers === null,
    summary: content.summary,
    verdict: verdictOn(sides, offers),
    confidence: content.confidence,
    band: content.band,
    favored: content.favored,
    blend: content.blend,
    drivers: content.drivers,
    total: content.total,
    fairPrices: content.sides.map((stored) => pricedPart(sides.find((now) => isSame(now, stored)) ?? stored)),
    valuePlays: plays.map((side) => playOf(side, seen)),
    nearest: nearest ? playOf(nearest, seen) : null,
    suggestedBets: (offers === null ? [] : suggestBets(content, sides)).map(({ offer, ...suggestion }) => ({
      ...offerPart(offer),
      ...suggestion,
      isValue: offer.isValue && !offer.isStale,
    })),
    changes: offers === null ? [] : content.changes,
    freshness: freshnessOf(row, sides),
    closing: besideClose(content.sides, close),
  };
}

/** The last analysis of a game: at the current prices until it begins, at those of its making after. */
export const getAnalysis: Verb<'GET /api/games/:gameId/analysis'> = async (ctx, { params }) => {
  const contest = await getContest(ctx, params.gameId, sportsWith('hasAnalysis'));
  const row = (await listNewestAnalyses(ctx.db, [contest.id])).get(contest.id);
  if (!row) throw new DomainError('NOT_FOUND', 'This game has not been analyzed yet.');
  const hasBegun = isBettingClosed(contest, ctx.now());
  const prices = await listMarketSides(ctx, [contest.id]);
  const seen = { row, offers: hasBegun ? null : prices, claims: keptClaimsOf(ctx.ports, contest.sport) };
  return presentAnalysis(seen, contest.gameId, hasBegun ? prices : []);
};

/** For whom a summary is made: whoever asks, or those with the feature. */
export type Audience = 'everybody' | 'entitled';

type Shown = Pick<Game, 'id' | 'sport' | 'status' | 'gameTime' | 'aiSummary'>;

const PRESENT = { everybody: lockedSummary, entitled: openSummary };

const isClosed = ({ status, gameTime }: Shown, now: Date): boolean =>
  isBettingClosed({ status: status === 'completed' ? 'final' : status, startsAt: new Date(gameTime) }, now);

/** These games with what this audience may see of their analyses. */
export async function withSummaries<G extends Shown>(ctx: Ctx, games: readonly G[], audience: Audience): Promise<G[]> {
  const analyses = await listNewestAnalyses(
    ctx.db,
    games.map(({ id }) => id),
  );
  const now = ctx.now();
  const open = games.filter((game) => analyses.has(game.id) && !isClosed(game, now));
  const offers = await listMarketSides(
    ctx,
    open.map(({ id }) => id),
  );
  const summaryOf = (game: G, row: StoredAnalysis): Game['aiSummary'] =>
    PRESENT[audience]({
      row,
      offers: open.includes(game) ? offers.filter(({ contestId }) => contestId === game.id) : null,
      claims: keptClaimsOf(ctx.ports, game.sport),
    });
  return games.map((game) => {
    const row = analyses.get(game.id);
    return row ? { ...game, aiSummary: summaryOf(game, row) } : game;
  });
}
