import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { performanceFeature } from '../index.ts';
import { addBets, betRow } from '../testing/ledger.ts';

const YEAR = '/api/performance/mine/year';

test('a year is what was settled in it by Eastern time: by month and book, with pushes, voids and free bets as they count', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const me = world.user!.id;
    const at = (settledAt: string, values: Parameters<typeof betRow>[3] = {}) =>
      betRow(ctx, me, null, { settledAt: new Date(settledAt), placedAt: new Date(settledAt), ...values });
    await addBets(ctx, [
      // 11:30 pm of December 31 in New York, and half past midnight of January 1.
      at('2026-01-01T04:30:00Z', { stakeCents: 7777 }),
      at('2026-01-01T05:30:00Z', { stakeCents: 1000, odds: 150 }),
      at('2026-01-20T20:00:00Z', { stakeCents: 2000, result: 'loss' }),
      at('2026-01-21T20:00:00Z', { stakeCents: 3000, result: 'push', book: 'Summit' }),
      at('2026-01-22T20:00:00Z', { stakeCents: 4000, result: 'void', book: 'Summit' }),
      at('2026-03-01T20:00:00Z', { betType: 'parlay', stakeCents: 0, freeStakeCents: 2500, profitCents: 6000, book: null }),
      at('2026-03-02T20:00:00Z', { betType: 'round_robin', result: 'loss', stakeCents: 3000, profitCents: -1250, resultBy: 'file' }),
      at('2026-03-03T20:00:00Z', { deletedAt: ctx.now() }),
      at('2026-03-04T20:00:00Z', { status: 'pending', result: null, profitCents: null, settledAt: null, stakeCents: 5000 }),
      betRow(ctx, (await createUser(ctx)).id, null, { settledAt: new Date('2026-03-05T20:00:00Z') }),
    ]);
    const server = await makeServer([performanceFeature()], { world });
    const client = await server.as(world.user!);
    const body = (await client.get(`${YEAR}?year=2026`)).json();
    expect(body).toMatchObject({
      year: 2026,
      years: [2026, 2025],
      totals: {
        bets: 6,
        parlays: 2,
        wins: 2,
        losses: 2,
        pushes: 1,
        voids: 1,
        staked: 90,
        freeStaked: 25,
        won: 75,
        lost: 32.5,
        profit: 42.5,
      },
      open: { bets: 1, staked: 50 },
      fromFiles: 1,
    });
    expect(body.lines.map(({ month, book, bets, profit }: Record<string, unknown>) => [month, book, bets, profit])).toEqual([
      [1, 'Harbor', 2, -5],
      [1, 'Summit', 2, 0],
      [3, 'Harbor', 1, -12.5],
      [3, 'No book', 1, 60],
    ]);
    for (const part of ['months', 'books', 'lines'])
      for (const figure of ['bets', 'staked', 'freeStaked', 'won', 'lost', 'profit'])
        expect(
          body[part].reduce((sum: number, row: Record<string, number>) => sum + row[figure]!, 0),
          `${part} ${figure}`,
        ).toBe(body.totals[figure]);
    expect((await client.get(`${YEAR}?year=2025`)).json()).toMatchObject({ totals: { bets: 1, staked: 77.77 }, months: [{ month: 12 }] });
    expect((await client.get(YEAR)).json().year).toBe(Number(ctx.now().toISOString().slice(0, 4)));
    expect((await client.get(`${YEAR}?year=1066`)).statusCode).toBe(400);
    const rows: Record<string, string>[] = parse((await client.get(`${YEAR}/csv?year=2026`)).body, { columns: true });
    expect(rows).toHaveLength(4);
    expect(rows[1]).toEqual({
      month: '2026-01',
      book: 'Summit',
      bets: '2',
      parlays: '0',
      wins: '0',
      losses: '0',
      pushes: '1',
      voids: '1',
      staked: '30',
      freeStaked: '0',
      won: '0',
      lost: '0',
      profit: '0',
    });
    for (const url of [YEAR, `${YEAR}/csv`]) expect((await server.visitor.get(url)).statusCode).toBe(401);
    await server.close();
  });
});
