import { SPORT_KEYS } from '@clearedge/contract/sports';
import type { BaseballFacts, FootballFacts } from '@clearedge/quant/grading';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BoxScore, ClubRecords, FeedPitcher, FootballLiveState, GameWeather, LineScore, LiveState } from '../../../ports/index.ts';
import { instant, json, slateDate } from '../../columns.ts';
import type { ContestDetail } from './contest-detail.ts';

export const contests = pgTable(
  'contests',
  {
    id: uuid('id').primaryKey(),
    gameId: text('game_id').notNull(),
    sport: text('sport', { enum: SPORT_KEYS }).notNull(),
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    seasonYear: integer('season_year').notNull(),
    /** Of a sport played by the week; unique in a season: 1 and up for the regular season and on through the playoffs, 0 and below for preseason. */
    week: integer('week'),
    slateOn: slateDate('slate_on').notNull(),
    /** The later Eastern day on which a suspended game goes on; null while there is none. */
    resumesOn: slateDate('resumes_on'),
    startsAt: instant('starts_at').notNull(),
    isStartTentative: boolean('is_start_tentative').notNull(),
    gameNumber: integer('game_number').notNull(),
    isDoubleheader: boolean('is_doubleheader').notNull(),
    scheduledInnings: integer('scheduled_innings').notNull(),
    awayCode: text('away_code').notNull(),
    awayName: text('away_name').notNull(),
    homeCode: text('home_code').notNull(),
    homeName: text('home_name').notNull(),
    venue: text('venue').notNull(),
    city: text('city').notNull(),
    roof: text('roof', { enum: ['open', 'retractable', 'dome', 'unknown'] }).notNull(),
    dayNight: text('day_night', { enum: ['day', 'night'] }).notNull(),
    status: text('status', { enum: ['scheduled', 'delayed', 'live', 'final', 'postponed', 'suspended', 'cancelled', 'unknown'] }).notNull(),
    statusNote: text('status_note'),
    awayPitcher: json<FeedPitcher>('away_pitcher'),
    homePitcher: json<FeedPitcher>('home_pitcher'),
    /** Games won and lost as the schedule tells them; null where it does not. */
    records: json<ClubRecords>('records'),
    awayScore: integer('away_score'),
    homeScore: integer('home_score'),
    lineScore: json<LineScore>('line_score'),
    /** Of the contest's sport; kept while it is in play and of its last moment after. */
    liveState: json<LiveState | FootballLiveState>('live_state'),
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
  ],
);

/** Each version of what a source said of an ended game; the newest grades, the older ones explain a regrade. */
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
    facts: json<BaseballFacts | FootballFacts>('facts').notNull(),
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
    sourceId: text('source_id').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    publishedAt: instant('published_at').notNull(),
    source: text('source').notNull(),
    url: text('url').notNull(),
    category: text('category').notNull(),
  },
  (t) => [uniqueIndex('news_items_source').on(t.source, t.sourceId), index('news_items_published').on(t.publishedAt.desc().nullsFirst())],
);
