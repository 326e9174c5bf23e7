import type { PropKind } from '@clearedge/quant/grading';
import type { GameInputs } from '@clearedge/quant/sports/baseball/players';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, json, slateDate } from '../../columns.ts';
import { contests } from './contests.ts';

/** What one man did: his statistics in the order of the propositions that are a batter's, or a pitcher's; null where one is not known. */
export interface ManLine {
  playerId: string;
  isStarter: boolean;
  stats: (number | null)[];
}

export interface SideLines {
  batters: ManLine[];
  pitchers: (ManLine & { pitches: number })[];
  starterThrows: 'L' | 'R' | null;
}

/** Numbers that books hung on a man's propositions before the game. */
export type PropLines = Record<string, Partial<Record<PropKind, number>>>;

/** Who did what in a finished game; one row a game, written again when the source corrects it. */
export const playerGames = pgTable(
  'player_games',
  {
    gameId: text('game_id').primaryKey(),
    slateOn: slateDate('slate_on').notNull(),
    seasonYear: integer('season_year').notNull(),
    awayCode: text('away_code').notNull(),
    homeCode: text('home_code').notNull(),
    away: json<SideLines>('away').notNull(),
    home: json<SideLines>('home').notNull(),
    propLines: json<PropLines>('prop_lines').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [index('player_games_away').on(t.awayCode, t.slateOn), index('player_games_home').on(t.homeCode, t.slateOn)],
);

/** A man of a projected game. */
export interface ProjectedPlayer {
  playerId: string;
  name: string;
  teamCode: string;
  /** How often each statistic came to 0, 1, 2 ... in the simulated games. */
  counts: Partial<Record<PropKind, number[]>>;
}

/** What was known of the men when a projection was made. */
export interface ProjectedFrom {
  /** Player ids; null while a starter is not announced. */
  awayStarterId: string | null;
  homeStarterId: string | null;
  isAwayLineUpAnnounced: boolean;
  isHomeLineUpAnnounced: boolean;
  ratedTo: string;
}

/** Each simulation of a coming game's players that was ever published; rows are added and never changed. */
export const playerProjections = pgTable(
  'player_projections',
  {
    id: uuid('id').primaryKey(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    modelVersion: text('model_version').notNull(),
    known: json<ProjectedFrom>('known').notNull(),
    /** Enough to play the same games again. */
    inputs: json<GameInputs>('inputs').notNull(),
    inputsHash: text('inputs_hash').notNull(),
    games: integer('games').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    men: json<ProjectedPlayer[]>('men').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('player_projections_contest').on(t.contestId, t.createdAt)],
);
