import type { LockedSummary, OpenSummary } from '@clearedge/contract/shapes/ai-summary';
import type { Analysis as AnalysisSchema } from '@clearedge/contract/shapes/analysis';
import type { z } from 'zod';
import type { AnalysedSide } from '../../../db/schema/index.ts';
import { isBacked } from '../../forecasts/index.ts';
import type { MarketSide } from '../../odds/index.ts';
import type { StoredAnalysis } from '../analysis-rows.ts';
import { priceSides, valueSides } from '../rules/price-sides.ts';
import { suggestBets } from '../rules/suggest-rules.ts';
import { valueFrom } from '../rules/value-from.ts';
import { type ValueBasis, verdictText } from '../words/summary-text.ts';

export type Analysis = z.input<typeof AnalysisSchema>;
type ValuePlay = Analysis['valuePlays'][number];

/** The analysed sides at the prices that count: those of now, or for a game that has begun those of the analysis. Null offers: it has begun. */
const sidesOf = ({ content }: StoredAnalysis, offers: readonly MarketSide[] | null): AnalysedSide[] =>
  offers === null ? content.sides : priceSides(content.sides, offers, content.market, content.blend.modelWeight);

const winOf = ({ probability, pushProbability }: Pick<AnalysedSide, 'probability' | 'pushProbability'>): number =>
  probability * (1 - pushProbability);

const pricedPart = ({
  ev: _ev,
  isValue: _isValue,
  odds: _odds,
  book: _book,
  bookName: _name,
  seenAt: _at,
  isStale: _stale,
  ...side
}: AnalysedSide) => ({ ...side, winProbability: winOf(side) });
const offerPart = ({ ev, isValue: _isValue, ...side }: AnalysedSide) => ({ ...side, winProbability: winOf(side), expectedValue: ev });

const playOf = (side: AnalysedSide, { content }: StoredAnalysis): ValuePlay => ({
  ...offerPart(side),
  reasoning: content.reasons[side.side],
  valueFrom: valueFrom(side),
});

const fresh = (sides: readonly AnalysedSide[]): AnalysedSide[] => sides.filter(({ isStale }) => !isStale);

/** What the value of a game can be judged by now. */
function basisOf({ content }: StoredAnalysis, offers: readonly MarketSide[] | null, priced: readonly AnalysedSide[]): ValueBasis {
  if (priced.length === 0) return 'no price';
  if (content.blend.modelWeight === 0) return 'no results';
  return offers?.every((offer) => !isBacked(content.blend.modelWeight, offer)) ? 'one book' : 'books';
}

export function lockedSummary(row: StoredAnalysis, offers: readonly MarketSide[] | null): z.input<typeof LockedSummary> {
  return { confidence: row.content.confidence, valuePlayCount: valueSides(sidesOf(row, offers)).length, locked: true };
}

export function openSummary(row: StoredAnalysis, offers: readonly MarketSide[] | null): z.input<typeof OpenSummary> {
  const sides = sidesOf(row, offers);
  const { summary, confidence, band, favoured } = row.content;
  const valuePlays = valueSides(sides).map((side) => playOf(side, row));
  const verdict = verdictText(valuePlays.length, basisOf(row, offers, fresh(sides)));
  return { summary: `${summary} ${verdict}`, confidence, band, favoured, valuePlays, analyzedAt: row.createdAt.toISOString() };
}

/** The side that misses being value by least; one whose price would do, but whose market has just moved, says nothing yet. */
const nearestSide = (sides: readonly AnalysedSide[]): AnalysedSide | undefined =>
  sides.filter((side) => (valueFrom(side) ?? 0) > side.odds).toSorted((a, b) => b.ev - a.ev)[0];

function freshnessOf({ inputs }: StoredAnalysis, sides: readonly AnalysedSide[]): Analysis['freshness'] {
  const { starters, lineUps, weatherAsOf, isIndoors, bookCount, ratedTo } = inputs;
  const pricesAt =
    sides
      .map(({ seenAt }) => seenAt)
      .sort()
      .at(-1) ?? null;
  return { starters, lineUps, weatherAsOf, isIndoors, pricesAt, bookCount, ratedTo };
}

/** An analysis with everything in it, at the current prices. */
export function presentAnalysis(row: StoredAnalysis, gameId: string, offers: readonly MarketSide[] | null): Analysis {
  const sides = sidesOf(row, offers);
  const { content, inputs } = row;
  const plays = valueSides(sides);
  const nearest = plays.length > 0 ? undefined : nearestSide(fresh(sides));
  return {
    id: row.id,
    gameId,
    analyzedAt: row.createdAt.toISOString(),
    opinionAt: inputs.opinionAt,
    modelVersion: row.modelVersion,
    isClosed: offers === null,
    summary: content.summary,
    verdict: verdictText(plays.length, basisOf(row, offers, fresh(sides))),
    confidence: content.confidence,
    band: content.band,
    favoured: content.favoured,
    blend: content.blend,
    drivers: content.drivers,
    total: content.total,
    fairPrices: content.sides.map(pricedPart),
    valuePlays: plays.map((side) => playOf(side, row)),
    nearest: nearest ? playOf(nearest, row) : null,
    suggestedBets: suggestBets(content, sides).map(({ offer, ...suggestion }) => ({
      ...offerPart(offer),
      ...suggestion,
      isValue: offer.isValue && !offer.isStale,
    })),
    changes: content.changes,
    freshness: freshnessOf(row, sides),
  };
}
