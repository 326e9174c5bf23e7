import { eq, sql } from 'drizzle-orm';
import { betClosings, bets } from '../../../db/schema/index.ts';
import { makeServer, withTestCtx } from '../../../testing/index.ts';
import { performanceFeature } from '../index.ts';
import { addBets, addGames, drawnBets } from './ledger.ts';

const BETS = 10_000;
const DAYS = 400;
const ROUNDS = 15;

function said(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted[0]!.toFixed(0)} ms at best, ${sorted[sorted.length >> 1]!.toFixed(0)} ms in the middle`;
}

/** Prints how long one's own performance takes with ten thousand bets over four hundred days, each with its close. */
await withTestCtx({}, async (ctx, world) => {
  const rows = drawnBets(ctx, world.user!.id, await addGames(ctx, DAYS), BETS);
  await addBets(ctx, rows);
  for (let from = 0; from < rows.length; from += 500)
    await ctx.db.insert(betClosings).values(
      rows.slice(from, from + 500).map(({ id, settledAt }) => ({
        betId: id!,
        settledAt: settledAt!,
        kind: 'measured' as const,
        odds: -105,
        probability: 0.49,
        linePoints: null,
        recordedAt: ctx.now(),
      })),
    );
  await ctx.db.execute(sql`analyze`);
  const server = await makeServer([performanceFeature()], { world });
  const me = await server.as(world.user!);
  /** Processor time: other programs on the machine do not change it. */
  const ask = async (): Promise<number> => {
    const from = process.cpuUsage();
    const answer = await me.get('/api/performance/mine');
    const { user, system } = process.cpuUsage(from);
    const took = (user + system) / 1000;
    if (answer.statusCode !== 200 || answer.json().totals.bets !== BETS) throw new Error(answer.body.slice(0, 500));
    return took;
  };
  const built: number[] = [];
  const kept: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A changed bet makes the kept answer stale: the first of the two is built anew.
    await ctx.db
      .update(bets)
      .set({ updatedAt: new Date(ctx.now().getTime() + round) })
      .where(eq(bets.id, rows[0]!.id!));
    built.push(await ask());
    kept.push(await ask());
  }
  process.stdout.write(`${BETS} bets, processor time: first ${built[0]!.toFixed(0)} ms; built ${said(built)}; kept ${said(kept)}\n`);
  await server.close();
});
process.exit(0);
