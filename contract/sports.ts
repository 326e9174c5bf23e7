import type { Period } from '@clearedge/quant/grading';

/** Markets of a game of two teams; `moneyline_3way` has the tie as a third outcome. */
type GameMarket = 'moneyline' | 'moneyline_3way' | 'spread' | 'total' | 'team_total' | 'prop';
/** Markets of a tournament's field. */
type FieldMarket = 'outright' | 'place' | 'make_cut' | 'head_to_head';

/** A part of a contest that can be bet on. */
export interface PeriodData {
  /** As a reader sees it: "First 5 innings". */
  name: string;
  /** What can be graded on it. */
  markets: readonly (GameMarket | FieldMarket)[];
  /** Books sell its winner with the tie as a third outcome, so forms offer its totals only. */
  isSoldThreeWay?: true;
  /** Settled on regulation time alone; a full game counts overtime unless this is set. */
  isRegulation?: true;
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
  /** When its bets close: "first pitch". */
  startWord: string;
  /** What is counted. */
  scoreUnit: { one: string; many: string };
  /** Null where nobody gives points. */
  spreadName: string | null;
  /** As a column or a choice is headed. */
  totalName: string | null;
  periods: Partial<Record<Period, PeriodData>> & { full: PeriodData };
  /** Whether picks are published into the record. */
  hasPicks: boolean;
  /** Whether the practice sportsbook takes bets on it. */
  hasPractice: boolean;
  /** Whether players' numbers are priced and graded. */
  hasPlayerProps: boolean;
  /** Whether a game has a page of its own, with its clubs' form and live play. */
  hasGamePage: boolean;
  /** Whether its games are analyzed: a forecast with its reasons, from the starters, the line-ups and the prices. */
  hasAnalysis: boolean;
  /** Whether seasons of its results and closing prices are kept, which trends and strategies are found in. */
  hasHistory: boolean;
  /** Whether a bettor may make a bet void when another starting pitcher plays. */
  hasListedPitchers: boolean;
}

/** Every sport of the product, in the order in which they are named. A new sport is a new entry here; the type checker lists what else it needs. */
export const SPORTS = {
  mlb: {
    key: 'mlb',
    league: 'MLB',
    name: 'Baseball',
    aliases: ['baseball', 'major league baseball'],
    contestKind: 'game',
    slate: 'day',
    startWord: 'first pitch',
    scoreUnit: { one: 'run', many: 'runs' },
    spreadName: 'Run line',
    totalName: 'Total runs',
    periods: {
      full: { name: 'Full game', markets: ['moneyline', 'spread', 'total', 'team_total', 'prop'] },
      first5: { name: 'First 5 innings', markets: ['moneyline', 'spread', 'total', 'team_total'] },
      inning1: { name: 'First inning', markets: ['moneyline', 'spread', 'total', 'team_total'], isSoldThreeWay: true },
    },
    hasAnalysis: true,
    hasPicks: true,
    hasPractice: true,
    hasPlayerProps: true,
    hasGamePage: true,
    hasHistory: true,
    hasListedPitchers: true,
  },
  cfl: {
    key: 'cfl',
    league: 'CFL',
    name: 'Canadian football',
    aliases: ['canadian football', 'canadian football league'],
    contestKind: 'game',
    slate: 'week',
    startWord: 'kickoff',
    scoreUnit: { one: 'point', many: 'points' },
    spreadName: 'Point spread',
    totalName: 'Total points',
    periods: { full: { name: 'Full game', markets: ['moneyline', 'spread', 'total', 'team_total'] } },
    hasAnalysis: false,
    hasPicks: true,
    hasPractice: false,
    hasPlayerProps: false,
    hasGamePage: false,
    hasHistory: false,
    hasListedPitchers: false,
  },
  golf: {
    key: 'golf',
    league: 'Golf',
    name: 'Golf',
    aliases: ['pga', 'pga tour'],
    contestKind: 'tournament',
    slate: 'week',
    startWord: 'first tee time',
    scoreUnit: { one: 'stroke', many: 'strokes' },
    spreadName: null,
    totalName: null,
    periods: { full: { name: 'Tournament', markets: ['outright', 'place', 'make_cut', 'head_to_head'] } },
    hasAnalysis: false,
    hasPicks: false,
    hasPractice: false,
    hasPlayerProps: false,
    hasGamePage: false,
    hasHistory: false,
    hasListedPitchers: false,
  },
} as const satisfies Record<string, SportData>;

export type SportKey = keyof typeof SPORTS;
type KeyWhere<Trait> = { [Key in SportKey]: (typeof SPORTS)[Key] extends Trait ? Key : never }[SportKey];
/** A sport of games between two teams. */
export type GameSport = KeyWhere<{ contestKind: 'game' }>;
/** A sport whose picks are published. */
export type PickSport = KeyWhere<{ hasPicks: true }>;
/** The sport of a tracked bet: 'other' is one that the product knows nothing of, and no bet on it is graded on a contest of ours. */
export type BetSport = SportKey | 'other';

export const SPORT_KEYS = Object.keys(SPORTS) as [SportKey, ...SportKey[]];
export const BET_SPORTS = [...SPORT_KEYS, 'other'] as [BetSport, ...BetSport[]];

/** The data of a sport, with the traits that every sport has. */
export const sportOf = (key: SportKey): SportData => SPORTS[key];
export const isGameSport = (key: SportKey): key is GameSport => sportOf(key).contestKind === 'game';

type Capability = { [Trait in keyof SportData]: SportData[Trait] extends boolean ? Trait : never }[keyof SportData];
/** The sports that have a capability, in their order. */
export const sportsWith = (capability: Capability): SportKey[] => SPORT_KEYS.filter((key) => sportOf(key)[capability]);

export const GAME_SPORTS = SPORT_KEYS.filter(isGameSport) as [GameSport, ...GameSport[]];
export const PICK_SPORTS = SPORT_KEYS.filter((key): key is PickSport => sportOf(key).hasPicks) as [PickSport, ...PickSport[]];

/** "MLB"; "Other" for a bet on a sport that the product does not know. */
export const leagueOf = (sport: BetSport): string => (sport === 'other' ? 'Other' : SPORTS[sport].league);

const SPELLED = new Map<string, SportKey>(SPORT_KEYS.flatMap((key) => [key, ...SPORTS[key].aliases].map((word) => [word, key] as const)));

/** The sport that a word names, in any case: its key, or another spelling of it; null for one the product does not know. */
export const readSport = (word: string): SportKey | null => SPELLED.get(word.trim().toLowerCase()) ?? null;

/** "mlb, cfl or golf" */
export const listOfAny = (keys: readonly string[]): string =>
  keys.length < 2 ? keys.join('') : `${keys.slice(0, -1).join(', ')} or ${keys.at(-1)}`;

/** The sport of addresses and screens that name none, such as `/api/games` and `/games`. */
export const DEFAULT_SPORT = 'mlb' satisfies SportKey;
