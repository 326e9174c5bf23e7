import type { GolfFacts } from '@clearedge/quant/grading';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { GolfLeaderboard, GolfPrice, GolfRound } from '../../../ports/index.ts';
import { cents, instant, json, slateDate } from '../../columns.ts';

export const golfTournaments = pgTable(
  'golf_tournaments',
  {
    id: uuid('id').primaryKey(),
    /** `golf-2026-harbor-classic` */
    publicId: text('public_id').notNull(),
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    seasonYear: integer('season_year').notNull(),
    name: text('name').notNull(),
    tour: text('tour').notNull(),
    venue: text('venue').notNull(),
    location: text('location').notNull(),
    par: integer('par').notNull(),
    yards: integer('yards'),
    startsOn: slateDate('starts_on').notNull(),
    endsOn: slateDate('ends_on').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Null while the source does not tell it. */
    purseCents: cents('purse_cents'),
    isMajor: boolean('is_major').notNull(),
    isTeamEvent: boolean('is_team_event').notNull(),
    scheduledRounds: integer('scheduled_rounds').notNull(),
    cut: json<{ afterRound: number; places: number }>('cut'),
    status: text('status', { enum: ['upcoming', 'in-progress', 'completed'] }).notNull(),
    statusNote: text('status_note'),
    round: integer('round').notNull(),
    fieldSize: integer('field_size'),
    cutLine: json<NonNullable<GolfLeaderboard['cutLine']>>('cut_line'),
    playOff: json<NonNullable<GolfLeaderboard['playOff']>>('play_off'),
    /** Of the leaderboard; null while no field is stored. */
    boardAsOf: instant('board_as_of'),
    endedAt: instant('ended_at'),
    /** Why nothing is graded on what the source reports; null while its result makes sense. */
    resultHold: text('result_hold'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('golf_tournaments_public').on(t.publicId), index('golf_tournaments_starts').on(t.startsOn)],
);

export const golfEntries = pgTable(
  'golf_entries',
  {
    tournamentId: uuid('tournament_id')
      .notNull()
      .references(() => golfTournaments.id),
    playerId: text('player_id').notNull(),
    name: text('name').notNull(),
    country: text('country'),
    isAmateur: boolean('is_amateur').notNull(),
    status: text('status', { enum: ['entered', 'playing', 'finished', 'cut', 'withdrawn', 'disqualified'] }).notNull(),
    teedOff: boolean('teed_off').notNull(),
    position: integer('position'),
    tied: integer('tied').notNull(),
    toPar: integer('to_par'),
    strokes: integer('strokes'),
    teeAt: instant('tee_at'),
    rounds: json<GolfRound[]>('rounds').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tournamentId, t.playerId] }), index('golf_entries_player').on(t.playerId)],
);

/** Each version of what a source said of the result; the newest grades, the older ones explain a regrade. Only inserted. */
export const golfFacts = pgTable(
  'golf_facts',
  {
    id: uuid('id').primaryKey(),
    tournamentId: uuid('tournament_id')
      .notNull()
      .references(() => golfTournaments.id),
    version: integer('version').notNull(),
    isFinal: boolean('is_final').notNull(),
    facts: json<GolfFacts>('facts').notNull(),
    factsHash: text('facts_hash').notNull(),
    /** Staff took it in place of a held result: it is followed however late it comes. */
    isAccepted: boolean('is_accepted').notNull().default(false),
    reportedAt: instant('reported_at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [uniqueIndex('golf_facts_version').on(t.tournamentId, t.version)],
);

const market = () => text('market', { enum: ['outright', 'top5', 'top10', 'top20', 'make_cut', 'head_to_head'] }).notNull();

/** Every sheet of prices ever seen, one a book, market and time; only inserted. */
export const golfPrices = pgTable(
  'golf_prices',
  {
    tournamentId: uuid('tournament_id')
      .notNull()
      .references(() => golfTournaments.id),
    bookCode: text('book_code').notNull(),
    bookName: text('book_name').notNull(),
    market: market(),
    quotedAt: instant('quoted_at').notNull(),
    prices: json<GolfPrice[]>('prices').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tournamentId, t.bookCode, t.market, t.quotedAt] })],
);

/** The board: each book's newest sheet, the last one before the first tee shot, and when the source last confirmed it. */
export const golfBoard = pgTable(
  'golf_board',
  {
    tournamentId: uuid('tournament_id')
      .notNull()
      .references(() => golfTournaments.id),
    bookCode: text('book_code').notNull(),
    bookName: text('book_name').notNull(),
    market: market(),
    quotedAt: instant('quoted_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    prices: json<GolfPrice[]>('prices').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tournamentId, t.bookCode, t.market] })],
);

/** Fractions 0 to 1. Places are shares after dead heats. */
export interface GolfChances {
  win: number;
  top5: number;
  top10: number;
  top20: number;
  makeCut: number | null;
  /** Strokes a round better than the field of an ordinary week, and the rounds behind it. */
  skill: number;
  rounds: number;
}

/** The model's opinion of a tournament each time it was formed; only inserted. */
export const golfOpinions = pgTable(
  'golf_opinions',
  {
    id: uuid('id').primaryKey(),
    tournamentId: uuid('tournament_id')
      .notNull()
      .references(() => golfTournaments.id),
    modelVersion: text('model_version').notNull(),
    /** The leaderboard it started from. */
    boardAsOf: instant('board_as_of').notNull(),
    simulations: integer('simulations').notNull(),
    players: json<Record<string, GolfChances>>('players').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('golf_opinions_board').on(t.tournamentId, t.boardAsOf, t.modelVersion)],
);
