import { randomUUID } from 'node:crypto';
import { skeletonOf } from '@clearedge/contract/names/skeleton';
import { contests, playLimits, sessions, users } from '../db/schema/index.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { hashToken } from '../kernel/secrets.ts';
import type { FeedGame } from '../ports/index.ts';

type Anyone = Pick<Ctx, 'db' | 'now'>;
export type UserRow = typeof users.$inferSelect;
export type ContestRow = typeof contests.$inferSelect;

let sequence = 0;

/** Inserts a user who has answered that they are of age. No one can sign in with its password hash: use `createSession`, or the server's `as`. */
export async function createUser(ctx: Anyone, values: Partial<typeof users.$inferInsert> = {}): Promise<UserRow> {
  const name = values.username ?? `user${++sequence}`;
  const email = values.email ?? `${name}@example.com`;
  const settings = { oddsFormat: 'american', theme: 'dark', timeZone: null, myBooks: [], unitCents: null } as const;
  const row = {
    id: randomUUID(),
    passwordHash: 'none',
    settings: { ...settings, myBooks: [] },
    createdAt: ctx.now(),
    ...values,
    username: name,
    usernameKey: name.toLowerCase(),
    usernameSkeleton: skeletonOf(name),
    email,
    emailKey: email.toLowerCase(),
  };
  const [user] = await ctx.db.insert(users).values(row).returning();
  await setLimits(ctx, user!.id, { ageAnswer: 'of_age', ageAnsweredAt: ctx.now() });
  return user!;
}

/** Writes some of a user's limits, breaks or the answer about their age. */
export async function setLimits(ctx: Anyone, userId: string, values: Partial<typeof playLimits.$inferInsert>): Promise<void> {
  const change = { ...values, updatedAt: ctx.now() };
  await ctx.db
    .insert(playLimits)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: playLimits.userId, set: change });
}

/** Inserts a session of the user and answers the token that its cookie would carry. */
export async function createSession(ctx: Anyone, userId: string): Promise<{ sessionId: string; token: string }> {
  const token = `token-${randomUUID()}`;
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + 7 * 86_400_000);
  const row = {
    id: randomUUID(),
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    address: '127.0.0.1',
    userAgent: 'test',
    provenUntil: expiresAt,
  };
  await ctx.db.insert(sessions).values(row);
  return { sessionId: row.id, token };
}

/** What a football game has beside, unless told otherwise. */
const FOOTBALL = { week: 6, detail: { sport: 'cfl' as const, stage: 'regular' as const, isNeutral: false } };

/** A game between the Yankees and the Red Sox at 23:05 UTC of 11 July 2026, unless told otherwise. */
export async function createContest(ctx: Anyone, values: Partial<typeof contests.$inferInsert> = {}): Promise<ContestRow> {
  const base = feedGame(values.gameId ? { gameId: values.gameId } : {});
  const { away, home, venue, score: _score, ...rest } = base;
  const row = {
    id: randomUUID(),
    sport: 'mlb' as const,
    source: 'demo',
    ...rest,
    awayCode: away.code,
    awayName: away.name,
    homeCode: home.code,
    homeName: home.name,
    venue: venue.name,
    city: venue.city,
    roof: venue.roof,
    updatedAt: ctx.now(),
    ...(values.sport === 'cfl' ? FOOTBALL : {}),
    ...values,
  };
  const [contest] = await ctx.db.insert(contests).values(row).returning();
  return contest!;
}

/** A game as a source reports it. */
export function feedGame(values: Partial<FeedGame> = {}): FeedGame {
  const gameId = values.gameId ?? '20260711_NYY@BOS';
  const [, year, month, day, awayCode = 'NYY', homeCode = 'BOS'] = /^(\d{4})(\d\d)(\d\d)_([A-Z]+)@([A-Z]+)/.exec(gameId) ?? [];
  const slateOn = `${year}-${month}-${day}`;
  return {
    gameId,
    sourceId: gameId,
    slateOn,
    startsAt: new Date(`${slateOn}T23:05:00Z`),
    isStartTentative: false,
    gameNumber: 1,
    isDoubleheader: false,
    scheduledInnings: 9,
    away: { code: awayCode, name: awayCode === 'NYY' ? 'New York Yankees' : awayCode },
    home: { code: homeCode, name: homeCode === 'BOS' ? 'Boston Red Sox' : homeCode },
    venue: { name: 'Fenway Park', city: 'Boston', roof: 'open' },
    dayNight: 'night',
    status: 'scheduled',
    statusNote: null,
    awayPitcher: null,
    homePitcher: null,
    score: null,
    endedAt: null,
    seasonYear: Number(year),
    ...values,
  };
}
