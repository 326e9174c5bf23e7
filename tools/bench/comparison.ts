// Odds comparison of 15 games at 8 books on the embedded database: an answer built anew, and one that is kept.
import { boardPrices, books } from '../../server/db/schema/index.ts';
import { comparisonFeature } from '../../server/features/comparison/index.ts';
import { offers } from '../../server/features/odds/testing/samples.ts';
import { createContest, createUser, makeServer, withTestCtx } from '../../server/testing/index.ts';

const TEAMS = ['NYY', 'LAD', 'HOU', 'ATL', 'SEA', 'CHC', 'TOR', 'TB', 'SD', 'STL', 'DET', 'PIT', 'MIA', 'KC', 'OAK'];
const BOOKS = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF', 'GGG', 'HHH'];
const NOW = new Date('2026-07-11T16:00:00Z');
const ROUNDS = 40;
const PATH = '/api/odds-comparison?date=2026-07-11';

const percentile = (times: readonly number[], share: number): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)]!;
/** On a busy machine the processor's time says what the clock cannot. */
const show = (name: string, { times, processor }: Measured, limit: number): void =>
  console.log(
    `${name.padEnd(46)} median ${percentile(times, 0.5).toFixed(1)} ms  p95 ${percentile(times, 0.95).toFixed(1)} ms  processor ${percentile(processor, 0.5).toFixed(1)} ms   asked: under ${limit} ms`,
  );

interface Measured {
  times: number[];
  processor: number[];
}

/** Every market of a game at a book, each book a little apart from the others. */
const pricesAt = (code: string, at: number, game: number) => [
  ...offers(code, 'moneyline', null, -120 - at - game, 104 + at, NOW),
  ...offers(code, 'spread', 1.5, -170 - at, 145 + at, NOW),
  ...offers(code, 'total', at % 4 === 0 ? 9 : 8.5, -110 - at, -110, NOW),
  ...offers(code, 'first5_moneyline', null, -115 - at, 100 + at, NOW),
  ...offers(code, 'first5_total', 4.5, -112, -108 - at, NOW),
];

await withTestCtx({ signedOut: true, now: NOW.toISOString() }, async (ctx, world) => {
  await ctx.db.insert(books).values(BOOKS.map((code) => ({ code, name: `Book ${code}` })));
  for (const [game, team] of TEAMS.entries()) {
    const contest = await createContest(ctx, { gameId: `20260711_${team}@BOS`, awayCode: team });
    const rows = BOOKS.flatMap((code, at) => pricesAt(code, at, game)).map(({ bookName: _name, ...row }) => ({
      ...row,
      contestId: contest.id,
    }));
    await ctx.db.insert(boardPrices).values(rows);
  }
  const server = await makeServer([comparisonFeature], { world });
  const { get } = await server.as(await createUser(ctx, { tier: 'pro' }));
  const forget = (): Promise<void> => world.ctxFor('system').publish({ topic: 'clock', now: NOW.toISOString() });
  const measure = async (isCold: boolean): Promise<Measured> => {
    const found: Measured = { times: [], processor: [] };
    for (let round = 0; round < ROUNDS; round++) {
      if (isCold) await forget();
      const [started, before] = [performance.now(), process.cpuUsage()];
      const { statusCode } = await get(PATH);
      if (statusCode !== 200) throw new Error(`odds comparison answered ${statusCode}`);
      const { user, system } = process.cpuUsage(before);
      if (round < ROUNDS / 4) continue;
      found.times.push(performance.now() - started);
      found.processor.push((user + system) / 1000);
    }
    return found;
  };
  const [cold, stored] = [await measure(true), await measure(false)];
  show(`odds comparison, ${TEAMS.length} games × ${BOOKS.length} books, built anew`, cold, 60);
  show(`odds comparison, ${TEAMS.length} games × ${BOOKS.length} books, kept`, stored, 10);
  await server.close();
});

// The embedded database of the tests is kept open for the next one, which there is none of here.
process.exit(0);
