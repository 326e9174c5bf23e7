import { selectionOf, termsOf } from '@clearedge/contract/markets/board-markets';
import { type Blend, beatsCloseProbability, FITTED_OUTLOOK, type KeptClaim } from '@clearedge/quant/blend';
import { americanToDecimal } from '@clearedge/quant/price';
import { type GameDistribution, type GameSelection, priceSelection, rebuildGame } from '@clearedge/quant/sports/baseball/game';
import type { MarketView } from '../../db/schema/index.ts';
import { BoundedMap } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Providers } from '../../ports/index.ts';
import { keptClaimsOf } from '../../sports/registry.ts';
import { type Contest, listContestsByIds } from '../contests/index.ts';
import { type BoardMarket, isTwoWay, listSidesOf, type MarketSide, type TwoWaySide } from '../odds/index.ts';
import { listById, listNewest, type StoredForecast } from './baseball/forecast-rows.ts';
import { inner, type Judgement, judgePrice, movedJudgement } from './judge-price.ts';

/** The newest published opinion of a game; `distribution` prices any of its markets. */
export interface GameProjection extends StoredForecast {
  distribution: () => GameDistribution;
}

/** More than two days of games. An opinion never changes, so its distribution is worked out once, whichever job or reader asks first. */
const MOST_STORED = 60;
const stored = new BoundedMap<string, GameDistribution>(MOST_STORED);

function distributionOf({ id, game }: StoredForecast): GameDistribution {
  const known = stored.get(id) ?? rebuildGame(game);
  stored.set(id, known);
  return known;
}

const priced = (row: StoredForecast): GameProjection => ({ ...row, distribution: () => distributionOf(row) });

/** The newest opinion of each of these contests that has one. */
export async function listGameProjections({ db }: Pick<Ctx, 'db'>, contestIds: readonly string[]): Promise<Map<string, GameProjection>> {
  const newest = await listNewest(db, contestIds);
  return new Map([...newest].map(([contestId, row]) => [contestId, priced(row)]));
}

/** Null while the model has not spoken of the game. */
export const findProjection = async (ctx: Pick<Ctx, 'db'>, contestId: string): Promise<GameProjection | null> =>
  (await listGameProjections(ctx, [contestId])).get(contestId) ?? null;

/** These opinions as they were given, whatever was stated since, by their ids. */
export const listProjectionsById = async ({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Map<string, GameProjection>> =>
  new Map((await listById(db, ids)).map((row) => [row.id, priced(row)]));

/** One side of a market at its best price, against what we believe. */
export interface Play extends Omit<MarketSide, 'side' | 'noVigProbability'>, Judgement {
  side: TwoWaySide;
  gameId: string;
  /** The market's own probability without margin, 0..1; null where no book prices both sides. */
  marketProbability: number | null;
  /** That the bet wins, 0..1: a push is no win. claimedEv = winProbability x profit - (1 - winProbability - pushProbability). */
  winProbability: number;
  /** That the stake comes back, 0..1. */
  pushProbability: number;
  /** That the price beats the closing one, 0..1; moneylines only. */
  beatsClose: number | null;
}

// An opinion spreads each side's runs over the innings as an average game does. The first five belong to the starters, which it does not know:
// docs/model.md, the first five.
const pricedSelection = ({ market, side, line }: Pick<MarketSide, 'market' | 'side' | 'line'>): GameSelection | null =>
  termsOf(market).period === 'full' && termsOf(market).team === undefined ? selectionOf(market, side, line) : null;

/** What is not known of the winner is not known of a run line or a total either: the same width on the log-odds, to first order. */
function intervalOf(projection: Pick<Blend, 'low' | 'high'>, centre: number, probability: number): { low: number; high: number } {
  const scale = (probability * (1 - probability)) / (centre * (1 - centre));
  return { low: inner(probability - (centre - projection.low) * scale), high: inner(probability + (projection.high - centre) * scale) };
}

/** The model's share in our number of a market, 0..1: a run line follows the winner. */
export const modelWeightOf = ({ weight, totalWeight }: Pick<StoredForecast, 'weight' | 'totalWeight'>, market: BoardMarket): number =>
  termsOf(market).kind === 'total' ? totalWeight : weight;

type Stated = Pick<GameProjection, 'pHome' | 'pHomeLow' | 'pHomeHigh' | 'pHomeModel' | 'weight' | 'totalWeight'>;

/** Null for a side that the model does not price. */
export function playOf(
  projection: Stated,
  game: GameDistribution,
  gameId: string,
  offer: MarketSide,
  claims: readonly KeptClaim[],
): Play | null {
  const { noVigProbability: marketProbability, side, ...rest } = offer;
  const selection = pricedSelection(offer);
  if (selection === null || !isTwoWay(side)) return null;
  const { win, push } = priceSelection(game, selection);
  const probability = inner(win / (1 - push));
  const { low, high } = intervalOf({ low: projection.pHomeLow, high: projection.pHomeHigh }, projection.pHome, probability);
  const isMoneyline = offer.market === 'moneyline' && marketProbability !== null;
  const pModel = offer.side === 'home' ? projection.pHomeModel : 1 - projection.pHomeModel;
  const judged = judgePrice({ probability, low, high, push, modelWeight: modelWeightOf(projection, offer.market) }, offer, claims);
  return {
    ...rest,
    side,
    gameId,
    marketProbability,
    ...judged,
    winProbability: judged.probability * (1 - push),
    pushProbability: push,
    beatsClose: isMoneyline
      ? beatsCloseProbability(FITTED_OUTLOOK, inner(marketProbability), inner(pModel), americanToDecimal(offer.odds))
      : null,
  };
}

/** A point and a half of probability: more than rounding, less than a lineup's news. */
const MOST = 0.015;
const isApart = (a: number | null | undefined, b: number): boolean => a == null || Math.abs(a - b) > MOST;

/**
 * Markets that stand elsewhere than when the opinion was formed. Until the next one a price there only looks good beside a probability that
 * does not know the news yet.
 */
export function movedMarkets(view: MarketView | null, offers: readonly MarketSide[]): ReadonlySet<BoardMarket> {
  const home = offers.find(({ market, side }) => market === 'moneyline' && side === 'home');
  const over = offers.find(({ market, side }) => market === 'total' && side === 'over');
  const isWinnerMoved = view === null ? home?.noVigProbability != null : isApart(home?.noVigProbability, view.pHome);
  if (isWinnerMoved) return new Set(['moneyline', 'spread', 'total']);
  const total = view?.total ?? null;
  const isTotalMoved =
    over !== undefined && (total === null || over.line !== total.line || isApart(over.noVigProbability, total.overProbability));
  return new Set(isTotalMoved ? ['total'] : []);
}

type Named = Pick<Contest, 'id' | 'gameId' | 'sport'>;

/**
 * Every side that is offered on these contests, at its best price, with what we believe of it, the best worth first. Prices past their age are
 * in it and say so: whoever shows or publishes a play leaves those out.
 */
export function playsOn(
  contests: readonly Named[],
  projections: ReadonlyMap<string, GameProjection>,
  sides: readonly MarketSide[],
  ports: Pick<Providers, 'keptClaims'>,
): Play[] {
  const plays = contests.flatMap(({ id, gameId, sport }) => {
    const projection = projections.get(id);
    if (!projection) return [];
    const game = projection.distribution();
    const own = sides.filter(({ contestId }) => contestId === id);
    const moved = movedMarkets(projection.inputs.market, own);
    const claims = keptClaimsOf(ports, sport);
    return own.flatMap((side): Play[] => {
      const play = playOf(projection, game, gameId, side, claims);
      if (!play) return [];
      return [{ ...play, ...movedJudgement(play, moved.has(side.market)) }];
    });
  });
  return plays.sort((a, b) => b.ev - a.ev || (a.gameId < b.gameId ? -1 : a.gameId > b.gameId ? 1 : 0));
}

/** `playsOn` these contests as they stand now. */
export async function listPlays(ctx: Ctx, contestIds: readonly string[]): Promise<Play[]> {
  const contests = await listContestsByIds(ctx, contestIds);
  return playsOn(contests, await listGameProjections(ctx, contestIds), await listSidesOf(ctx, contests), ctx.ports);
}
