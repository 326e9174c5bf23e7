import { createHash } from 'node:crypto';
import type { LeagueSport } from '@clearedge/contract/sports';
import { and, asc, eq, gte, inArray, lte, max, ne, notInArray, sql } from 'drizzle-orm';
import { contests } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { beforePlayoffs, clubsOf, leagueModuleOf, type PlayedGame, type RatedLeague } from '../../sports/registry.ts';
import { listClosingLines } from '../odds/index.ts';

/** What a league's clubs are rated on. */
export interface RatedGames {
  games: number;
  /** How many of them have a closing spread or total that teaches; absent where the league's model learns from results alone. */
  closes?: number;
  /** Start of the last of them. */
  ratedTo: string | null;
  /** When the last of them was known to have ended. */
  asOf: Date | null;
  /** The ratings; of a league without a game, of that season, every club is alike. */
  rate: (season: number) => RatedLeague;
}

/** Beside the last season that a game has ended in. */
const SEASONS_BACK = 1;

const STAGE = sql`${contests.detail} ->> 'stage'`;

/** What a league's game is to a forecast, in terms of its row. */
export const fixtureColumns = (sport: LeagueSport) => ({
  season: contests.seasonYear,
  startsAt: contests.startsAt,
  away: contests.awayCode,
  home: contests.homeCode,
  isNeutral: sql<boolean>`(${contests.detail} ->> 'isNeutral')::boolean`,
  isPlayoff: sql<boolean>`${notInArray(STAGE, beforePlayoffs(sport))}`,
});

/** A league's games of two known clubs that count. */
export const isCounted = (sport: LeagueSport) =>
  and(
    eq(contests.sport, sport),
    ne(STAGE, 'preseason'),
    inArray(contests.awayCode, clubsOf(sport)),
    inArray(contests.homeCode, clubsOf(sport)),
  );

/** Those that have ended, of the last season and the one before, in the order of their starts. */
async function listFinals(db: Db, sport: LeagueSport, now: Date) {
  const hasEnded = and(isCounted(sport), eq(contests.status, 'final'), lte(contests.startsAt, now));
  const last = db
    .select({ year: max(contests.seasonYear) })
    .from(contests)
    .where(hasEnded);
  const rows = await db
    .select({
      ...fixtureColumns(sport),
      id: contests.id,
      endedAt: contests.endedAt,
      awayScore: contests.awayScore,
      homeScore: contests.homeScore,
      overtimes: sql<number>`greatest(0, coalesce(jsonb_array_length(${contests.detail} -> 'periods' -> 'home') - ${leagueModuleOf(sport).periods}::int, (${contests.detail} ->> 'overtimes')::int))`,
    })
    .from(contests)
    .where(and(hasEnded, gte(contests.seasonYear, sql`(${last}) - ${SEASONS_BACK}`)))
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
  return rows.flatMap(({ awayScore, homeScore, ...game }) =>
    awayScore === null || homeScore === null ? [] : [{ ...game, awayScore, homeScore }],
  );
}

/** Each league's last ratings, with a digest of all that they were made of: the same games give the same ratings, and thousands take a while. */
const stored = new Map<LeagueSport, { of: string; ratings: RatedLeague }>();

function rated(sport: LeagueSport, games: readonly PlayedGame[], season: number): RatedLeague {
  const of = createHash('sha256')
    .update(JSON.stringify([season, games]))
    .digest('base64url');
  const known = stored.get(sport);
  if (known?.of === of) return known.ratings;
  const ratings = leagueModuleOf(sport).model.rate(games, season);
  stored.set(sport, { of, ratings });
  return ratings;
}

/** Every finished game of a league that its model is taught by now, with the numbers it closed at. */
export async function findRatedGames({ db, now }: Pick<Ctx, 'db' | 'now'>, sport: LeagueSport): Promise<RatedGames> {
  const { model } = leagueModuleOf(sport);
  const finals = await listFinals(db, sport, now());
  const closes = new Map<string, NonNullable<PlayedGame['close']>>();
  const ids = model.learnsCloses ? finals.map(({ id }) => id) : [];
  for (const { contestId, market, line } of await listClosingLines({ db }, ids))
    closes.set(contestId, { spread: null, total: null, ...closes.get(contestId), [market]: line });
  const last = finals.at(-1);
  return {
    games: finals.length,
    ...(model.learnsCloses ? { closes: closes.size } : {}),
    ratedTo: last?.startsAt.toISOString() ?? null,
    asOf: last ? (last.endedAt ?? last.startsAt) : null,
    rate: (season) =>
      rated(
        sport,
        finals.map(({ id, endedAt: _endedAt, ...game }) => {
          const close = closes.get(id);
          return close ? { ...game, close } : game;
        }),
        season,
      ),
  };
}
