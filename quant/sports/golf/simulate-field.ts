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
  readonly #cutPlaces: number | null;
  readonly #parts: Parts;
  readonly #random: RandomState;
  readonly #normals = normals();
  readonly #starts: Float64Array;
  readonly #stands: Uint8Array;
  readonly #totals: Int32Array;
  readonly #deviations: Float64Array;
  readonly #isIn: Uint8Array;
  readonly #counts = new Int32Array(SPAN);
  /** What a total pays for each kind of place. */
  readonly #pays = PLACES.map(() => new Float64Array(SPAN));
  readonly #shares: Float64Array[];
  readonly #cuts: Float64Array;

  constructor(players: readonly FieldPlayer[], terms: FieldTerms, random: RandomState) {
    this.#cutPlaces = terms.cutPlaces;
    this.#parts = partsOf(players, terms);
    this.#random = random;
    this.#starts = Float64Array.from(players, ({ toPar }) => toPar);
    this.#stands = Uint8Array.from(players, ({ isOut }) => (isOut ? 0 : 1));
    this.#totals = new Int32Array(players.length);
    this.#deviations = new Float64Array(players.length);
    this.#isIn = new Uint8Array(players.length);
    this.#shares = PLACES.map(() => new Float64Array(players.length));
    this.#cuts = new Float64Array(players.length);
  }

  play(): void {
    this.#isIn.set(this.#stands);
    this.#playFirst();
    if (this.#cutPlaces !== null) this.#cut(this.#cutPlaces);
    this.#playRest();
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

  #playFirst(): void {
    const [totals, isIn, deviations, starts] = [this.#totals, this.#isIn, this.#deviations, this.#starts];
    const [mean, spread] = [this.#parts.mean[0], this.#parts.spread[0]];
    for (let index = 0; index < totals.length; index += 1) {
      if (!isIn[index]) continue;
      const deviation = spread[index]! * this.#draw();
      deviations[index] = deviation;
      totals[index] = bounded(starts[index]! + Math.round(mean[index]! + deviation));
    }
  }

  #playRest(): void {
    const [totals, isIn, deviations, { carry }] = [this.#totals, this.#isIn, this.#deviations, this.#parts];
    const [mean, spread] = [this.#parts.mean[1], this.#parts.spread[1]];
    for (let index = 0; index < totals.length; index += 1) {
      if (!isIn[index] || spread[index] === 0) continue;
      const rest = mean[index]! + carry[index]! * deviations[index]! + spread[index]! * this.#draw();
      totals[index] = bounded(totals[index]! + Math.round(rest));
    }
  }

  #count(): Int32Array {
    const [totals, isIn, counts] = [this.#totals, this.#isIn, this.#counts];
    counts.fill(0);
    for (let index = 0; index < totals.length; index += 1) if (isIn[index]) counts[totals[index]! - FIRST]! += 1;
    return counts;
  }

  #cut(places: number): void {
    const [totals, isIn, cuts, counts] = [this.#totals, this.#isIn, this.#cuts, this.#count()];
    let line = 0;
    for (let before = 0; line < SPAN - 1; line += 1) {
      before += counts[line]!;
      if (before >= places) break;
    }
    for (let index = 0; index < totals.length; index += 1) {
      if (!isIn[index]) continue;
      if (totals[index]! - FIRST <= line) cuts[index]! += 1;
      else isIn[index] = 0;
    }
  }

  /** What each total pays; the answer is the last one that does. */
  #payTotals(): number {
    const counts = this.#count();
    let ahead = 0;
    let slot = 0;
    for (; slot < SPAN && ahead < PLACES[3]; slot += 1) {
      const tied = counts[slot]!;
      if (tied === 0) continue;
      for (let kind = 0; kind < PLACES.length; kind += 1) this.#pays[kind]![slot] = Math.min(1, Math.max(0, PLACES[kind]! - ahead) / tied);
      ahead += tied;
    }
    return slot - 1;
  }

  #award(): void {
    const [totals, isIn, last] = [this.#totals, this.#isIn, this.#payTotals()];
    for (let index = 0; index < totals.length; index += 1) {
      const slot = totals[index]! - FIRST;
      if (!isIn[index] || slot > last) continue;
      for (let kind = 0; kind < PLACES.length; kind += 1) this.#shares[kind]![index]! += this.#pays[kind]![slot]!;
    }
  }
}

const bounded = (total: number): number => Math.min(FIRST + SPAN - 1, Math.max(FIRST, total));
