import { normalQuantile } from '../../../distribution/index.ts';
import { mean, requireCount } from '../../../maths/index.ts';
import { drawNormal, drawUniform, type RandomState, seedFromText, seedRandom } from '../../../random/index.ts';
import type { PlayOff, SeasonRules } from './season-rules.ts';

/** A club as the season has left it so far; strengths in points of margin against an average club on neutral ground. */
export interface SeasonClub {
  code: string;
  division: string;
  strength: number;
  /** Standard deviation of what is not known of the strength. */
  strengthSd: number;
  wins: number;
  losses: number;
  ties: number;
  /** Losses after regulation, beside the others; 0 in a league that does not count them. */
  overtimeLosses: number;
  /** Points scored less those allowed. */
  difference: number;
}

export interface SeasonFixture {
  away: string;
  home: string;
  isNeutral: boolean;
}

export interface SeasonInput {
  clubs: readonly SeasonClub[];
  /** What is left of the regular season. */
  remaining: readonly SeasonFixture[];
  homeEdge: number;
  /** Standard deviation of one game's margin about what is expected. */
  marginSd: number;
  rules: SeasonRules;
  simulations: number;
  seed: string;
}

/** What became of a club in the simulated seasons: shares of them, 0..1. */
export interface SeasonOutlook {
  code: string;
  division: number;
  playoffs: number;
  conference: number;
  champion: number;
  meanWins: number;
  /** By how many wins, from 0 to every game. */
  wins: number[];
}

interface Running {
  club: SeasonClub;
  strength: number;
  wins: number;
  losses: number;
  ties: number;
  overtimeLosses: number;
  difference: number;
  lot: number;
}

/** Draws the seasons one after the other from one seed. */
class Season {
  readonly #input: SeasonInput;
  readonly #random: RandomState;
  readonly #overtimeWithin: number;

  constructor(input: SeasonInput) {
    this.#input = input;
    this.#random = seedRandom(seedFromText(input.seed));
    this.#overtimeWithin = input.rules.overtimeShare === 0 ? 0 : input.marginSd * normalQuantile(0.5 + input.rules.overtimeShare / 2);
  }

  start(): Map<string, Running> {
    const running = this.#input.clubs.map((club): [string, Running] => {
      const { wins, losses, ties, overtimeLosses, difference } = club;
      const strength = club.strength + club.strengthSd * drawNormal(this.#random);
      return [club.code, { club, strength, wins, losses, ties, overtimeLosses, difference, lot: drawUniform(this.#random) }];
    });
    return new Map(running);
  }

  #margin(home: Running, away: Running, isNeutral: boolean): number {
    const { homeEdge, marginSd } = this.#input;
    return home.strength - away.strength + (isNeutral ? 0 : homeEdge) + marginSd * drawNormal(this.#random);
  }

  playRegular(clubs: ReadonlyMap<string, Running>): void {
    for (const { away, home, isNeutral } of this.#input.remaining) {
      const [host, visitor] = [clubs.get(home)!, clubs.get(away)!];
      const margin = this.#margin(host, visitor, isNeutral);
      const [winner, loser] = margin > 0 ? [host, visitor] : [visitor, host];
      winner.wins += 1;
      if (Math.abs(margin) < this.#overtimeWithin) loser.overtimeLosses += 1;
      else loser.losses += 1;
      host.difference += margin;
      visitor.difference -= margin;
    }
  }

  /** Who wins a series, its better side at home first, third in a row of two by two; a single game may be on neutral ground. */
  playOff(clubs: ReadonlyMap<string, Running>): PlayOff {
    return (better, worse, bestOf, isNeutral = false) => {
      const [first, second] = [clubs.get(better)!, clubs.get(worse)!];
      const won = [0, 0];
      for (let game = 0; Math.max(won[0]!, won[1]!) <= bestOf / 2; game += 1) {
        const isAtWorse = bestOf > 1 && (game === 2 || game === 3 || game === 5);
        const margin = isAtWorse ? -this.#margin(second, first, isNeutral) : this.#margin(first, second, isNeutral);
        won[margin > 0 ? 0 : 1]! += 1;
      }
      return won[0]! > won[1]! ? better : worse;
    };
  }
}

function requireInput({ clubs, remaining, marginSd, simulations }: SeasonInput): void {
  requireCount(simulations, 'number of simulations', 1);
  if (!(marginSd > 0)) throw new RangeError('A game needs a spread of its margin');
  const known = new Set(clubs.map(({ code }) => code));
  const stranger = remaining.flatMap(({ away, home }) => [away, home]).find((code) => !known.has(code));
  if (stranger !== undefined) throw new RangeError(`${stranger} is no club of the league`);
}

/**
 * The rest of a season played so many times from what is known of the clubs: a strength is drawn for each club once a season, games are normal about
 * the difference, and clubs level in the table are parted by points scored less allowed, then by lot. The same input gives the same answer.
 * RangeError for a fixture of a strange club, no simulation or no spread.
 */
export function simulateSeason(input: SeasonInput): SeasonOutlook[] {
  requireInput(input);
  const { clubs, rules, simulations } = input;
  const games = (code: string): number => input.remaining.filter(({ away, home }) => away === code || home === code).length;
  const counted = new Map(
    clubs.map(({ code, wins, losses, ties, overtimeLosses }): [string, Omit<SeasonOutlook, 'code' | 'meanWins'>] => {
      const most = wins + losses + ties + overtimeLosses + games(code);
      return [code, { division: 0, playoffs: 0, conference: 0, champion: 0, wins: Array.from({ length: most + 1 }, () => 0) }];
    }),
  );
  const season = new Season(input);
  for (let at = 0; at < simulations; at += 1) {
    const running = season.start();
    season.playRegular(running);
    const worthOf = new Map([...running].map(([code, own]) => [code, rules.rank(own)] as const));
    const order = [...running.values()].sort(
      (a, b) => worthOf.get(b.club.code)! - worthOf.get(a.club.code)! || b.difference - a.difference || a.lot - b.lot,
    );
    const places = order.map(({ club }) => ({ code: club.code, division: club.division, worth: worthOf.get(club.code)! }));
    const end = rules.playoffs(places, season.playOff(running));
    const seen = new Set<string>();
    for (const { code, division } of places) {
      counted.get(code)!.wins[running.get(code)!.wins]! += 1;
      if (seen.has(division)) continue;
      seen.add(division);
      counted.get(code)!.division += 1;
    }
    for (const code of end.qualified) counted.get(code)!.playoffs += 1;
    for (const code of end.finalists) counted.get(code)!.conference += 1;
    counted.get(end.champion)!.champion += 1;
  }
  return clubs.map(({ code }) => {
    const { division, playoffs, conference, champion, wins } = counted.get(code)!;
    const share = (count: number): number => count / simulations;
    return {
      code,
      division: share(division),
      playoffs: share(playoffs),
      conference: share(conference),
      champion: share(champion),
      meanWins: wins.reduce((sum, count, won) => sum + count * won, 0) / simulations,
      wins: wins.map(share),
    };
  });
}

/** Several simulations of one season, each of as many seasons, as one. RangeError without one. */
export function joinOutlooks(parts: readonly (readonly SeasonOutlook[])[]): SeasonOutlook[] {
  const [first] = parts;
  if (!first) throw new RangeError('There is nothing to join');
  return first.map(({ code, wins }, at) => {
    const own = parts.map((part) => part[at]!);
    const meanOf = (read: (outlook: SeasonOutlook) => number): number => mean(own.map(read));
    return {
      code,
      division: meanOf(({ division }) => division),
      playoffs: meanOf(({ playoffs }) => playoffs),
      conference: meanOf(({ conference }) => conference),
      champion: meanOf(({ champion }) => champion),
      meanWins: meanOf(({ meanWins }) => meanWins),
      wins: wins.map((_, won) => meanOf((outlook) => outlook.wins[won]!)),
    };
  });
}

/** The standard error of a share of so many simulations, 0..0.5; that of one not seen is the rule of three's. RangeError without one. */
export function simulationError(share: number, simulations: number): number {
  requireCount(simulations, 'number of simulations', 1);
  return share <= 0 || share >= 1 ? 1.5 / simulations : Math.sqrt((share * (1 - share)) / simulations);
}
