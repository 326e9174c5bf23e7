import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { analyzeSlates } from '../../features/analysis/index.ts';
import { GAME_ID, NOW, prepareGame, reprice } from '../../features/analysis/testing/scene.ts';
import { formLeagueForecasts } from '../../features/forecasts/index.ts';
import { sampleGames, storeGames } from '../../features/history/testing/sample-games.ts';
import { publishPicks } from '../../features/picks/publish/publish-picks.ts';
import { leaguePicks } from '../../features/picks/sports/league/look-at-games.ts';
import { baseballPicks } from '../../features/picks/sports/mlb/look-at-games.ts';
import { addGames } from '../../features/picks/testing/board.ts';
import { addFootballGame, addFootballPrices } from '../../features/picks/testing/football-board.ts';
import { addReport } from '../../features/trends/testing/add-report.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { fakeTimers, makeServer, type TestServer, withTestCtx } from '../../testing/index.ts';
import { appRoutes } from '../app-routes.ts';
import { features } from '../features.ts';
import { FOOTBALL_GAMES, ONLY_PROP } from './secrets.ts';

interface Acts {
  publish: () => Promise<unknown>;
  flushStream: () => void;
}
type Run = (ctx: Ctx, server: TestServer, acts: Acts) => Promise<void>;
const STREAM_MS = 250;

export async function withContainer(run: Run): Promise<void> {
  const webDist = mkdtempSync(join(tmpdir(), 'clearedge-locked-'));
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><html><head></head><body><!--boot--></body></html>');
  await withTestCtx({ now: NOW, isDemo: false }, async (ctx, world) => {
    await prepareGame(ctx, world.feed);
    await reprice(ctx, world, -120, 110);
    await reprice(ctx, world, 220, -260);
    world.clock.advanceMinutes(1);
    await addGames(ctx, world, 4, 150, 1, { hasTotals: true });
    world.feed.props.push({
      gameId: GAME_ID,
      teamCode: 'BOS',
      prop: 'hits',
      line: 0.5,
      underPrice: -1700,
      quotedAt: ctx.now(),
      ...ONLY_PROP,
    });
    for (const gameId of FOOTBALL_GAMES) await addFootballPrices(ctx, (await addFootballGame(ctx, gameId)).id);
    await formLeagueForecasts(ctx);
    await addReport(ctx);
    await storeGames(ctx, sampleGames([2025], 2).slice(0, 300));
    await analyzeSlates(ctx);
    const pages = { webDist, routes: appRoutes, publicUrl: () => 'https://edge.example', today: () => '2026-07-11' };
    const timers = fakeTimers();
    const server = await makeServer(features, { world: { ...world, container: { ...world.container, timers } }, pages });
    const publish = async (): Promise<void> => {
      await publishPicks(world.ctxFor('system'), baseballPicks);
      expect(await publishPicks(world.ctxFor('system'), leaguePicks('cfl'))).toHaveLength(4);
    };
    await run(ctx, server, { publish, flushStream: () => timers.pass(STREAM_MS) });
    await server.close();
  });
  rmSync(webDist, { recursive: true, force: true });
}
