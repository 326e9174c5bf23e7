import type { Stat } from '@clearedge/contract/spelling/meanings';
import type { SportKey } from '@clearedge/contract/sports';
import type { Period } from '@clearedge/quant/grading';
import type { Term } from '../glossary/terms.ts';
import type { KnownBook, KnownPlayer, KnownTeam } from './directory.ts';
import type { Distress } from './distress.ts';
import type { Place } from './place.ts';
import type { What } from './questions.ts';
import type { StatedNumbers } from './read-numbers.ts';
import type { When } from './read-when.ts';

/** A name that fits several, with each that it may mean. */
export interface Choice {
  asked: string;
  options: readonly { label: string; team?: KnownTeam; player?: KnownPlayer }[];
}

export type MarketKind = 'moneyline' | 'spread' | 'total' | 'team_total';
/** A bet on a place in a tournament. */
export interface FieldBet {
  betType: string;
  places: number | null;
}

/** A question in the product's own terms: what is asked, about whom, when, and with which figures. */
export interface Reading extends StatedNumbers {
  text: string;
  what: What;
  /** The cues that decided, as the table of questions has them. */
  because: readonly string[];
  distress: Distress;
  /** Stated, or that of all that is named; null where nothing says. */
  sport: SportKey | null;
  /** Every sport that is named as such. */
  sports: readonly SportKey[];
  teams: readonly KnownTeam[];
  players: readonly KnownPlayer[];
  books: readonly KnownBook[];
  /** Books that are named but whose prices we do not have. */
  otherBooks: readonly string[];
  /** Names that no one bears whom we know. */
  unknown: readonly string[];
  choices: readonly Choice[];
  /** Whom the names that were settled by a guess may mean as well. */
  instead: readonly Choice[];
  /** Words and numbers of the question that nothing was read from, neither names that are refused nor words that say nothing. */
  unread: readonly string[];
  /** Phrases that ask for something which this kind of question does not answer. */
  unused: readonly string[];
  when: When | null;
  lastGames: number | null;
  gameNumber: number | null;
  market: MarketKind | null;
  /** More than one market of one game is named: legs of a combination. */
  markets: readonly MarketKind[];
  period: Period;
  field: FieldBet | null;
  side: 'over' | 'under' | null;
  line: number | null;
  /** The numbers by market, where several are given: "-3 and under 47". */
  lines: { spread?: number; total?: number };
  stat: Stat | null;
  /** The sports that have the player's number asked about; empty where none is. */
  statSports: readonly SportKey[];
  count: number | null;
  terms: readonly Term[];
  wants: 'underdog' | 'favorite' | null;
  /** Where those named play, or the side that is bet on. */
  place: Place | null;
  isCertain: boolean;
  /** A word was guessed, or something was taken from an earlier question: the answer says how it was read. */
  isPlain: boolean;
  cues: ReadonlySet<string>;
  /** The question's words in their order, names and numbers masked. */
  words: readonly string[];
}
