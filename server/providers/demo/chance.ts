/** Remembers the answers of a pure function, dropping the one asked for longest ago. */
export class BoundedMap<K, V> {
  readonly #limit: number;
  readonly #entries = new Map<K, V>();
  constructor(limit: number) {
    this.#limit = limit;
  }

  recall(key: K, make: () => V): V {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const made = make();
    this.#entries.set(key, made);
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    return made;
  }
}

/** A pure answer, made when first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Uniform draws in [0, 1) that follow from the text alone. */
export type Chance = () => number;

function hashText(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  return [
    Math.imul(a ^ (d >>> 18), 597399067),
    Math.imul(b ^ (a >>> 22), 2869860233),
    Math.imul(c ^ (b >>> 17), 951274213),
    Math.imul(d ^ (c >>> 19), 2716044179),
  ];
}

// sfc32 (Chris Doty-Humphrey, PractRand): small, fast and free of visible patterns once warmed up.
export function createChance(text: string): Chance {
  let [a, b, c, d] = hashText(text);
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

export function drawNormal(next: Chance, mean = 0, deviation = 1): number {
  const radius = Math.sqrt(-2 * Math.log(1 - next()));
  return mean + deviation * radius * Math.cos(2 * Math.PI * next());
}

export const drawBetween = (next: Chance, low: number, high: number): number => low + (high - low) * next();

export const drawInteger = (next: Chance, low: number, high: number): number => low + Math.floor((high - low + 1) * next());

export function drawOne<T>(next: Chance, from: readonly T[]): T {
  return from[Math.floor(next() * from.length)]!;
}

/** A place drawn by its weight; the last where the weights run out. */
export function drawPlace(next: Chance, weights: readonly number[]): number {
  let draw = next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, weight] of weights.entries()) {
    draw -= weight;
    if (draw < 0) return place;
  }
  return weights.length - 1;
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
