import { type Chance, createChance, drawOne } from '../../chance.ts';
import { shuffled } from '../../leagues/shuffled.ts';
import { NFL_TEAMS } from '../teams.ts';
import type { Pairing } from './pairings.ts';

export const WEEKS = 18;
/** Byes lie in weeks 5 to 14. */
const FIRST_BYE_WEEK = 5;
const BYE_WEEKS = 10;
const MOST_BYES = 3;
const LAST_WEEK = WEEKS - 1;

/** A game, or two clubs that rest together. */
interface Edge {
  pairing: Pairing;
  isBye: boolean;
}

// Games and byes are edges of a graph in which every club has eighteen; a week is a color, and no club has a color twice.
class Coloring {
  readonly #at = new Map<string, (number | null)[]>();
  readonly #color: (number | null)[];
  readonly #byes = Array.from({ length: LAST_WEEK }, () => 0);
  readonly #edges: readonly Edge[];
  constructor(edges: readonly Edge[]) {
    this.#edges = edges;
    this.#color = edges.map(() => null);
    for (const { code } of NFL_TEAMS)
      this.#at.set(
        code,
        Array.from({ length: LAST_WEEK }, () => null),
      );
  }

  colorOf = (edge: number): number => this.#color[edge]!;

  #mayHave(edge: number, color: number): boolean {
    return !this.#edges[edge]!.isBye || (color < BYE_WEEKS && this.#byes[color]! < MOST_BYES);
  }

  set(edge: number, color: number | null): void {
    const { pairing, isBye } = this.#edges[edge]!;
    const before = this.#color[edge]!;
    for (const code of [pairing.away, pairing.home]) {
      if (before !== null && this.#at.get(code)![before] === edge) this.#at.get(code)![before] = null;
      if (color !== null) this.#at.get(code)![color] = edge;
    }
    if (isBye && before !== null) this.#byes[before]! -= 1;
    if (isBye && color !== null) this.#byes[color]! += 1;
    this.#color[edge] = color;
  }

  /** Colors an edge at random among the colors that drive out the fewest others; returns those. */
  place(edge: number, next: Chance): number[] {
    const { away, home } = this.#edges[edge]!.pairing;
    let best: { colors: number[]; out: number } = { colors: [], out: Infinity };
    for (let color = 0; color < LAST_WEEK; color++) {
      if (!this.#mayHave(edge, color)) continue;
      const out = Number(this.#at.get(away)![color] !== null) + Number(this.#at.get(home)![color] !== null);
      if (out < best.out) best = { colors: [color], out };
      else if (out === best.out) best.colors.push(color);
    }
    const color = drawOne(next, best.colors);
    const driven = [this.#at.get(away)![color] ?? null, this.#at.get(home)![color] ?? null].filter((other) => other !== null);
    for (const other of driven) this.set(other, null);
    this.set(edge, color);
    return driven;
  }
}

/** The last week is played within the divisions: two games in each. */
function lastWeekOf(pairings: readonly Pairing[]): Set<Pairing> {
  const busy = new Set<string>();
  const divisionOf = new Map(NFL_TEAMS.map(({ code, conference, division }) => [code, `${conference} ${division}`]));
  const chosen = new Set<Pairing>();
  for (const pairing of pairings) {
    const { away, home } = pairing;
    if (divisionOf.get(away) !== divisionOf.get(home) || busy.has(away) || busy.has(home)) continue;
    busy.add(away).add(home);
    chosen.add(pairing);
  }
  return chosen;
}

const MOST_STEPS = 8000;
const MOST_TRIES = 100;

/** Null where this start leads nowhere in time. */
function colored(edges: readonly Edge[], text: string): Pairing[][] | null {
  const next = createChance(`${text}|weeks`);
  const coloring = new Coloring(edges);
  const waiting = shuffled(
    edges.map((_, at) => at),
    `${text}|edges`,
  ).sort((a, b) => Number(edges[a]!.isBye) - Number(edges[b]!.isBye));
  for (let step = 0; waiting.length > 0; step++) {
    if (step > MOST_STEPS) return null;
    const [edge] = waiting.splice(Math.floor(next() * waiting.length), 1);
    waiting.push(...coloring.place(edge!, next));
  }
  const weeks: Pairing[][] = Array.from({ length: LAST_WEEK }, () => []);
  edges.forEach(({ pairing, isBye }, at) => {
    if (!isBye) weeks[coloring.colorOf(at)]!.push(pairing);
  });
  return weeks;
}

const REMATCH_GAP = 3;
const LONGEST_STAND = 3;

/** Rematches soon after one another, and long stands at home or on the road. */
function unpleasantness(weeks: readonly Pairing[][]): number {
  let sum = 0;
  const met = new Map<string, number>();
  const stands = new Map<string, number>();
  weeks.forEach((games, week) => {
    for (const { away, home } of games) {
      const pair = away < home ? `${away} ${home}` : `${home} ${away}`;
      if (week - (met.get(pair) ?? -REMATCH_GAP) < REMATCH_GAP) sum += 3;
      met.set(pair, week);
      const [out, inside] = [stands.get(away) ?? 0, stands.get(home) ?? 0];
      stands.set(away, out < 0 ? out - 1 : -1).set(home, inside > 0 ? inside + 1 : 1);
      if (out <= -LONGEST_STAND) sum += 1;
      if (inside >= LONGEST_STAND) sum += 1;
    }
  });
  return sum;
}

const ORDERS = 150;

/** Games by week, from the first: 17 for every club, its bye between weeks 5 and 14, the last week within the divisions. */
export function weeksOf(pairings: readonly Pairing[], text: string): Pairing[][] {
  const mixed = shuffled(pairings, `${text}|pairings`);
  const last = lastWeekOf(mixed);
  const byes = shuffled(NFL_TEAMS, `${text}|byes`).map(({ code }) => code);
  const edges: Edge[] = [
    ...mixed.filter((pairing) => !last.has(pairing)).map((pairing) => ({ pairing, isBye: false })),
    ...Array.from({ length: byes.length / 2 }, (_, at) => ({ pairing: { away: byes[2 * at]!, home: byes[2 * at + 1]! }, isBye: true })),
  ];
  let weeks: Pairing[][] | null = null;
  for (let attempt = 0; weeks === null; attempt++) {
    if (attempt === MOST_TRIES) throw new Error('No schedule found');
    weeks = colored(edges, `${text}|${attempt}`);
  }
  let best: { order: Pairing[][]; badness: number } | null = null;
  for (let attempt = 0; attempt < ORDERS; attempt++) {
    const withByes = shuffled(weeks!.slice(0, BYE_WEEKS), `${text}|order|${attempt}`);
    const full = shuffled(weeks!.slice(BYE_WEEKS), `${text}|full|${attempt}`);
    const early = full.slice(0, FIRST_BYE_WEEK - 1);
    const order = [...early, ...withByes, ...full.slice(FIRST_BYE_WEEK - 1), [...last]];
    const badness = unpleasantness(order);
    if (best === null || badness < best.badness) best = { order, badness };
  }
  return best!.order;
}
