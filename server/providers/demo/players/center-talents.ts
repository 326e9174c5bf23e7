import type { Player } from './player.ts';
import { FIRST_STARTER_SLOT } from './roster-slots.ts';

const BAT_KEYS = ['strikeout', 'walk', 'homer', 'hit', 'gap'] as const;
const ARM_KEYS = ['strikeout', 'walk', 'homer', 'hit'] as const;
/** Per cent of a club's plate appearances, and of the batters its pitchers face, by roster slot: as the engine plays a season. */
const PLATE_SHARES = [7.7, 9.9, 9.9, 9.9, 9.5, 10, 10, 9.8, 10.1, 3.1, 3.3, 3.3, 2.1, 0.4, 0.4, 0.1, 0.3] as const;
const FACED_SHARES = [10.8, 10.4, 10.2, 10, 9.9, 4.1, 0.3, 2.8, 4.7, 4.9, 4.9, 5.8, 5, 6.2, 6.4, 2.5, 1.1] as const;

const plateShare = ({ slot }: Player): number => PLATE_SHARES[slot] ?? 0;
const facedShare = ({ slot }: Player): number => FACED_SHARES[slot - FIRST_STARTER_SLOT] ?? 0;

function weightedMean(men: readonly Player[], weightOf: (player: Player) => number, worthOf: (player: Player) => number): number {
  let sum = 0;
  let weight = 0;
  for (const man of men) {
    sum += weightOf(man) * worthOf(man);
    weight += weightOf(man);
  }
  return sum / weight;
}

/** Shifts everybody alike, so that the men who play most are the league's average and its rates do not hang on a season's luck of the draw. */
export function centerTalents(players: readonly Player[]): void {
  const hitters = players.filter(({ slot }) => slot < FIRST_STARTER_SLOT);
  const pitchers = players.filter(({ arm }) => arm !== null);
  for (const key of BAT_KEYS) {
    const mean = weightedMean(hitters, plateShare, ({ bat }) => bat[key]);
    for (const { bat } of hitters) bat[key] -= mean;
  }
  for (const key of ARM_KEYS) {
    const mean = weightedMean(pitchers, facedShare, ({ arm }) => arm![key]);
    for (const { arm } of pitchers) arm![key] -= mean;
  }
}
