import { closingExpectedValue } from '@clearedge/quant/closing';
import { americanToDecimal, impliedProbability } from '@clearedge/quant/price';
import { balancesOf, longestStreak, maxDrawdown, ratioBootstrap, wilsonInterval } from '@clearedge/quant/scoring';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import { makeServer, withTestCtx } from '../../../testing/index.ts';
import { performanceFeature } from '../index.ts';
import { noteClosings } from '../jobs.ts';
import { addBets, addClose, addGames, drawnBets } from '../testing/ledger.ts';

interface Row {
  day: string;
  odds: number;
  stake: number;
  profit: number;
  result: string;
  closes: number[] | null;
}
interface Sums {
  key: string;
  bets: number;
  wins: number;
  losses: number;
  pushes: number;
  voids: number;
  staked: number;
  profit: number;
}

// Written apart from the product's own statements: every figure is found a second time, from the rows alone.
const FROM = sql`from bets b join contests e on e.id = b.contest_id where b.user_id =`;
const KEYS = {
  market: sql`b.bet_type`,
  price: sql`case when b.odds <= -200 then 'to-200' when b.odds <= -150 then '-199to-150' when b.odds <= -110 then '-149to-110'
    when b.odds <= 109 then '-109to109' when b.odds <= 149 then '110to149' when b.odds <= 199 then '150to199' else 'from200' end`,
  book: sql`coalesce(b.book, 'No book')`,
  weekday: sql`extract(isodow from e.slate_on)::text`,
  lead: sql`case when e.starts_at - b.placed_at < interval '1 hour' then 'under1h' when e.starts_at - b.placed_at < interval '3 hours' then '1to3h'
    when e.starts_at - b.placed_at < interval '12 hours' then '3to12h' when e.starts_at - b.placed_at < interval '24 hours' then '12to24h' else 'over24h' end`,
  side: sql`b.selection->>'side'`,
  role: sql`case b.bet_type when 'moneyline' then case when b.odds < 0 then 'favorite' else 'underdog' end
    when 'spread' then case when b.selection->>'line' like '-%' then 'favorite' else 'underdog' end end`,
};

const sumsBy = (ctx: Ctx, userId: string, key: (typeof KEYS)[keyof typeof KEYS]): Promise<Sums[]> =>
  rowsOf(
    ctx.db,
    sql`select ${key} as key, count(*)::int as bets, (count(*) filter (where result = 'win'))::int as wins,
      (count(*) filter (where result = 'loss'))::int as losses, (count(*) filter (where result = 'push'))::int as pushes,
      (count(*) filter (where result = 'void'))::int as voids,
      coalesce(sum(stake_cents) filter (where result <> 'void'), 0)::float8 / 100 as staked, sum(profit_cents)::float8 / 100 as profit
      ${FROM} ${userId} and ${key} is not null group by 1`,
  );

const rowsIn = (ctx: Ctx, userId: string): Promise<Row[]> =>
  rowsOf(
    ctx.db,
    sql`select e.slate_on::text as day, b.odds, b.stake_cents::int as stake, b.profit_cents::int as profit, b.result,
      (select json_agg(c.price order by c.side = b.selection->>'side' desc) from closing_prices c
        where c.contest_id = e.id and c.market = 'moneyline' and b.bet_type = 'moneyline') as closes
      ${FROM} ${userId} order by e.slate_on, b.settled_at, b.id`,
  );

test('every figure equals what the rows of the database come to', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const me = world.user!.id;
    const games = await addGames(ctx, 20);
    const sides = [
      { side: 'away', price: 120 },
      { side: 'home', price: -140 },
    ] as const;
    for (const game of games.slice(0, 12)) await addClose(ctx, game, 'moneyline', sides);
    await addBets(ctx, drawnBets(ctx, me, games, 300));
    await noteClosings(ctx);
    const server = await makeServer([performanceFeature()], { world });
    const body = (await (await server.as(world.user!)).get('/api/performance/mine')).json();
    const rows = await rowsIn(ctx, me);
    const decided = rows.filter(({ result }) => result === 'win' || result === 'loss');
    const counted = rows.filter(({ result }) => result !== 'void');

    const [whole] = await sumsBy(ctx, me, sql`'all'`);
    const { key: _key, ...sums } = whole!;
    expect(body.totals).toMatchObject(sums);
    expect(body.totals.roi).toBeCloseTo(sums.profit / sums.staked, 12);
    expect(body.totals.hitRate).toBeCloseTo(sums.wins / decided.length, 12);
    expect(body.totals.hitInterval).toEqual(wilsonInterval(sums.wins, decided.length));
    expect(body.totals.neededRate).toBeCloseTo(decided.reduce((sum, { odds }) => sum + impliedProbability(odds), 0) / decided.length, 12);
    const units = (row: Row): number => (row.result === 'win' ? americanToDecimal(row.odds) - 1 : row.result === 'loss' ? -1 : 0);
    expect(body.totals.units).toBeCloseTo(
      rows.reduce((sum, row) => sum + units(row), 0),
      9,
    );
    const boot = ratioBootstrap(
      counted.map(({ profit }) => profit),
      counted.map(({ stake }) => stake),
      counted.map(({ day }) => day),
      { seed: 1 },
    );
    expect(Math.abs(body.totals.roiInterval.low - boot.low)).toBeLessThan(boot.standardError / 4);
    expect(Math.abs(body.totals.roiInterval.high - boot.high)).toBeLessThan(boot.standardError / 4);

    for (const [cut, key] of Object.entries(KEYS)) {
      const found = body.cuts.find((one: { cut: string }) => one.cut === cut).rows;
      const wanted = await sumsBy(ctx, me, key);
      expect([cut, found.length]).toEqual([cut, wanted.length]);
      for (const { key: name, ...each } of wanted) {
        const row = found.find((one: { key: string }) => one.key === name);
        expect([cut, name, row.figures]).toMatchObject([cut, name, each]);
        const isTooFew = each.bets - each.voids < 20;
        expect([cut, name, row.isTooFew]).toEqual([cut, name, isTooFew]);
        if (isTooFew) expect([row.figures.hitInterval, row.figures.roiInterval]).toEqual([null, null]);
        if (each.staked > 0) expect(row.figures.roi).toBeCloseTo(each.profit / each.staked, 12);
      }
    }

    const days = [...new Set(counted.map(({ day }) => day))];
    let total = 0;
    const totals = days.map((day) => {
      total += counted.filter((row) => row.day === day).reduce((sum, { profit }) => sum + profit, 0);
      return total;
    });
    expect(body.curve.map((point: { on: string }) => point.on)).toEqual(days);
    expect(body.curve.map((point: { total: number }) => Math.round(point.total * 100))).toEqual(totals);
    const fall = maxDrawdown(
      balancesOf(
        0,
        counted.map(({ profit }) => profit),
      ),
    );
    expect(body.drawdown.dollars).toEqual({
      depth: fall.depth / 100,
      from: counted[Math.max(0, fall.peakIndex - 1)]!.day,
      to: counted[fall.troughIndex - 1]!.day,
    });
    expect(body.curve.at(-1).totalUnits).toBeCloseTo(body.totals.units, 9);

    const outcomes = decided.map(({ result }) => Number(result === 'win'));
    expect(body.streaks).toMatchObject({ bets: decided.length, won: { length: longestStreak(outcomes) } });
    expect(body.streaks.lost.length).toBe(longestStreak(outcomes.map((one) => 1 - one)));

    const values = rows.flatMap(({ odds, closes }) =>
      closes ? closingExpectedValue(americanToDecimal(odds), { decimals: closes.map(americanToDecimal), place: 0 }) : [],
    );
    const measure = body.closing.measures.find((one: { measure: string }) => one.measure === 'expectedValue');
    expect(measure).toMatchObject({ count: values.length, beaten: values.filter((value) => value > 0).length });
    expect(measure.mean).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length, 9);
    expect(body.totals.clv).toEqual({ count: values.length, mean: measure.mean });
    expect(body.closing.counts.measured).toBe(values.length);
    expect(Object.values(body.closing.counts as Record<string, number>).reduce((sum, count) => sum + count, 0)).toBe(300);
    await server.close();
  });
}, 60_000);
