import { type BoardMarket, type BoardMarketTerms, type BoardSide, termsOf } from '@clearedge/contract/markets/board-markets';
import { periodWords } from '@clearedge/contract/words/selection-words';
import type { KeptClaim } from '@clearedge/quant/blend';
import type { AnalysisContent, AnalyzedSide } from '../../db/schema/index.ts';
import { type Doubt, judgePrice, modelWeightOf, movedJudgement, movedMarkets, type Play } from '../forecasts/index.ts';
import type { MarketSide } from '../odds/index.ts';

interface Teams {
  awayName: string;
  homeName: string;
}

const signed = (line: number): string => (line > 0 ? `+${line}` : String(line));

interface Place {
  side: BoardSide;
  line: number | null;
}

/** A side of what these terms ask, in the words that a slip sends and the server reads back: a plain hyphen, never a minus sign. */
export function wordsFrom({ kind, period, team }: BoardMarketTerms, teams: Teams, { side, line }: Place): string {
  if (side === 'over' || side === 'under') {
    const of = team ? `${team === 'away' ? teams.awayName : teams.homeName} ` : '';
    return `${of}${side === 'over' ? 'Over' : 'Under'} ${line}${periodWords(period)}`;
  }
  if (side === 'draw') return `Draw${periodWords(period)}`;
  const backed = side === 'away' ? teams.awayName : teams.homeName;
  return `${backed}${kind === 'spread' && line !== null ? ` ${signed(line)}` : ''}${periodWords(period)}`;
}

/** A side of a market of the boards. */
export const selectionWords = (teams: Teams, { market, ...place }: Place & { market: BoardMarket }): string =>
  wordsFrom(termsOf(market), teams, place);

type Placed = Pick<MarketSide, 'market' | 'side' | 'line'>;
export const isSame = (a: Placed, b: Placed): boolean => a.market === b.market && a.side === b.side && a.line === b.line;

/** A play as an analysis keeps it. */
export const sideOf = (play: Play, teams: Teams): AnalyzedSide => ({
  market: play.market,
  side: play.side,
  line: play.line,
  selection: selectionWords(teams, play),
  probability: play.probability,
  probabilityLow: play.probabilityLow,
  probabilityHigh: play.probabilityHigh,
  pushProbability: play.pushProbability,
  fairOdds: play.fairOdds,
  odds: play.odds,
  book: play.book,
  bookName: play.bookName,
  seenAt: play.seenAt.toISOString(),
  isStale: play.isStale,
  ev: play.ev,
  basis: play.basis,
  claimedEv: play.claimedEv,
  keptShare: play.keptShare,
  isValue: play.isValue,
  marketProbability: play.marketProbability,
  bookCount: play.bookCount,
});

type Opined = Pick<AnalyzedSide, 'market' | 'probability' | 'probabilityLow' | 'probabilityHigh' | 'pushProbability'>;

/** A side at a current price: `doubt` says why it is no value play, 'moved' that the market has left the opinion behind. */
export interface PricedNow extends AnalyzedSide {
  doubt: Doubt | null;
}

/** What the model made of a side, to be judged at another price. */
export const opinionOf = (
  { market, probability, probabilityLow: low, probabilityHigh: high, pushProbability: push }: Opined,
  { modelWeight, totalWeight }: Pick<AnalysisContent['blend'], 'modelWeight' | 'totalWeight'>,
) => ({ probability, low, high, push, modelWeight: modelWeightOf({ weight: modelWeight, totalWeight }, market) });

/** What was priced, at the prices of now. Left out: a side whose line has moved or that no one offers. No value: a market that has moved since. */
export function priceSides(
  sides: readonly AnalyzedSide[],
  offers: readonly MarketSide[],
  { market: view, blend }: Pick<AnalysisContent, 'market'> & { blend: Pick<AnalysisContent['blend'], 'modelWeight' | 'totalWeight'> },
  claims: readonly KeptClaim[],
): PricedNow[] {
  const moved = movedMarkets(view, offers);
  return sides.flatMap((priced) => {
    const offer = offers.find((one) => isSame(one, priced));
    if (!offer) return [];
    const { odds, book, bookName, bookCount, isStale, noVigProbability: marketProbability } = offer;
    const judged = judgePrice(opinionOf(priced, blend), offer, claims);
    const taken = { odds, book, bookName, bookCount, isStale, marketProbability, seenAt: offer.seenAt.toISOString() };
    const { evLow: _low, ...figures } = judged;
    return [{ ...priced, ...taken, ...figures, ...movedJudgement(judged, moved.has(priced.market)) }];
  });
}

/** Whether a side is offered now that these do not price: a line has moved, or a market has opened. */
export const lacksSide = (sides: readonly AnalyzedSide[], offers: readonly MarketSide[]): boolean =>
  offers.some((offer) => !sides.some((priced) => isSame(priced, offer)));

// Not the first five: docs/model.md says why.
const ANALYZED = ['moneyline', 'spread', 'total'];

/** Whether the model has something to say on a market. */
export const isAnalyzed = ({ market }: Pick<Placed, 'market'>): boolean => ANALYZED.includes(market);

const SIDES = ['away', 'home', 'over', 'under'];
const rankOf = ({ market, side }: AnalyzedSide): number => ANALYZED.indexOf(market) * SIDES.length + SIDES.indexOf(side);

/** As a board shows them: market by market, away before home. */
export const inOrder = (sides: readonly AnalyzedSide[]): AnalyzedSide[] => sides.toSorted((a, b) => rankOf(a) - rankOf(b));

/** Worth taking now, the best first; a stale price is never one. Of two sides of a market, which shopping can both make worth it, the better. */
export function valueSides(sides: readonly AnalyzedSide[]): AnalyzedSide[] {
  const worth = sides.filter(({ isValue, isStale }) => isValue && !isStale).sort((a, b) => b.ev - a.ev);
  return worth.filter((side, index) => worth.findIndex(({ market }) => market === side.market) === index);
}
