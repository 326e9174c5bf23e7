import { statusText } from '../../core/game-words.ts';
import { plural } from '../../lib/format.ts';
import type { BaseballGame, LiveBrief } from './baseball-types.ts';

type Inning = Pick<LiveBrief, 'inning' | 'inningHalf'> & { isBetweenInnings?: boolean };
type Length = Pick<BaseballGame, 'status' | 'innings' | 'scheduledInnings'>;

/** "Top 5", "Mid 5", "Bot 5", "End 5". */
export function inningText({ inning, inningHalf, isBetweenInnings }: Inning): string {
  if (isBetweenInnings) return `${inningHalf === 'top' ? 'Mid' : 'End'} ${inning}`;
  return `${inningHalf === 'top' ? 'Top' : 'Bot'} ${inning}`;
}

/** "T5", "B5". */
export const shortInning = ({ inning, inningHalf }: Inning): string => `${inningHalf === 'top' ? 'T' : 'B'}${inning}`;

/** "Live", "Final"; "F/6" or "F/10" of a final that was shorter or longer than scheduled. */
export function statusWord({ status, innings, scheduledInnings }: Length): string | undefined {
  const isOfOtherLength = status === 'completed' && innings !== null && innings !== scheduledInnings;
  return isOfOtherLength ? `F/${innings}` : statusText(status);
}

/** Why bets on the full length of a final can be void; null of one that went its length. */
export function calledText({ status, innings, scheduledInnings }: Length): string | null {
  const isCalled = status === 'completed' && innings !== null && innings < scheduledInnings;
  return isCalled ? `Called after ${plural(innings, 'inning')}` : null;
}
