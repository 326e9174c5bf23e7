import type { GamePlayer, NamedGame } from '@clearedge/contract/aliases';
import { parseSelection } from '@clearedge/contract/aliases';
import type { ErrorCode } from '@clearedge/contract/errors';
import type { NewLeg } from '@clearedge/contract/routes/practice/practice';
import { lineFault, sportOf } from '@clearedge/contract/sports';
import { conflictWords } from '@clearedge/contract/words/conflict-words';
import type { GradeTerms, Selection } from '@clearedge/quant/grading';
import type { z } from 'zod';
import type { Contest } from '../../contests/index.ts';
import type { BookChances } from '../../odds/index.ts';

export type RequestedLeg = z.output<typeof NewLeg>;
/** Why something cannot be had now; `currentOdds` when there is another price. */
export interface Problem {
  code: ErrorCode;
  message: string;
  currentOdds?: number;
}
export interface Offer {
  /** American. */
  odds: number;
  book: string | null;
  bookName: string | null;
  source: 'book' | 'model';
  /** Without margin, by the books that price both sides. */
  chances: BookChances;
}
export interface PricedLeg {
  position: number;
  wanted: RequestedLeg;
  contest: Contest | null;
  selection: Selection | null;
  /** What it is called on slips and receipts; null until it was read, and for a player who is not known. */
  words: string | null;
  offer: Offer | null;
  problem: Problem | null;
}

export const startedOf = ({ sport }: Pick<Contest, 'sport'>): Problem => ({
  code: 'CONTEST_STARTED',
  message: `This game has already started. Bets close at ${sportOf(sport).startWord}.`,
});
export const NO_PRICE: Problem = { code: 'UNPROCESSABLE', message: 'No book offers this bet right now.' };
export const UNANSWERED: Problem = { code: 'UNPROCESSABLE', message: 'The source of these prices did not answer. Try again in a minute.' };
export const LIKELY_ERROR: Problem = {
  code: 'UNPROCESSABLE',
  message: 'This price is likely an error: most books would void a bet at it. Choose another book.',
};
export const TOO_OLD: Problem = {
  code: 'UNPROCESSABLE',
  message: 'The newest price of this bet is too old to be relied on. Wait for a fresh one.',
};
export const UNREADABLE: Problem = { code: 'INVALID_INPUT', message: 'This selection could not be read. Pick it from the board.' };

export const namedGame = (contest: Pick<Contest, 'sport' | 'awayCode' | 'awayName' | 'homeCode' | 'homeName'>): NamedGame => ({
  sport: contest.sport,
  away: { code: contest.awayCode, name: contest.awayName },
  home: { code: contest.homeCode, name: contest.homeName },
});

/** What is bet on: the structured pick when it fits the bet type, else what the text says of these players; null when neither does. */
export function selectionOf(
  { betType, pick, selection }: RequestedLeg,
  contest: Contest,
  players: readonly GamePlayer[],
): Selection | null {
  if (!pick) return parseSelection(betType, selection, namedGame(contest), { players });
  if (pick.market !== betType || ('line' in pick && lineFault(contest.sport, pick.market, pick.line))) return null;
  if (pick.market !== 'total') return pick;
  const { team, ...total } = pick;
  return team ? { ...total, team } : total;
}

export const termsOf = (contest: Contest): GradeTerms => ({ pitcherRule: 'action', scheduledInningsAtBet: contest.scheduledInnings });

/** A text beside a pick that says another bet. */
export const contradicted = (text: string, words: string): Problem => ({
  code: 'INVALID_INPUT',
  message: `The text “${text}” says another bet than the one picked, ${words}. Pick it again from the board.`,
});

const named = ({ words, wanted }: PricedLeg, selection: Selection) => ({ selection, words: words ?? wanted.selection });

/** The first two legs of one game that cannot share a parlay, in words; null when all may. */
export function findConflict(legs: readonly PricedLeg[]): Problem | null {
  for (const [place, first] of legs.entries())
    for (const second of legs.slice(place + 1)) {
      if (!first.selection || !second.selection || first.contest?.id !== second.contest?.id) continue;
      const message = conflictWords(named(first, first.selection), named(second, second.selection));
      if (message) return { code: 'UNPROCESSABLE', message };
    }
  return null;
}
