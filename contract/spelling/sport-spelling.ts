import type { GolfSelection, Period, PropKind } from '@clearedge/quant/grading';
import type { SportKey } from '../sports.ts';
import type { SpelledBetType } from './bet-types.ts';
import type { Entry } from './meanings.ts';

export interface NamedTeam {
  code: string;
  name: string;
}
export interface NamedGame {
  away: NamedTeam;
  home: NamedTeam;
  sport: SportKey;
}
/** A player of a tournament's field. */
export interface NamedPlayer {
  playerId: string;
  name: string;
}

export interface Bounds {
  least: number;
  most: number;
}
/** Lines that a period's markets are written at; a number outside is another market, or lacks its point ("o85"). */
export interface PeriodLines {
  total: Bounds;
  teamTotal: Bounds;
  /** Either way of zero. */
  mostSpread: number;
  /** Up to this line "Yankees over 4.5" can only be one team's total; above it, it may be the game's. */
  mostSurelyTeam: number;
}

/** How bettors write the bets on a season; phrases apart by "|". */
export interface FutureSpelling {
  /** What the title is called beside "championship" and "title". */
  title: string;
  /** The season of the first title, where titles are numbered: "Super Bowl LX". */
  numberedFrom?: number;
  /** Short names of divisions, by name. */
  divisions?: Readonly<Record<string, string>>;
  /** What else is sold on its season, and is settled here on none. */
  others?: string;
  /** Numbers of wins that books write, which part clubs of one name in two leagues. */
  wins: Bounds;
}

/** How bettors write the bets on a game of a sport. */
export interface GameSpelling {
  /** What names a club beside its code and full name, in plain words. */
  shortNames: (team: NamedTeam) => string[];
  /** What else a bettor may call it, common slips of the pen included. */
  otherNames: (team: NamedTeam) => string[];
  /** By code, the nicknames that tell that a text is of another game. */
  nicknames: Readonly<Record<string, string>>;
  /** A pattern of the words that only bettors on this sport, or on few others, use: they tell which sport a question is about. */
  talk: string;
  /** The sport's own phrases, beside those that every sport shares. */
  vocabulary: readonly Entry[];
  lines: Partial<Record<Period, PeriodLines>>;
  /** What a question calls a player's numbers, by kind, apart by "|": a question leaves out more than a typed selection may. */
  playerNumbers?: Readonly<Partial<Record<PropKind, string>>>;
  /** What bettors write of bets on its season. */
  futures: FutureSpelling;
  /** The highest line of each of a player's numbers. */
  mostProp: Partial<Record<PropKind, number>>;
}

/** Reads a bet on a tournament; null when it does not say one thing that can be graded. */
export type ReadOnField = (type: SpelledBetType, text: string, field: readonly NamedPlayer[]) => GolfSelection | null;

/** How bettors write the bets on a sport: on its games, or on its tournaments. */
export type SportSpelling = { game: GameSpelling; readOnField: null } | { game: null; readOnField: ReadOnField };
