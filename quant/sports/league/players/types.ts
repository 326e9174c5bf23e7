/** One player's numbers in one game: what he had to work with (minutes, carries, shots faced) and what he made of it, by the sport's names. */
export type PlayerStats = Readonly<Record<string, number>>;

/** What is expected of a game before it, seen from one of its sides: points of the side less the other's, and of both. */
export interface GameView {
  margin: number;
  total: number;
}

/** A player's side and game. */
export interface PlayerFixture {
  playerId: string;
  team: string;
  opponent: string;
  view: GameView;
}

/** How far counts spread about their mean m: variance = base x m + share x m^2. With base 1 and share 0 they are Poisson. */
export interface CountSpread {
  /** At least 1. */
  base: number;
  /** At least 0. */
  share: number;
}

/** How much of something a player has in a game. */
export interface TriesTerms {
  /** Games of his after which one counts half. */
  halfLife: number;
  /** What a newcomer has, and how many games that counts for. */
  mean: number;
  weight: number;
  /** On the logarithm: by a point of expected margin, by a point of its size, and by the expected total over the usual one. */
  margin: number;
  blowout: number;
  total: number;
  /** How much of what the opponent allows beyond the usual is believed, 0..1. */
  opponent: number;
  /**
   * `time` is played out and differs by a player's own habit: variance = base + share x his own past squared error, wider below the mean by
   * `below`. `count` comes in ones.
   */
  spread: ({ family: 'time'; below: number } & CountSpread) | ({ family: 'count' } & CountSpread);
}

/** What a player makes of his tries. */
export interface RateTerms {
  /** The tries that it counts in. */
  per: string;
  /** Games of his after which one counts half. */
  halfLife: number;
  /** What a newcomer makes of a try, and how many tries that counts for. */
  mean: number;
  weight: number;
  /** On the logarithm, by the side's expected points over the usual. */
  points: number;
  /** How much of what the opponent allows beyond the usual is believed, 0..1. */
  opponent: number;
  /** Shares of what comes at once: ones, twos, threes; ones alone where left out. */
  steps?: readonly number[];
}

/** How the chances of a kind come about from tries and rates. */
export type KindTerms = {
  /** He is projected where he is expected to have so many of these tries. */
  listed: { tries: string; least: number };
} & (
  | { family: 'tries'; of: string }
  /** The sum of some counts. */
  | { family: 'count'; of: readonly string[]; spread: CountSpread }
  /** Those of his tries that succeed; the rate itself differs by game, as much as this many tries leave open. */
  | { family: 'share'; of: string; concentration: number }
  /** What so many catches or carries bring, each a little; `shift` of a whole game may be lost. */
  | { family: 'yards'; of: string; per: string; spread: CountSpread; shift: number }
  /** Whether two of the counts reach ten. */
  | { family: 'double'; of: readonly string[]; spreads: readonly CountSpread[] }
);

/** The numbers of one sport's players. */
export interface PlayerTerms {
  version: string;
  /** Points of a side in a usual game: what expected points and totals are measured against. */
  points: number;
  /** How much of what a player showed counts in the next season, 0..1. */
  winter: number;
  /** Games of a club after which one counts half in what it allows, and how many usual games that is mixed with. */
  opponent: { halfLife: number; weight: number };
  tries: Readonly<Record<string, TriesTerms>>;
  rates: Readonly<Record<string, RateTerms>>;
  kinds: Readonly<Record<string, KindTerms>>;
}
