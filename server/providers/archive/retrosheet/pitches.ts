const BALLS = new Set('BIPV');
const STRIKES = new Set('ACKLMOQST');
const FOULS = new Set('FR');
/** Marks of an automatic ball or strike, a throw to a base, a runner going: no pitch was thrown. */
const THROWN = new Set('BIPCKLMOQSTFRHUXY');

export interface Count {
  balls: number;
  strikes: number;
}

export const countThrown = (pitches: string): number => pitches.split('').filter((mark) => THROWN.has(mark)).length;

/** The count after a pitch sequence, never past three balls and two strikes. */
export function countAfter(pitches: string): Count {
  let balls = 0;
  let strikes = 0;
  for (const mark of pitches) {
    if (BALLS.has(mark)) balls += 1;
    else if (STRIKES.has(mark) || (FOULS.has(mark) && strikes < 2)) strikes += 1;
  }
  return { balls: Math.min(balls, 3), strikes: Math.min(strikes, 2) };
}
