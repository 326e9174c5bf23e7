import type { GameStanding, LiveForecast } from '../../../sports/registry.ts';

/** Plays that are named as the biggest, at most. */
const BIGGEST = 4;
/** A play that moved the chance by less is none of them. */
const LEAST_SWING = 0.03;

export interface ChanceAfter<Play> {
  play: Play;
  homeWin: number;
  meanTotal: number;
  /** What the play added to the home side's chance. */
  swing: number;
}

/** The chances after each play, in order. Each is made of that moment and the closing prices alone: nothing later is in it. */
export function chancesAfter<Play>(
  { before, at }: Pick<LiveForecast, 'before' | 'at'>,
  plays: readonly Play[],
  standingOf: (play: Play) => GameStanding,
): ChanceAfter<Play>[] {
  let last = before.homeWin;
  return plays.flatMap((play) => {
    const outlook = at(standingOf(play));
    if (!outlook) return [];
    const swing = outlook.homeWin - last;
    last = outlook.homeWin;
    return [{ play, ...outlook, swing }];
  });
}

/** Places of the plays that moved the chance most, the biggest first. */
export const biggestPlays = (points: readonly { swing: number; text: string }[]): number[] =>
  points
    .map(({ swing, text }, index) => ({ index, size: text === '' ? 0 : Math.abs(swing) }))
    .filter(({ size }) => size >= LEAST_SWING)
    .sort((a, b) => b.size - a.size)
    .slice(0, BIGGEST)
    .map(({ index }) => index);
