import { normalQuantile } from '../../distribution/index.ts';
import { requireCount, requireFinite, requireNotNegative, requirePositive } from '../../maths/index.ts';
import { drawWord, type RandomState, seedRandom } from '../../random/index.ts';

/** A player as he stands. Rounds left may be parts: 0.5 with nine holes to play. */
export interface FieldPlayer {
  /** Strokes a round better than the field. */
  skill: number;
  /** Strokes against par so far; 0 before the start. */
  toPar: number;
  roundsBeforeCut: number;
  roundsAfterCut: number;
  /** Missed the cut, withdrew or was disqualified. */
  isOut: boolean;
}

export interface FieldTerms {
  /** Who plays on, ties included; null where no cut is to come. */
  cutPlaces: number | null;
  /** Standard deviation of a round, strokes. */
  roundDeviation: number;
  /** Of what a player's week differs from his skill, and of what is not known of it, strokes a round. */
  weekDeviation: number;
}

/** Shares 0 to 1. Ties for first are split as a play-off among equals is, ties for a place as a dead heat pays. */
export interface FieldChances {
  win: number[];
  top5: number[];
  top10: number[];
  top20: number[];
  /** Null where no cut is to come. */
  makeCut: number[] | null;
}

const TABLE_BITS = 14;
const TABLE_SIZE = 1 << TABLE_BITS;
const FIRST = -120;
const SPAN = 360;
const PLACES = [1, 5, 10, 20] as const;

let table: Float64Array | null = null;
function normals(): Float64Array {
  table ??= Float64Array.from({ length: TABLE_SIZE }, (_, index) => normalQuantile((index + 0.5) / TABLE_SIZE));
  return table;
}

interface Parts {
  mean: [Float64Array, Float64Array];
  spread: [Float64Array, Float64Array];
  /** Of the second part on the first: a good week goes on. */
  carry: Float64Array;
}

function partsOf(players: readonly FieldPlayer[], { roundDeviation, weekDeviation }: FieldTerms): Parts {
  const size = players.length;
  const column = (): Float64Array => new Float64Array(size);
  const parts: Parts = { mean: [column(), column()], spread: [column(), column()], carry: column() };
  const round = roundDeviation ** 2;
  const week = weekDeviation ** 2;
  players.forEach(({ skill, roundsBeforeCut: before, roundsAfterCut: after }, index) => {
    const first = round * before + week * before ** 2;
    const both = week * before * after;
    parts.mean[0][index] = -skill * before;
    parts.mean[1][index] = -skill * after;
    parts.spread[0][index] = Math.sqrt(first);
    parts.carry[index] = first > 0 ? both / first : 0;
    parts.spread[1][index] = Math.sqrt(round * after + week * after ** 2 - (first > 0 ? both ** 2 / first : 0));
  });
  return parts;
}

function checkField(players: readonly FieldPlayer[], terms: FieldTerms, simulations: number): void {
  requireCount(simulations, 'simulations');
  requirePositive(terms.roundDeviation, 'roundDeviation');
  requireNotNegative(terms.weekDeviation, 'weekDeviation');
  for (const { skill, toPar, roundsBeforeCut, roundsAfterCut } of players) {
    requireFinite(skill, 'skill');
    requireFinite(toPar, 'toPar');
    requireNotNegative(roundsBeforeCut, 'roundsBeforeCut');
    requireNotNegative(roundsAfterCut, 'roundsAfterCut');
  }
  if (!players.some(({ isOut }) => !isOut)) throw new RangeError('a field needs a player who is not out');
}

/**
 * Plays the rest of a tournament many times: whole strokes, the cut with its ties, every player on his own. RangeError for a field without
 * players or numbers that are not finite. Equal inputs and seeds give equal answers. Source: docs/model.md, golf.
 */
export function simulateField(
  players: readonly FieldPlayer[],
  terms: FieldTerms,
  { simulations, seed }: { simulations: number; seed: number },
): FieldChances {
  checkField(players, terms, simulations);
  const run = new FieldRun(players, terms, seedRandom(seed));
  for (let turn = 0; turn < simulations; turn += 1) run.play();
  return run.chances(simulations);
}

class FieldRun {
  readonly #players: readonly FieldPlayer[];
  readonly #cutPlaces: number | null;
  readonly #parts: Parts;
  readonly #random: RandomState;
  readonly #normals = normals();
  readonly #totals: Int32Array;
  readonly #deviations: Float64Array;
  readonly #isIn: Uint8Array;
  readonly #counts = new Int32Array(SPAN);
  readonly #shares: Float64Array[];
  readonly #cuts: Float64Array;

  constructor(players: readonly FieldPlayer[], terms: FieldTerms, random: RandomState) {
    this.#players = players;
    this.#cutPlaces = terms.cutPlaces;
    this.#parts = partsOf(players, terms);
    this.#random = random;
    this.#totals = new Int32Array(players.length);
    this.#deviations = new Float64Array(players.length);
    this.#isIn = new Uint8Array(players.length);
    this.#shares = PLACES.map(() => new Float64Array(players.length));
    this.#cuts = new Float64Array(players.length);
  }

  play(): void {
    const { mean, spread, carry } = this.#parts;
    this.#players.forEach(({ isOut, toPar }, index) => {
      this.#isIn[index] = isOut ? 0 : 1;
      if (isOut) return;
      this.#deviations[index] = spread[0][index]! * this.#draw();
      this.#totals[index] = bounded(toPar + Math.round(mean[0][index]! + this.#deviations[index]!));
    });
    if (this.#cutPlaces !== null) this.#cut(this.#cutPlaces);
    for (let index = 0; index < this.#totals.length; index += 1) {
      if (!this.#isIn[index] || spread[1][index] === 0) continue;
      const rest = mean[1][index]! + carry[index]! * this.#deviations[index]! + spread[1][index]! * this.#draw();
      this.#totals[index] = bounded(this.#totals[index]! + Math.round(rest));
    }
    this.#award();
  }

  chances(simulations: number): FieldChances {
    const [win, top5, top10, top20] = this.#shares.map((shares) => Array.from(shares, (share) => share / simulations)) as [
      number[],
      number[],
      number[],
      number[],
    ];
    const makeCut = this.#cutPlaces === null ? null : Array.from(this.#cuts, (made) => made / simulations);
    return { win, top5, top10, top20, makeCut };
  }

  #draw(): number {
    return this.#normals[drawWord(this.#random) >>> (32 - TABLE_BITS)]!;
  }

  #count(): void {
    this.#counts.fill(0);
    for (let index = 0; index < this.#totals.length; index += 1) if (this.#isIn[index]) this.#counts[this.#totals[index]! - FIRST]! += 1;
  }

  #cut(places: number): void {
    this.#count();
    let line = 0;
    for (let before = 0; line < SPAN - 1; line += 1) {
      before += this.#counts[line]!;
      if (before >= places) break;
    }
    for (let index = 0; index < this.#totals.length; index += 1) {
      if (!this.#isIn[index]) continue;
      if (this.#totals[index]! - FIRST <= line) this.#cuts[index]! += 1;
      else this.#isIn[index] = 0;
    }
  }

  #award(): void {
    this.#count();
    const payOf = PLACES.map(() => new Float64Array(SPAN));
    let ahead = 0;
    for (let slot = 0; slot < SPAN && ahead < PLACES[3]; slot += 1) {
      const tied = this.#counts[slot]!;
      if (tied === 0) continue;
      for (let kind = 0; kind < PLACES.length; kind += 1) payOf[kind]![slot] = Math.min(1, Math.max(0, PLACES[kind]! - ahead) / tied);
      ahead += tied;
    }
    for (let index = 0; index < this.#totals.length; index += 1) {
      if (!this.#isIn[index]) continue;
      const slot = this.#totals[index]! - FIRST;
      for (let kind = 0; kind < PLACES.length; kind += 1) this.#shares[kind]![index]! += payOf[kind]![slot]!;
    }
  }
}

const bounded = (total: number): number => Math.min(FIRST + SPAN - 1, Math.max(FIRST, total));
