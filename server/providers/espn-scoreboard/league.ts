import type { LeagueSport } from '@clearedge/contract/sports';
import type { LeagueLiveState } from '../../ports/league-feed.ts';
import type { Clubs } from '../leagues/club-code.ts';
import type { ListedGame } from '../leagues/week-feed.ts';
import type { WireEvent } from './schema.ts';

/** Where a game stands in its season. */
export interface SeasonPlace {
  stage: string;
  /** Null in a league that is listed by the day. */
  week: number | null;
}

/** A league's games as ESPN's scoreboard lists them. */
export interface EspnBoard extends Clubs {
  /** Of its address: "football/nfl". */
  path: string;
  /** Home clubs whose roof opens: ESPN calls every covered building "indoor". */
  retractable: readonly string[];
  /** Periods of regulation, and minutes of each. */
  periods: number;
  periodMinutes: number;
  /** Null for what is no game of the league, such as an all-star game. `week` is ESPN's within its part of the season. */
  placeOf: (event: WireEvent, week: number | null) => SeasonPlace | null;
  /** Where ESPN numbers a season by the year in which it ends. */
  isNamedByEnd: boolean;
}

/** A league that ESPN is the first source of. */
export interface EspnLeague extends EspnBoard {
  sport: LeagueSport;
  /** "points", "goals". */
  unit: string;
  moved: 'week' | 'day';
  /** How the game is played. */
  kind: Exclude<LeagueLiveState['kind'], 'hockey'>;
}

/** A game with what only ESPN says of it. */
export interface EspnGame extends ListedGame {
  wire: WireEvent;
}
