/** The time that a replay believes in: it runs on from where it was set, faster or slower than the machine's. */
export class ReplayClock {
  readonly #realNow: () => number;
  #setAt: number;
  #from: number;
  #speed: number;

  /** `realNow` in milliseconds, of a clock that never goes back. */
  constructor(from: Date, speed: number, realNow: () => number) {
    this.#realNow = realNow;
    this.#setAt = realNow();
    this.#from = from.getTime();
    this.#speed = speed;
  }

  now = (): Date => new Date(this.#from + (this.#realNow() - this.#setAt) * this.#speed);

  get speed(): number {
    return this.#speed;
  }

  set({ at, speed }: { at?: Date; speed?: number }): void {
    this.#from = (at ?? this.now()).getTime();
    this.#setAt = this.#realNow();
    this.#speed = speed ?? this.#speed;
  }
}
