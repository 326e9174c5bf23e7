import type { footballGames } from '../../db/schema/index.ts';
import type { FootballLiveState } from '../../ports/index.ts';
import type { SportEvent } from '../events/index.ts';

type Row = typeof footballGames.$inferSelect;
export type FootballStage = Row['stage'];
export type Quarters = NonNullable<Row['quarters']>;

/** One football game as it is stored. */
export interface FootballEvent extends Pick<Row, 'week' | 'stage' | 'isNeutral' | 'quarters'> {
  event: SportEvent;
  /** Kept while the game is in play and of its last moment after; plays only where one game is read. */
  live: FootballLiveState | null;
}

/** A finished game with its score. */
export interface FinalGame extends FootballEvent {
  event: SportEvent & { awayScore: number; homeScore: number };
}

export const isFinal = (game: FootballEvent): game is FinalGame =>
  game.event.status === 'final' && game.event.awayScore !== null && game.event.homeScore !== null;

/** A game that counts: preseason games decide nothing and are left out of every figure. */
export const counts = ({ stage }: FootballEvent): boolean => stage !== 'preseason';

export const isOf = ({ event }: FootballEvent, code: string): boolean => event.awayCode === code || event.homeCode === code;
