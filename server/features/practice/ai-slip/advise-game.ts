import { scoreWords } from '@clearedge/contract/words/selection-words';
import { americanToDecimal } from '@clearedge/quant/price';
import type { Game } from '../../odds/index.ts';
import { type ScoreSelection, toSelection } from './slip-rules.ts';

/** What the model would bet on in a game. Probability: of winning, given that the stake does not come back. */
export interface Advice {
  team: string;
  selection: string;
  pick: ScoreSelection;
  odds: number;
  book: string;
  bookName: string;
  confidence: number;
  probability: number;
  pushProbability: number;
  ev: number;
  /** Whether it is one of the game's value plays; the favored side alone is not, whatever its expected value. */
  isValue: boolean;
  reasoning: string;
}
export interface NoAdvice {
  reason: string;
}

type Summary = NonNullable<Game['aiSummary']>;
type OpenSummary = Exclude<Summary, { locked: true }>;

const isOpenSummary = (summary: Game['aiSummary']): summary is OpenSummary => !!summary && !('locked' in summary);

/** Below it the evidence is weaker than in three of four back-tested plays. */
const LEAST_CONFIDENCE = 25;
const NO_CONFIDENCE = {
  one_book: 'No bet: only one book prices this game, so there is nothing to compare its price with.',
  no_results: 'No bet: the model has no results of these teams yet.',
} as const;

/**
 * The game's best value play where `mayUsePlays`, else the favoured side to win. Which bets are value is what pro pays for,
 * so a slip without pro is the same whether there are any or not.
 */
export function adviseGame(game: Game, mayUsePlays: boolean): Advice | NoAdvice {
  const { aiSummary } = game;
  if (!isOpenSummary(aiSummary)) return { reason: 'Not analyzed yet.' };
  if (aiSummary.noConfidence) return { reason: NO_CONFIDENCE[aiSummary.noConfidence] };
  if (aiSummary.confidence < LEAST_CONFIDENCE)
    return { reason: `No bet: confidence ${Math.floor(aiSummary.confidence)}/100. The slip takes ${LEAST_CONFIDENCE} or more.` };
  return (mayUsePlays ? fromPlay(game, aiSummary) : null) ?? fromFavoured(game, aiSummary);
}

/** The words of slips and receipts, so that a moneyline reads the same whoever chose it. */
const wordsOf = ({ awayTeam, homeTeam }: Game, pick: ScoreSelection): string =>
  scoreWords(pick, { awayName: awayTeam, homeName: homeTeam });

function fromPlay(game: Game, { valuePlays, confidence }: OpenSummary): Advice | null {
  const best = valuePlays
    .toSorted((a, b) => b.expectedValue - a.expectedValue)
    .find((play) => toSelection(play.market, play.side, play.line));
  if (!best) return null;
  const { odds, book, bookName, probability, pushProbability, expectedValue: ev, reasoning } = best;
  const pick = toSelection(best.market, best.side, best.line)!;
  const team = best.side === 'away' ? game.awayTeam : best.side === 'home' ? game.homeTeam : `${game.awayTeam} @ ${game.homeTeam}`;
  return {
    team,
    selection: wordsOf(game, pick),
    pick,
    odds,
    book,
    bookName,
    confidence,
    probability,
    pushProbability,
    ev,
    isValue: true,
    reasoning,
  };
}

function fromFavoured(game: Game, { favoured, confidence, summary }: OpenSummary): Advice | NoAdvice {
  const moneyline = game.odds.find((market) => market.market === 'moneyline');
  const cell = moneyline?.[favoured.side];
  if (cell?.state !== 'open' || cell.odds === null || cell.book === null) return { reason: 'No book offers this game right now.' };
  const { probability, side, team } = favoured;
  const pick = { market: 'moneyline', period: 'full', side } as const;
  return {
    team,
    selection: wordsOf(game, pick),
    pick,
    odds: cell.odds,
    book: cell.book,
    bookName: cell.bookName ?? cell.book,
    confidence,
    probability,
    pushProbability: 0,
    ev: probability * americanToDecimal(cell.odds) - 1,
    isValue: false,
    reasoning: summary,
  };
}
