import { normalDensity } from '@clearedge/quant/distribution';
import { type GameSport, sportOf } from '../sports.ts';

/** What a total's move is worth as a change of a chance, 0 and up: of going over the old number, by the spread of a sport's totals. */
export const totalMoveChance = (sport: GameSport, from: number, to: number): number =>
  (Math.abs(to - from) * normalDensity(0)) / sportOf(sport).totalDeviation!;
