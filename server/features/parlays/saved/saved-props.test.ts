import { describe, expect, test, vi } from 'vitest';
import { atTable, FIRST, type Table } from '../testing/table.ts';
import type { SavedParlay } from './present-parlay.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

const listed = async ({ me }: Pick<Table, 'me'>): Promise<SavedParlay[]> => (await me.get('/api/my-parlays')).json();

describe('player props', () => {
  const prop = (table: Table, playerId: string, overPrice: number) =>
    table.world.feed.props.push({
      gameId: FIRST,
      playerId,
      playerName: 'Joe Bat',
      teamCode: 'BOS',
      prop: 'hits',
      line: 0.5,
      quotedAt: table.ctx.now(),
      book: { code: 'AAA', name: 'Book A' },
      overPrice,
      underPrice: -130,
    });
  const choice = (playerId: string, odds: number, change: object = {}) => ({
    propId: `${FIRST}~${playerId}~hits~0.5`,
    selection: 'over',
    odds,
    playerName: 'Joe Bat',
    propType: 'hits',
    line: 0.5,
    team: 'BOS',
    ...change,
  });
  const post = ({ me }: Table, selections: object[], stake: unknown = 10) =>
    me.post('/api/player-prop-parlays', { selections, analysis: { expectedValue: 9 }, stake, potentialPayout: 1 });

  test('one is enough; what it pays is the server’s word, what it is comes from its id', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      prop(table, 'p1', 120);
      const saved = await post(table, [choice('p1', 120, { line: 7.5, propType: 'runs' })]);
      expect([saved.statusCode, saved.json()]).toMatchObject([
        201,
        {
          kind: 'player_prop',
          odds: 120,
          potentialPayout: 22,
          recommendation: 'analysis_needed',
          legs: [{ selection: 'Joe Bat Hits Over 0.5' }],
        },
      ]);
      expect((await post(table, [choice('p1', 130)])).json()).toMatchObject({ code: 'PRICE_MOVED', currentOdds: 120 });
      expect((await post(table, [choice('p1', 120, { propId: 'nonsense' })])).json()).toMatchObject({
        code: 'INVALID_INPUT',
        issues: [{ path: 'selections.0.propId' }],
      });
    });
  });

  test('the same order sent again with another analysis is the same order', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      prop(table, 'p1', 120);
      const send = (potentialPayout: number) =>
        table.me.post(
          '/api/player-prop-parlays',
          { selections: [choice('p1', 120)], stake: 10, potentialPayout },
          { 'idempotency-key': 'again' },
        );
      expect((await send(21)).body).toBe((await send(22)).body);
      expect(await listed(table)).toHaveLength(1);
    });
  });

  test.each([
    [0, 10, 400],
    [1, 10, 201],
    [7, 10, 400],
    [1, 0.99, 400],
    [1, 1000, 201],
    [1, 1000.01, 400],
  ])('%i legs and a stake of %d are answered with %i', async (count, stake, status) => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      const men = Array.from({ length: count }, (_, at) => `p${at}`);
      for (const man of men) prop(table, man, 120);
      expect(
        (
          await post(
            table,
            men.map((man) => choice(man, 120)),
            stake,
          )
        ).statusCode,
      ).toBe(status);
    });
  });
});
