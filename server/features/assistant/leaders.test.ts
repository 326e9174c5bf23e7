import { expect, test } from 'vitest';
import { contestFacts, type contests, playerGames } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { LeagueBox } from '../../ports/index.ts';
import { createDemoSource } from '../../providers/demo/index.ts';
import { createContest, createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';

const NOW = '2026-10-13T16:00:00Z';

const finished = (ctx: Ctx, day: string, values: Partial<typeof contests.$inferInsert>) =>
  createContest(ctx, { slateOn: day, startsAt: new Date(`${day}T17:00:00Z`), status: 'final', awayScore: 20, homeScore: 17, ...values });

const nfl = (ctx: Ctx, day: string, stage = 'regular') =>
  finished(ctx, day, {
    sport: 'nfl',
    gameId: `${day.replaceAll('-', '')}_BUF@KC_NFL`,
    seasonYear: 2026,
    awayCode: 'BUF',
    homeCode: 'KC',
    detail: { sport: 'nfl', stage, isNeutral: false } as never,
  });

/** Rushing yards by player, as a game's facts tell them. */
const tell = (ctx: Ctx, contestId: string, yards: Record<string, number>, version = 1) =>
  ctx.db
    .insert(contestFacts)
    .values({
      id: ctx.newId(),
      contestId,
      version,
      isFinal: true,
      facts: {
        state: 'final',
        minutesPlayed: 60,
        score: { away: 20, home: 17 },
        players: Object.fromEntries(
          Object.entries(yards).map(([id, rushing_yards]) => [
            id,
            { status: rushing_yards < 0 ? 'inactive' : 'played', stats: { rushing_yards } },
          ]),
        ),
      } as never,
      factsHash: String(version),
      reportedAt: ctx.now(),
      recordedAt: ctx.now(),
    });

const box = {
  away: ['A', 'B'].map((id) => ({
    playerId: id,
    name: `Runner ${id}`,
    position: 'RB',
    status: 'played',
    stats: { rushing_yards: 1, rushing_attempts: 1 },
  })),
  home: [],
} as unknown as LeagueBox;

test('who leads a league is told from its finished games: by totals once all of them are stored, else by the game', {
  timeout: 120_000,
}, async () => {
  const { nfl: source } = createDemoSource({ seed: 'clearedge' }).leagues;
  const feed = Object.assign(Object.create(source!.feed), { findBox: async () => box });
  await withTestCtx({ now: NOW, ports: { leagues: { nfl: { ...source!, feed } } }, signedOut: true }, async (ctx, world) => {
    const [first, second, third] = [await nfl(ctx, '2026-09-13'), await nfl(ctx, '2026-09-20'), await nfl(ctx, '2026-09-27')];
    await tell(ctx, (await nfl(ctx, '2026-08-20', 'preseason')).id, { A: 900 });
    await tell(ctx, first.id, { A: 10, B: 200 });
    // A correction takes the place of what was told first.
    await tell(ctx, first.id, { A: 10, B: 80, C: -1 }, 2);
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    const say = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    expect(await say('who leads the nfl in rushing yards')).toMatch(
      /^The players’ numbers of 1 of 3 finished games of the NFL season are stored so far: too few/,
    );
    await tell(ctx, second.id, { A: 100, B: 0 });
    const asked = await say('who leads the nfl in rushing yards');
    expect(asked).toMatch(
      /^NFL leaders in rushing yards a game, season 2026, .*\n• 1\. Runner A.*: 55\.0 a game, 110 in 2 games\.\n• 2\. Runner B.*: 40\.0 a game, 80 in 2 games\.\n.*of 2 of 3 finished games of the NFL season are stored/,
    );
    await tell(ctx, third.id, { B: 60 });
    world.clock.advanceMinutes(1);
    expect(await say('nfl rushing leaders')).toMatch(
      /^NFL leaders in rushing yards, season 2026:\n• 1\. Runner B.*: 140 in 3 games\.\n• 2\. Runner A.*: 110 in 2 games\.\nFrom .* all 3 finished games/,
    );
    expect(await say('who averages the most rushing yards in the nfl')).toMatch(/1\. Runner A.*: 55\.0 a game/);
    expect(await say('who has the most receptions in the nfl')).toMatch(/^ClearEdge has no season leaders in receptions of the NFL/);
    await server.close();
  });
});

test('MLB’s leaders are told from the logs of its games, batters and pitchers apart', { timeout: 120_000 }, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const lines = (batters: [string, number][], pitchers: [string, number][]) => ({
      // Hits are a batter's first statistic, strikeouts a pitcher's.
      batters: batters.map(([playerId, hits]) => ({ playerId, isStarter: true, stats: [hits, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] })),
      pitchers: pitchers.map(([playerId, strikeouts]) => ({ playerId, isStarter: true, pitches: 90, stats: [strikeouts, 0, 0, 0, 0, 0] })),
      starterThrows: null,
    });
    for (const [day, hits, strikeouts] of [
      ['2026-07-10', 3, 9],
      ['2026-07-11', 1, 4],
    ] as const) {
      const { gameId } = await finished(ctx, day, { gameId: `${day.replaceAll('-', '')}_NYY@BOS`, seasonYear: 2026 });
      const game = { gameId, slateOn: day, seasonYear: 2026, awayCode: 'NYY', homeCode: 'BOS', propLines: {}, recordedAt: ctx.now() };
      await ctx.db.insert(playerGames).values({ ...game, away: lines([['x', hits]], [['p', strikeouts]]), home: lines([['y', 1]], []) });
    }
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    const say = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    expect(await say('mlb hits leaders')).toMatch(/^MLB leaders in hits, season 2026:\n• 1\. .*: 4 in 2 games\.\n• 2\. .*: 2 in 2 games\./);
    expect(await say('who leads mlb in strikeouts')).toMatch(
      /MLB leaders in (pitcher )?strikeouts, season 2026:\n• 1\. .*: 13 in 2 games\./,
    );
    await server.close();
  });
});
