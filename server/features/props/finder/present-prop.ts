import { doubtOfPrice } from '@clearedge/contract/doubts/price-doubts';
import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { propCategory } from '@clearedge/quant/grading';
import type { MarginMethod } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { groupBy } from '../../../kernel/collections.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { leaguePlayersOf } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';
import { bestPropOffer, bestProps, type OfferedProps } from '../../odds/index.ts';
import type { StartsIndex } from '../history/hit-rate-rules.ts';
import { mainLines } from '../history/player-game-rules.ts';
import { type ModelProp, modelPropsOf } from '../offers/model-price-rules.ts';
import { blendProbability, modelChance } from '../offers/offer-rules.ts';
import { isProvenKind, type PropProjection } from '../project/read-projections.ts';
import { propId } from './prop-id.ts';
import { agreementOf, type MarketReadings, readMarket, worstOf } from './reading-rules.ts';
import { type FinderProp, historyOf } from './span-rules.ts';

/** What a game's props are judged by. */
export interface PricingInputs {
  contest: Contest;
  now: Date;
  method: MarginMethod;
  projection: PropProjection | null;
  starts: StartsIndex;
  positions: ReadonlyMap<string, string>;
}

type Who = Pick<FeedProp, 'playerId' | 'playerName' | 'teamCode' | 'prop' | 'line'>;
type Worth = Pick<FinderProp, 'bestSide' | 'expectedValue' | 'confidence' | 'doubt'>;
type Prices = Pick<FinderProp, 'overOdds' | 'underOdds'>;

const DIGITS = 1e6;
const EV_DIGITS = 1e4;
const stored = (value: number): number => Math.round(value * DIGITS) / DIGITS;
const storedOrNull = (value: number | null | undefined): number | null => (value === null || value === undefined ? null : stored(value));

function namesOf({ playerId, playerName, teamCode, prop, line }: Who, { contest, starts, positions }: PricingInputs, isAlternate: boolean) {
  const { gameId, awayCode, homeCode } = contest;
  const opponent = teamCode === homeCode ? awayCode : homeCode;
  return {
    id: propId({ gameId, playerId, prop, line }),
    gameId,
    sport: contest.sport,
    startsAt: contest.startsAt.toISOString(),
    playerId,
    playerName,
    position: positions.get(playerId) ?? null,
    teamCode,
    opponent,
    awayTeam: contest.awayName,
    homeTeam: contest.homeName,
    awayTeamCode: awayCode,
    homeTeamCode: homeCode,
    propType: prop,
    category: propCategory(prop),
    ...(isProvenKind(contest.sport, prop) ? {} : { isMarketOnly: true as const }),
    line,
    ...(isAlternate ? { isAlternate: true as const } : {}),
    // Of leagues no day's own number is kept.
    ...historyOf(starts, playerId, prop, opponent, isAlternate || leaguePlayersOf(contest.sport) ? line : null),
  };
}

const UNPRICED: Worth = { bestSide: null, expectedValue: null, confidence: null, doubt: 'no market' };

/** Which side's best price is worth more against the fair price, and how much, in percent. */
function edgeOf({ overOdds, underOdds }: Prices, fair: number, push: number, market: MarketReadings): Worth {
  const evOf = (odds: number | null, chance: number): number =>
    odds === null ? Number.NEGATIVE_INFINITY : expectedValue(chance * (1 - push), americanToDecimal(odds), push);
  const [over, under] = [evOf(overOdds, fair), evOf(underOdds, 1 - fair)];
  const bestSide = over >= under ? 'over' : 'under';
  const odds = bestSide === 'over' ? overOdds! : underOdds!;
  const noVigProbability = bestSide === 'over' ? fair : 1 - fair;
  return {
    bestSide,
    expectedValue: Math.round(100 * EV_DIGITS * Math.max(over, under)) / EV_DIGITS,
    confidence: agreementOf(market, bestSide, americanToDecimal(odds)),
    doubt: doubtOfPrice(noVigProbability, { odds, bookCount: market.bookCount, noVigProbability, isStale: false }),
  };
}

function offered(main: FeedProp, quotes: readonly FeedProp[], seenAt: Date, isAlternate: boolean, inputs: PricingInputs): FinderProp {
  const { now, method, projection } = inputs;
  const { playerId, prop, line } = main;
  const market = readMarket(quotes);
  const stat = projection?.find(playerId, prop) ?? null;
  const power = market?.chances.power;
  const { model, probability, push } = blendProbability(prop, stat, power === undefined ? null : { over: power }, line, 'over');
  const isStale = now.getTime() - seenAt.getTime() > MAX_PRICE_AGE_SECONDS * 1000;
  const prices = { overOdds: bestPropOffer(quotes, 'over')?.odds ?? null, underOdds: bestPropOffer(quotes, 'under')?.odds ?? null };
  const fair = storedOrNull(market?.chances[method]);
  const worst = market && worstOf(market);
  return {
    ...namesOf(main, inputs, isAlternate),
    ...prices,
    quotes: quotes.map(({ book, overPrice, underPrice }) => [book.code, overPrice, underPrice]),
    isModelPrice: false,
    seenAt: seenAt.toISOString(),
    isStale,
    bookCount: market?.bookCount ?? 0,
    fair,
    worstOver: storedOrNull(worst?.over),
    worstUnder: storedOrNull(worst?.under),
    model: storedOrNull(model),
    pooled: storedOrNull(probability),
    push: stored(push),
    // An old price is no one's offer any more.
    ...(isStale
      ? { ...UNPRICED, doubt: 'stale' as const }
      : fair === null || market === null
        ? UNPRICED
        : edgeOf(prices, fair, stored(push), market)),
  };
}

/** The model's own price where no book offers any: no edge is claimed against ourselves. */
function atModelPrice(own: ModelProp, inputs: PricingInputs): FinderProp {
  const { overOdds, underOdds, overProbability, projectedAt } = own;
  return {
    ...namesOf(own, inputs, false),
    overOdds,
    underOdds,
    quotes: [['MODEL', overOdds, underOdds]],
    isModelPrice: true,
    seenAt: projectedAt.toISOString(),
    isStale: false,
    bookCount: 0,
    fair: null,
    worstOver: null,
    worstUnder: null,
    model: stored(overProbability),
    pooled: null,
    push: 0,
    ...UNPRICED,
  };
}

const keyOf = ({ playerId, prop, line }: Who): string => `${playerId} ${prop} ${line}`;

/** A game's props as the finder lists them; none where the source has never answered. */
export function finderPropsOf({ props, seenAt }: OfferedProps, inputs: PricingInputs): FinderProp[] {
  if (seenAt === null) return [];
  const groups = groupBy(props, keyOf);
  const best = bestProps(props);
  const mains = mainLines(props);
  if (best.length > 0)
    return best.map((one) => offered(one, groups.get(keyOf(one))!, seenAt, mains[one.playerId]?.[one.prop] !== one.line, inputs));
  return inputs.projection ? modelPropsOf(inputs.projection).map((own) => atModelPrice(own, inputs)) : [];
}

/** What the model says of both sides, given that the line is not landed on. */
export function modelSides(projection: Pick<PropProjection, 'find'>, who: Who): { over: number; under: number } | null {
  const stat = projection.find(who.playerId, who.prop);
  return stat && { over: modelChance(stat, who.line, 'over').win, under: modelChance(stat, who.line, 'under').win };
}
