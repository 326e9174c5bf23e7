import type { Period, PropKind, TeamSide } from '@clearedge/quant/grading';
import type { GamePlayer } from './players.ts';

/** What a statistic's word may mean: of a batter, of a pitcher, or of either, which the player's role decides; or of a player of a league. */
export interface Stat {
  batter?: PropKind;
  pitcher?: PropKind;
  player?: PropKind;
}
/** Every kind that a statistic's word may mean. */
export const kindsOfStat = ({ batter, pitcher, player }: Stat): PropKind[] =>
  [batter, pitcher, player].filter((kind) => kind !== undefined);
/** What a phrase of a typed selection says. */
export type Meaning =
  | { is: 'nothing' }
  | { is: 'side'; side: TeamSide }
  | { is: 'draw' }
  | { is: 'against'; isGameOnly: boolean; isPriced: boolean }
  | { is: 'direction'; side: 'over' | 'under' }
  | { is: 'number'; value: number; isSigned: boolean }
  | { is: 'price'; american: number }
  | { is: 'at least'; value: number }
  | { is: 'market'; market: 'moneyline' | 'spread' | 'total' | 'team total' | 'game total' }
  | { is: 'period'; period: Period }
  | { is: 'unit' }
  | { is: 'stat'; stat: Stat; isOnce: boolean }
  | { is: 'players'; players: readonly GamePlayer[] };
/** One way to understand a phrase. */
export type Sense = readonly Meaning[];

/** A sense with the phrases that have it, apart by "|". */
export type Entry = readonly [sense: Sense, phrases: string];
export const market = (name: (Meaning & { is: 'market' })['market']): Sense => [{ is: 'market', market: name }];
export const period = (name: Period): Sense => [{ is: 'period', period: name }];
export const stat = (stated: Stat, isOnce = false): Sense => [{ is: 'stat', stat: stated, isOnce }];
export const direction = (side: 'over' | 'under'): Sense => [{ is: 'direction', side }];
export const against = (isGameOnly: boolean, isPriced = false): Sense => [{ is: 'against', isGameOnly, isPriced }];
