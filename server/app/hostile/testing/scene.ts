import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { analyzeSlates } from '../../../features/analysis/index.ts';
import { NOW, prepareGame, reprice } from '../../../features/analysis/testing/scene.ts';
import { formLeagueForecasts } from '../../../features/forecasts/index.ts';
import { sampleGames, storeGames } from '../../../features/history/testing/sample-games.ts';
import { publishPicks } from '../../../features/picks/publish/publish-picks.ts';
import { leaguePicks } from '../../../features/picks/sports/league/look-at-games.ts';
import { baseballPicks } from '../../../features/picks/sports/mlb/look-at-games.ts';
import { addGames } from '../../../features/picks/testing/board.ts';
import { addFootballGame, addFootballPrices } from '../../../features/picks/testing/football-board.ts';
import { addReport } from '../../../features/trends/testing/add-report.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Providers } from '../../../ports/index.ts';
import { createUser, hastyTimers, makeServer, type TestServer, type TestWorld, type UserRow, withTestCtx } from '../../../testing/index.ts';
import { features } from '../../features.ts';
import type { Caller, Who } from './caller.ts';

export interface Scene {
  ctx: Ctx;
  world: TestWorld;
  server: TestServer;
  /** Someone of this kind with a session that works and the tier that the name says, whatever was done to the account before. */
  callerFor: (who: Who) => Promise<Caller>;
  /** Another minute of every limit. */
  letLimitsPass: () => void;
}

const FOOTBALL_GAMES = ['HAM@TOR', 'OTT@MTL', 'CGY@EDM', 'BC@SSK'].map((matchup) => `20260711_${matchup}`);
const MINUTES_BETWEEN = 2 * 60_000;

/** Games, prices, opinions, picks, trends and a past: every read has something to answer. */
async function fill(ctx: Ctx, world: TestWorld): Promise<void> {
  await prepareGame(ctx, world.feed);
  await reprice(ctx, world, -140, 125);
  await addGames(ctx, world, 4, 150, 1, { hasTotals: true });
  for (const gameId of FOOTBALL_GAMES) await addFootballPrices(ctx, (await addFootballGame(ctx, gameId)).id);
  await formLeagueForecasts(ctx);
  await addReport(ctx);
  await storeGames(ctx, sampleGames([2025], 2).slice(0, 60));
  await analyzeSlates(ctx);
  await publishPicks(world.ctxFor('system'), baseballPicks);
  await publishPicks(world.ctxFor('system'), leaguePicks('cfl'));
}

interface SceneOptions {
  isFilled: boolean;
  ports?: Partial<Providers>;
}

/** The whole product on an empty database, or on one with a day in it. */
export async function withScene({ isFilled, ports }: SceneOptions, run: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({ now: NOW, signedOut: true, ...(ports && { ports }) }, async (ctx, world) => {
    if (isFilled) await fill(ctx, world);
    let lateMs = 0;
    const timers = { ...hastyTimers, nowMs: () => Date.now() + lateMs };
    const server = await makeServer(features, { world: { ...world, container: { ...world.container, timers } } });
    const people = new Map<Who, UserRow>();
    const callerFor = async (who: Who): Promise<Caller> => {
      if (who === 'visitor') return { who, cookie: '', userId: null };
      const rank = { tier: who === 'admin' ? ('elite' as const) : who, isAdmin: who === 'admin' };
      const user = people.get(who) ?? (await createUser(ctx, { ...rank, username: `hostile-${who}` }));
      people.set(who, user);
      await ctx.db.update(users).set(rank).where(eq(users.id, user.id));
      return { who, cookie: (await server.as(user)).cookie, userId: user.id };
    };
    const letLimitsPass = (): void => {
      lateMs += MINUTES_BETWEEN;
    };
    await run({ ctx, world, server, callerFor, letLimitsPass });
    await server.close();
  });
}
