/** The product's time. */
export interface Clock {
  now: () => Date;
}

/** A clock that somebody may move forward. */
export interface MovableClock extends Clock {
  /** Moves the clock to `target`, or leaves it when it is already later; answers the time it shows then. */
  moveTo: (target: Date) => Promise<Date>;
}

export const systemClock: Clock = { now: () => new Date() };
