import { type GameUnit, mapPartsIn, type PartIn, type Period } from '@clearedge/quant/grading';

type GameMarket = 'moneyline' | 'spread' | 'total' | 'team_total' | 'prop';
type FieldMarket = 'outright' | 'place' | 'make_cut' | 'head_to_head';

/** Markets that are told apart by a number. */
export type LinedMarket = 'spread' | 'total' | 'prop';

/** A part of a contest that can be bet on. */
export interface PeriodData {
  /** As a reader sees it: "First 5 innings". */
  name: string;
  /** What can be graded on it. */
  markets: readonly (GameMarket | FieldMarket)[];
  /** Books sell its winner with the tie as a third outcome, so forms offer its totals only. */
  isSoldThreeWay?: true;
}

/** The parts of games that are divided so; on each of them whatever a score decides is graded. */
export const partsIn = <Unit extends GameUnit>(unit: Unit): Record<PartIn<Unit>, PeriodData> =>
  mapPartsIn(unit, ({ name, isSoldThreeWay }) => ({
    name,
    markets: ['moneyline', 'spread', 'total', 'team_total'],
    ...(isSoldThreeWay && { isSoldThreeWay }),
  }));

/** A club's colors: ground and edge of its chip, whose ink is white. */
export interface TeamColors {
  ground: string;
  edge: string;
}
export const team = (ground: string, edge: string): TeamColors => ({ ground, edge });

/** How a league of teams is made up. */
export interface LeagueForm {
  /** Names by key, in the order in which they are shown: "West Division", "AFC East". */
  divisions: Readonly<Record<string, string>>;
  /** What those are, where they are no divisions. */
  divisionWord?: 'conference';
  /** Of regulation; `letter` goes before the number on a clock. */
  periods: {
    count: number;
    name: string;
    letter: string;
    /** Whether a shootout may follow overtime, as one period more in the score. */
    hasShootout?: true;
  };
  /** Whether a season is named by both of its years: "2026–27". */
  namesBothYears?: true;
  /** What orders a division. */
  ranking: 'points' | 'percentage';
  /** Whether losses after regulation are a column of their own, worth a point. */
  countsOvertimeLosses?: true;
}

/** What shared code asks of a sport instead of comparing its key. */
export interface SportData {
  key: string;
  /** As a label: "MLB". */
  league: string;
  /** "Baseball" */
  name: string;
  /** Other spellings of the sport or its league, in lower case. */
  aliases: readonly string[];
  contestKind: 'game' | 'tournament';
  /** What its contests are listed by. */
  slate: 'day' | 'week';
  /** When seasons of teams usually begin: "early September". */
  seasonStarts?: string;
  /** When its bets close: "first pitch". */
  startWord: string;
  /** What is counted. */
  scoreUnit: { one: string; many: string };
  /** Null where no one gives points. */
  spreadName: string | null;
  /** As a column or a choice is headed. */
  totalName: string | null;
  /** Standard deviation of a game's score about its closing total; null where no totals are sold. */
  totalDeviation: number | null;
  /** The highest line of each market, to either side of zero; null where bets have no lines. A higher one is a slip of the pen. */
  maxLine: Readonly<Partial<Record<LinedMarket, number>>> | null;
  periods: Partial<Record<Period, PeriodData>> & { full: PeriodData };
  /** The clubs by their codes, and other sources' codes for them; null for a sport of players. */
  teams: { colors: Readonly<Record<string, TeamColors>>; otherCodes: Readonly<Record<string, string>> } | null;
  /** Whether its schedule, standings and clubs have the form that leagues of teams share. */
  hasLeague: boolean;
  /** Of such a league. */
  leagueForm?: LeagueForm;
  /** The points that a teaser moves its spreads and totals by, and the margins that games end on most; left out where teasers are not sold. */
  teaser?: { points: readonly number[]; keyNumbers: readonly number[] };
  /** Whether picks are published into the record. */
  hasPicks: boolean;
  /** Whether the practice sportsbook takes bets on it. */
  hasPractice: boolean;
  /** Whether players' numbers are priced and graded. */
  hasPlayerProps: boolean;
  /** Whether each player's games of the season are kept beside the books' own line of each day; of other sports they are counted from facts. */
  hasPlayerLines: boolean;
  /** Whether a coming game is simulated player by player and stored; of other sports a projection is made when it is asked for. */
  hasPlayerSimulation: boolean;
  /** Whether a game has a page of its own, with its clubs' form and live play. */
  hasGamePage: boolean;
  /** Whether its games are analyzed: a forecast with its reasons, from the starters, the lineups and the prices. */
  hasAnalysis: boolean;
  /** Whether its past games are kept with park and weather beside results and closing prices; in other sports trends and strategies have only those. */
  hasHistory: boolean;
  /** Whether a bettor may make a bet void when another starting pitcher plays. */
  hasListedPitchers: boolean;
}
