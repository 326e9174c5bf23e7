import { rateContext, triesContext } from './context.ts';
import type { GameView, PlayerFixture, PlayerStats, PlayerTerms, RateTerms, TriesTerms } from './types.ts';

/** A sum in which older games count less, and the sum of what was expected on the same scale. */
interface Faded {
  seen: number;
  expected: number;
}

/** What a player showed so far. */
interface Form {
  season: number;
  games: number;
  tries: Record<string, Faded & { squares: number; weight: number }>;
  rates: Record<string, Faded>;
}

/** What is expected of a player's tries and rates in a game. */
export interface ExpectedForm {
  /** Games of his that it rests on, of all seasons. */
  games: number;
  tries: Record<string, { mean: number; square: number }>;
  rates: Record<string, number>;
}

export type PlayerLine = PlayerFixture & { stats: PlayerStats };

/** How long what a whole league does is remembered, in games of a club, and how many tries the fitted start counts for. */
const LEVEL = { halfLife: 1500, weight: 3000 } as const;
/** The same of what all of a league's players did against what was expected: rules and referees change in a season. */
const DRIFT = { halfLife: 400, weight: 500, least: 5 } as const;
const half = (halfLife: number): number => 0.5 ** (1 / halfLife);
const entry = <T>(record: Record<string, T>, key: string, make: () => T): T => (record[key] ??= make());
const nothing = (): Faded => ({ seen: 0, expected: 0 });

/**
 * What past games say of every player of a league and of what each club allows. Games are taken in in their order; a projection knows those
 * taken in before it, and nothing else.
 */
export class PlayerForms {
  readonly #terms: PlayerTerms;
  readonly #players = new Map<string, Form>();
  /** By club and count. */
  readonly #allowed: Record<string, Faded & { games: number }> = {};
  /** By count, and by what its player mostly has: a back catches other passes than a receiver. */
  readonly #levels: Record<string, Faded> = {};

  /** By count: what listed players did lately against what was expected of them. */
  readonly #drift: Record<string, Faded> = {};
  readonly #groups: readonly string[];
  readonly #tries: readonly (readonly [string, TriesTerms])[];
  readonly #rates: readonly (readonly [string, RateTerms])[];

  constructor(terms: PlayerTerms) {
    this.#terms = terms;
    this.#tries = Object.entries(terms.tries);
    this.#rates = Object.entries(terms.rates);
    const used = new Set(Object.values(terms.rates).map(({ per }) => per));
    this.#groups = Object.keys(terms.tries).filter((name) => used.has(name));
  }

  /** Games of a player taken in so far. */
  gamesOf = (playerId: string): number => this.#players.get(playerId)?.games ?? 0;

  /** What a player is expected to have and to make of it against this opponent. */
  expect({ playerId, opponent, view }: PlayerFixture): ExpectedForm {
    const { tries, rates } = this.#usual(playerId, view);
    const facing = (name: string, share: number): number => 1 + share * (this.#allowance(opponent, name) - 1);
    for (const [name, terms] of this.#tries) tries[name]!.mean *= facing(name, terms.opponent);
    for (const [name, terms] of this.#rates) rates[name]! *= facing(name, terms.opponent) * this.#driftOf(name);
    return { games: this.gamesOf(playerId), tries, rates };
  }

  /** Takes in the lines of one side of a game of the season that starts in this year. */
  learn(season: number, lines: readonly PlayerLine[]): void {
    const [first] = lines;
    if (first === undefined) return;
    this.#learnDrift(lines);
    this.#learnOpponent(first.opponent, lines);
    this.#learnLevels(lines);
    for (const line of lines) this.#learnPlayer(season, line);
  }

  /** Before the opponent is looked at. */
  #usual(playerId: string, view: GameView): Pick<ExpectedForm, 'tries' | 'rates'> {
    const form = this.#players.get(playerId);
    const tries: ExpectedForm['tries'] = {};
    for (const [name, terms] of this.#tries) {
      const own = form?.tries[name];
      const { seen, expected, squares, weight } = own ?? { ...nothing(), squares: 0, weight: 0 };
      // Who played and never had any of these, a skater of shots faced, has none.
      const isOther = form !== undefined && own === undefined;
      const mean = isOther ? 0 : (seen + terms.weight * terms.mean) / (expected + terms.weight);
      const square = terms.spread.family === 'time' ? (squares + 3 * terms.spread.base) / (weight + 3) : 0;
      tries[name] = { mean: mean * triesContext(view, terms, this.#terms), square };
    }
    const group = this.#groupOf(form);
    const rates: Record<string, number> = {};
    for (const [name, terms] of this.#rates) {
      const own = form?.rates[name] ?? nothing();
      const level = this.#levels[`${group} ${name}`] ?? nothing();
      const usual = (level.seen + LEVEL.weight * terms.mean) / (level.expected + LEVEL.weight);
      rates[name] = ((own.seen + terms.weight * usual) / (own.expected + terms.weight)) * rateContext(view, terms, this.#terms);
    }
    return { tries, rates };
  }

  /** The tries that a player has most of. */
  #groupOf(form: Form | undefined): string {
    const names = this.#groups;
    return names.reduce((most, name) => ((form?.tries[name]?.seen ?? 0) > (form?.tries[most]?.seen ?? 0) ? name : most), names[0]!);
  }

  /** What a club allows over the usual; 1 of one that no game is known of. */
  #allowance(club: string, name: string): number {
    const known = this.#allowed[`${club} ${name}`];
    if (known === undefined || known.expected <= 0) return 1;
    const { weight } = this.#terms.opponent;
    return (known.games * (known.seen / known.expected) + weight) / (known.games + weight);
  }

  #driftOf(name: string): number {
    const { seen, expected } = this.#drift[name] ?? nothing();
    return (seen + DRIFT.weight) / (expected + DRIFT.weight);
  }

  #learnDrift(lines: readonly PlayerLine[]): void {
    const keep = half(DRIFT.halfLife);
    for (const one of Object.values(this.#drift)) {
      one.seen *= keep;
      one.expected *= keep;
    }
    for (const { playerId, view, stats } of lines) {
      if (this.gamesOf(playerId) < DRIFT.least) continue;
      const { tries, rates } = this.#usual(playerId, view);
      for (const [name, { per }] of this.#rates) {
        const mean = (tries[per]?.mean ?? stats[per] ?? 0) * rates[name]!;
        if (mean <= 0) continue;
        const one = entry(this.#drift, name, nothing);
        one.seen += stats[name] ?? 0;
        one.expected += mean;
      }
    }
  }

  #learnOpponent(club: string, lines: readonly PlayerLine[]): void {
    const sums: Record<string, Faded> = {};
    const add = (name: string, seen: number, expected: number): void => {
      const sum = entry(sums, name, nothing);
      sum.seen += seen;
      sum.expected += expected;
    };
    for (const { playerId, view, stats } of lines) {
      const usual = this.#usual(playerId, view);
      for (const [name] of this.#tries) if (stats[name] !== undefined) add(name, stats[name], usual.tries[name]!.mean);
      for (const [name, { per }] of this.#rates) add(name, stats[name] ?? 0, usual.rates[name]! * (stats[per] ?? 0));
    }
    const keep = half(this.#terms.opponent.halfLife);
    for (const [name, { seen, expected }] of Object.entries(sums)) {
      const known = entry(this.#allowed, `${club} ${name}`, () => ({ ...nothing(), games: 0 }));
      known.seen = known.seen * keep + seen;
      known.expected = known.expected * keep + expected;
      known.games = known.games * keep + 1;
    }
  }

  #learnLevels(lines: readonly PlayerLine[]): void {
    const keep = half(LEVEL.halfLife);
    for (const level of Object.values(this.#levels)) {
      level.seen *= keep;
      level.expected *= keep;
    }
    for (const { playerId, view, stats } of lines) {
      const group = this.#groupOf(this.#players.get(playerId));
      for (const [name, terms] of this.#rates) {
        const level = entry(this.#levels, `${group} ${name}`, nothing);
        level.seen += stats[name] ?? 0;
        level.expected += (stats[terms.per] ?? 0) * rateContext(view, terms, this.#terms);
      }
    }
  }

  #learnPlayer(season: number, { playerId, view, stats }: PlayerLine): void {
    const form = this.#players.get(playerId) ?? { season, games: 0, tries: {}, rates: {} };
    this.#players.set(playerId, form);
    const rest = form.season === season ? 1 : this.#terms.winter;
    const expected = this.#usual(playerId, view).tries;
    form.season = season;
    form.games += 1;
    for (const [name, terms] of this.#tries) {
      const had = stats[name];
      if (had === undefined) continue;
      const own = entry(form.tries, name, () => ({ ...nothing(), squares: 0, weight: 0 }));
      const keep = rest * half(terms.halfLife);
      own.seen = own.seen * keep + had;
      own.expected = own.expected * keep + triesContext(view, terms, this.#terms);
      own.squares = own.squares * keep + (had - expected[name]!.mean) ** 2;
      own.weight = own.weight * keep + 1;
    }
    for (const [name, terms] of this.#rates) {
      const own = entry(form.rates, name, nothing);
      const keep = rest * half(terms.halfLife);
      own.seen = own.seen * keep + (stats[name] ?? 0);
      own.expected = own.expected * keep + (stats[terms.per] ?? 0) * rateContext(view, terms, this.#terms);
    }
  }
}
