import { SPORT_KEYS } from '@clearedge/contract/sports';
import type { AnyFacts } from '@clearedge/quant/grading';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  BoxScore,
  FeedPitcher,
  GameWeather,
  LeagueLiveState,
  LineScore,
  LiveMoment,
  LiveState,
  TeamRecords,
} from '../../../ports/index.ts';
import { instant, json, ofGame, slateDate } from '../../columns.ts';
import type { ContestDetail, EntrantDetail } from './contest-detail.ts';

/** Every game of two teams and every tournament of a field. A reader of games asks for `kind` first: the columns `ofGame` are null in a tournament. */
export const contests = pgTable(
  'contests',
  {
    id: uuid('id').primaryKey(),
    /** The public id: `20260711_NYY@BOS`, `golf-2026-harbor-classic`. */
    gameId: text('game_id').notNull(),
    kind: text('kind', { enum: ['game', 'tournament'] })
      .notNull()
      .default('game'),
    sport: text('sport', { enum: SPORT_KEYS }).notNull(),
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    seasonYear: integer('season_year').notNull(),
    /** Of a sport played by the week; unique in a season: 1 and up for the regular season and on through the playoffs, 0 and below for preseason. */
    week: integer('week'),
    /** Of a tournament; a game is named by its teams. */
    name: text('name'),
    /** The Eastern day of a game, the first day of a tournament. */
    slateOn: slateDate('slate_on').notNull(),
    /** A tournament's last scheduled day. */
    endsOn: slateDate('ends_on'),
    /** The later Eastern day on which a suspended game goes on; null while there is none. */
    resumesOn: slateDate('resumes_on'),
    startsAt: instant('starts_at').notNull(),
    isStartTentative: ofGame(boolean('is_start_tentative')),
    gameNumber: ofGame(integer('game_number')),
    isDoubleheader: ofGame(boolean('is_doubleheader')),
    scheduledInnings: ofGame(integer('scheduled_innings')),
    awayCode: ofGame(text('away_code')),
    awayName: ofGame(text('away_name')),
    homeCode: ofGame(text('home_code')),
    homeName: ofGame(text('home_name')),
    venue: text('venue').notNull(),
    city: ofGame(text('city')),
    roof: ofGame(text('roof', { enum: ['open', 'retractable', 'dome', 'unknown'] })),
    dayNight: ofGame(text('day_night', { enum: ['day', 'night'] })),
    status: text('status', { enum: ['scheduled', 'delayed', 'live', 'final', 'postponed', 'suspended', 'cancelled', 'unknown'] }).notNull(),
    statusNote: text('status_note'),
    awayPitcher: json<FeedPitcher>('away_pitcher'),
    homePitcher: json<FeedPitcher>('home_pitcher'),
    /** Games won and lost as the schedule tells them; null where it does not. */
    records: json<TeamRecords>('records'),
    awayScore: integer('away_score'),
    homeScore: integer('home_score'),
    lineScore: json<LineScore>('line_score'),
    /** Of the contest's sport; kept while it is in play and of its last moment after. */
    liveState: json<LiveState | LeagueLiveState>('live_state'),
    detail: json<ContestDetail>('detail'),
    weather: json<GameWeather>('weather'),
    endedAt: instant('ended_at'),
    /** Why nothing more is graded on what the source now says of a result; null while nothing is in doubt. */
    resultHold: text('result_hold'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('contests_game_id').on(t.gameId),
    index('contests_slate').on(t.sport, t.slateOn),
    index('contests_week').on(t.sport, t.seasonYear, t.week).where(sql`week is not null`),
    index('contests_resumes').on(t.resumesOn).where(sql`resumes_on is not null`),
    index('contests_away').on(t.awayCode, t.slateOn),
    index('contests_home').on(t.homeCode, t.slateOn),
    check('contests_detail', sql`${t.detail} ->> 'sport' = ${t.sport}`),
    check(
      'contests_kind',
      sql`case ${t.kind} when 'game' then ${t.name} is null and ${t.endsOn} is null and num_nulls(${t.isStartTentative}, ${t.gameNumber},
        ${t.isDoubleheader}, ${t.scheduledInnings}, ${t.awayCode}, ${t.awayName}, ${t.homeCode}, ${t.homeName}, ${t.city}, ${t.roof}, ${t.dayNight}) = 0
        else num_nulls(${t.name}, ${t.endsOn}, ${t.detail}) = 0 and ${t.awayCode} is null and ${t.homeCode} is null end`,
    ),
  ],
);

/** How a game stood after each of its plays, oldest first: as its source tells them, or as they were seen where it does not. */
export const contestMoments = pgTable('contest_moments', {
  contestId: uuid('contest_id')
    .primaryKey()
    .references(() => contests.id),
  moments: json<readonly LiveMoment[]>('moments').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Who plays in a tournament, each player or team once, and how they stand. */
export const contestEntrants = pgTable(
  'contest_entrants',
  {
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    entrantId: text('entrant_id').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['entered', 'playing', 'finished', 'cut', 'withdrawn', 'disqualified'] }).notNull(),
    /** Null without one; `tied` counts everybody who shares it, 0 without one. */
    position: integer('position'),
    tied: integer('tied').notNull(),
    detail: json<EntrantDetail>('detail').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contestId, t.entrantId] }), index('contest_entrants_entrant').on(t.entrantId)],
);

/** Each version of what a source reported of a result; the newest grades, the older ones explain a regrade. Only inserted. */
export const contestFacts = pgTable(
  'contest_facts',
  {
    id: uuid('id').primaryKey(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    version: integer('version').notNull(),
    isFinal: boolean('is_final').notNull(),
    /** Of the contest's sport. */
    facts: json<AnyFacts>('facts').notNull(),
    factsHash: text('facts_hash').notNull(),
    reportedAt: instant('reported_at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [uniqueIndex('contest_facts_version').on(t.contestId, t.version)],
);

export const boxScores = pgTable('box_scores', {
  contestId: uuid('contest_id')
    .primaryKey()
    .references(() => contests.id),
  box: json<BoxScore>('box').notNull(),
  asOf: instant('as_of').notNull(),
});

export const newsItems = pgTable(
  'news_items',
  {
    id: uuid('id').primaryKey(),
    sport: text('sport', { enum: SPORT_KEYS }).notNull(),
    sourceId: text('source_id').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    publishedAt: instant('published_at').notNull(),
    source: text('source').notNull(),
    url: text('url').notNull(),
    category: text('category').notNull(),
  },
  (t) => [
    uniqueIndex('news_items_source').on(t.source, t.sourceId),
    index('news_items_published').on(t.sport, t.publishedAt.desc().nullsFirst()),
  ],
);
