import { type BoardMarket, type BoardSide, selectionOf } from '@clearedge/contract/markets/board-markets';
import type { KeptClaim, PlayBasis, PlayMarket } from '@clearedge/quant/blend';
import { HOUR_MS } from '@clearedge/quant/calendar';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { type Chances, type GameDistribution, matchLine, priceSelection, rebuildGame } from '@clearedge/quant/sports/baseball/game';
import type { ClosingView, Forecast } from '@clearedge/quant/sports/baseball/ratings';
import { doubtAt } from '@clearedge/quant/trust';
import { formProjection, playOf } from '../../../server/features/forecasts/index.ts';
import type { MarketSide } from '../../../server/features/odds/index.ts';
import { type Boards, boardAt, type PricedGame, resultOf } from './priced-games.ts';

/** A record under which every play of a basis may be published with its whole claim, so that the claim can be measured. */
export const everyClaim = (basis: PlayBasis): KeptClaim[] =>
  (['moneyline', 'spread', 'total'] as const).map((market) => {
    const whole = { share: 1, low: 1, high: 1, standardError: 0 };
    return { market, basis, ...whole, plays: 1, seasons: '', claimed: 0, atClose: 0, beatCloseShare: 0 };
  });

/** A price that would be called value on the day's board, and what became of it. */
export interface Claim {
  season: number;
  /** Eastern day. */
  on: string;
  market: PlayMarket;
  basis: PlayBasis;
  claimed: number;
  /** Worth of the price by the closing consensus at the number taken. */
  atClose: number;
  profit: number;
}

const INNINGS = 9;
const EVERY = everyClaim('model');
type Offer = MarketSide & { market: PlayMarket };
const isOffer = (side: MarketSide): side is Offer => side.market === 'moneyline' || side.market === 'spread' || side.market === 'total';
const sideIn = (sides: readonly MarketSide[], market: BoardMarket, side: BoardSide): MarketSide | undefined =>
  sides.find((one) => one.market === market && one.side === side && one.noVigProbability !== null);

/** What a board's winner and total say of a game, as the model's pool takes them; null without a winner. */
function viewOf(sides: readonly MarketSide[]) {
  const [home, over] = [sideIn(sides, 'moneyline', 'home'), sideIn(sides, 'total', 'over')];
  if (!home) return null;
  const total = over?.line == null ? null : { line: over.line, overProbability: over.noVigProbability! };
  return { pHome: home.noVigProbability!, total, bookCount: home.bookCount, seenAt: home.seenAt.toISOString() };
}

/** What the ratings learn from a closing board. */
export function closingOf(close: readonly MarketSide[]): ClosingView {
  const view = viewOf(close);
  return { pHome: view?.pHome ?? null, total: view?.total?.line ?? null };
}

/** The closing chances of a side: of its own consensus where the number has not moved, else of the game that the close describes. */
function chancesAtClose(close: readonly MarketSide[], game: GameDistribution, { market, side, line }: Offer): Chances {
  const priced = priceSelection(game, selectionOf(market, side, line)!);
  const own = sideIn(close, market, side);
  return own?.line === line ? { ...priced, win: own.noVigProbability! * (1 - priced.push) } : priced;
}

/** An offer with what is claimed of it: the chance to win, given no push. */
interface Claimed {
  offer: Offer;
  probability: number;
}

/** Prices above the consensus of all books. */
const overConsensus = (offers: readonly Offer[]): Claimed[] =>
  offers.flatMap((offer) =>
    offer.noVigProbability === null || doubtAt(offer.noVigProbability, offer) !== null
      ? []
      : [{ offer, probability: offer.noVigProbability }],
  );

/** Value plays of the model pooled with the board, as the product states them. */
function overModel({ event }: PricedGame, board: readonly MarketSide[], model: Forecast): Claimed[] {
  const view = viewOf(board);
  if (view === null) return [];
  const hoursToStart = (event.startsAt.getTime() - boardAt(event.slateOn).getTime()) / HOUR_MS;
  const { blend, totalWeight, game } = formProjection(
    model,
    view,
    { seasonYear: event.seasonYear, scheduledInnings: INNINGS, hoursToStart },
    EVERY,
  );
  const distribution = rebuildGame(game);
  const stated = {
    pHome: blend.probability,
    pHomeLow: blend.low,
    pHomeHigh: blend.high,
    pHomeModel: model.pHome,
    weight: blend.weight,
    totalWeight,
  };
  return board.filter(isOffer).flatMap((offer) => {
    const play = playOf(stated, distribution, event.gameId, offer, EVERY);
    return play?.isValue ? [{ offer, probability: play.probability }] : [];
  });
}

/** Every price of a game that the day's board would call value, by the consensus and by the model, judged by the close. */
export function claimsOf(game: PricedGame, { day, close }: Boards, model: Forecast, season: number): Claim[] {
  const atClose = viewOf(close);
  const offers = day.filter(isOffer);
  const found = { market: overConsensus(offers), model: overModel(game, day, model) };
  if (atClose?.total == null || found.market.length + found.model.length === 0) return [];
  const closing = matchLine({ pHome: atClose.pHome, ...atClose.total }, { season: game.event.seasonYear });
  return (['market', 'model'] as const).flatMap((basis) =>
    found[basis].map(({ offer, probability }): Claim => {
      const { market, side, line, odds } = offer;
      const decimal = americanToDecimal(odds);
      const { win, push } = chancesAtClose(close, closing, offer);
      const result = resultOf(game, market, side, line);
      return {
        season,
        on: game.event.slateOn,
        market,
        basis,
        claimed: expectedValue(probability * (1 - push), decimal, push),
        atClose: expectedValue(win, decimal, push),
        profit: result === null ? 0 : result === 1 ? decimal - 1 : -1,
      };
    }),
  );
}
