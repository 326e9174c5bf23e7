import { scoreWords } from '@clearedge/contract/words/selection-words';
import type { Selection } from '@clearedge/quant/grading';
import type { Game } from '../../odds/index.ts';

type ScoreSelection = Exclude<Selection, { market: 'prop' }>;

/** A side of the board as a selection; null for what the practice slip does not carry. */
export function toSelection(market: string, side: string, line: number | null): ScoreSelection | null {
  const period = 'full' as const;
  const isTeam = side === 'away' || side === 'home';
  if (market === 'moneyline' && isTeam) return { market, period, side };
  if (line === null) return null;
  if (market === 'spread' && isTeam) return { market, period, side, line };
  return market === 'total' && (side === 'over' || side === 'under') ? { market, period, side, line } : null;
}

/** A game that a slip may take, with what either side is called. */
export type SlipGame = Pick<Game, 'gameId' | 'awayTeam' | 'homeTeam' | 'gameTime'>;

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
/** What a side is worth at its price. */
type Worth = Omit<Advice, 'team' | 'selection' | 'pick'>;

export interface NoAdvice {
  reason: string;
}

type Names = Pick<Game, 'awayTeam' | 'homeTeam'>;

/** The words of slips and receipts, so that a moneyline reads the same whoever chose it. */
const wordsOf = ({ awayTeam, homeTeam }: Names, pick: ScoreSelection): string =>
  scoreWords(pick, { awayName: awayTeam, homeName: homeTeam });

/** Whom a side is about: the club, or of a total the game. */
const teamOf = ({ awayTeam, homeTeam }: Names, { side }: Pick<ScoreSelection, 'side'>): string =>
  side === 'away' ? awayTeam : side === 'home' ? homeTeam : `${awayTeam} @ ${homeTeam}`;

/** A side with its worth, in the words of the slip. */
export const toAdvice = (game: SlipGame, pick: ScoreSelection, worth: Worth): Advice => ({
  team: teamOf(game, pick),
  selection: wordsOf(game, pick),
  pick,
  ...worth,
});
