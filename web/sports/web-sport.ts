import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import type { AnyPick } from '@clearedge/contract/routes/picks/any-pick';
import type { GameSport, LeagueSport, PickSport } from '@clearedge/contract/sports';
import type { ComponentType, ReactNode } from 'react';
import type { AnyGame, GameOf, SideOfGame } from '../core/games.ts';

/** The games that a list asks for: of a week where one is chosen, and of a day otherwise. */
export interface SlateRequested {
  date: string;
  week: number | null;
}

/** How to ask for an answer, as `useQuery` takes it. */
export interface Query<T> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  staleTime?: number;
  refetchInterval?: number;
}

export interface SlateWeek {
  week: number;
  label: string;
  from: string;
  to: string;
}

/** A week or a day of a season with its games; without either it is that in play, or the next one. */
export interface ScheduleRequested {
  week?: number;
  date?: string;
}

/** A season by weeks or by days, with the games of one of them. */
export interface SlateSchedule<G = AnyGame> {
  /** Null where the data in use do not cover the sport. */
  source: object | null;
  weeks: SlateWeek[];
  week: number | null;
  /** The day whose games follow, and the next with games, where the season is listed by the day. */
  day: { on: string; nextOn: string | null } | null;
  games: G[];
}

/** A collapsible part under a card; its body is drawn once it is open. */
interface CardSection<G> {
  key: string;
  name: string;
  Body: ComponentType<{ game: G }>;
  isShown?: (game: G) => boolean;
}

/** What narrows a list beside the search: "Division" with its choices, each one's games. */
export interface GameGroups<G> {
  /** In the address. */
  param: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  has: (game: G, group: string) => boolean;
}

/** What a page of a day's picks that is open to everybody says of the day. */
export interface OpenDay {
  games: number;
  openGames: number;
  /** Published, and not shown to this reader. */
  hidden: number;
  previousOn: string | null;
  nextOn: string | null;
  /** Why there is no pick. */
  hint: string;
  /** What the figures on the page mean. */
  note: ReactNode;
}

/** What is particular to the published picks of a sport. */
export interface PickParts<P, D> {
  listQuery: (date: string) => Query<P[]>;
  /** Null where the page of a day's picks is for members alone. */
  openDay: { query: (date: string) => Query<D>; present(day: D): OpenDay } | null;
  words: {
    /** Titles of what is told of a mark and of a day that is settled. */
    marked: string;
    reconcile: string;
    reconciled: string;
    notReconciled: string;
    /** What a confidence is: "a rank". */
    confidence: string;
  };
}

/** What is particular to a sport of games of two teams; everything else of a board is shared. */
export interface GameParts<G> {
  kind: 'game';
  gamesPath: string;
  /** Where a published pick of it is seen. */
  pickPath: (pick: { gameKey: string; slateOn: string }) => string;
  /** The page of a game; null where it has none. */
  gamePath: ((gameId: string) => string) | null;
  /** What that page asks first. */
  gameQuery: ((gameId: string) => Query<unknown>) | null;
  slateQuery: (requested: SlateRequested) => Query<G[]>;
  /** Null of a sport whose season is not listed. */
  scheduleQuery: ((requested?: ScheduleRequested) => Query<SlateSchedule<G>>) | null;
  words: { search: string; noGames: string; timeHead: string; stateHead: string };
  groups: GameGroups<G> | null;
  /** Where a game in play stands: "Top 5", "Q3 04:12". */
  clock: (game: G) => string | null;
  /** "Final", "F/10", "Final, OT"; nothing of a game that is only scheduled. */
  statusWord: (game: G) => string | undefined;
  /** Which of two games of a day it is: "Game 2". */
  partOfDay: (game: G) => string | null;
  /** What bears on how a final is graded: "Called after 6 innings". */
  resultNote: (game: G) => string | null;
  /** The line under a club's name. */
  sideNote: (game: G, side: SideOfGame) => ReactNode;
  teamPath: ((game: G, side: SideOfGame) => string | null) | null;
  /** What has happened so far in a game; null before it begins, and where the score says it all. */
  strip: (game: G) => ReactNode;
  /** What is shown of a game ahead on which there is no analysis. */
  preview: (game: G) => ReactNode;
  sections: readonly CardSection<G>[];
  /** Under the list. */
  Foot: ComponentType<{ books: number }> | null;
}

/** A word in a table, what it means, and how a mark of it looks. */
interface TableMark {
  word: string;
  /** What is so of a club, as a sentence about it goes on. */
  means: string;
}

/** What only one league of teams knows of itself. */
export interface LeagueParts {
  /** "Canadian Football League" */
  fullName: string;
  /** What its hub offers, in a sentence or two. */
  about: string;
  /** The game that decides a season: "Grey Cup". */
  finalName: string;
  /** Whether a game of its table can be tied. */
  hasTies: boolean;
  /** What is certain of a club whatever the remaining results are, by the key that the table gives. */
  clinched: Readonly<Record<string, TableMark & { look: 'value' | 'info' | 'plain' }>>;
  /** What a rank would mean if the season ended now. */
  places: Readonly<Record<string, TableMark>>;
}

export type ReceiptFacts = NonNullable<CallResult<Contract['GET /api/bets/:betId']>['receipt']>;

/** What is particular to a sport of tournaments. */
interface TournamentParts {
  kind: 'tournament';
  /** What a grade rests on; nothing where it rests on another sport's facts. */
  receiptLines: (receipt: ReceiptFacts) => { label: string; value: string }[];
}

type OwnPicks = { picks: PickParts<AnyPick, unknown> };
type OwnLeague = { league: LeagueParts };
type Own<K> = (K extends PickSport ? OwnPicks : unknown) & (K extends LeagueSport ? OwnLeague : unknown);
export type WebSport<K> = K extends GameSport ? GameParts<GameOf<K>> & Own<K> : TournamentParts;
