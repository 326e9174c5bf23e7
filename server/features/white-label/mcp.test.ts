import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiKeys, bets, ledgerEntries, playLimits } from '../../db/schema/index.ts';
import { createContest, setLimits } from '../../testing/index.ts';
import { setTier } from '../accounts/index.ts';
import { type Scene, withScene } from './testing/scene.ts';

const READS = ['games:read', 'odds:read', 'record:read'];
const BET = { gameId: '20260711_NYY@BOS', betType: 'moneyline', selection: 'New York Yankees ML', odds: -120, stake: 11 };

/** A program with this key: the SDK's own client over a real connection. */
async function connect({ server }: Scene, key: string): Promise<Client> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/api/mcp`), { requestInit }));
  return client;
}

const namesOf = async (client: Client): Promise<string[]> => (await client.listTools()).tools.map(({ name }) => name);

interface Told {
  isError?: boolean | undefined;
  content: unknown;
  structuredContent?: unknown;
}
const callOf = async (client: Client, name: string, given: Record<string, unknown> = {}): Promise<Told> =>
  (await client.callTool({ name, arguments: given })) as Told;
const textOf = ({ content }: Told): string => (content as { text: string }[])[0]!.text;

describe('the Model Context Protocol', { timeout: 60_000 }, () => {
  test.each([
    [['games:read'], ['list_games']],
    [['odds:read'], ['best_odds']],
    [['record:read'], ['model_record']],
    [READS, ['list_games', 'best_odds', 'model_record']],
    [['bets:write'], ['log_bet']],
  ])('a key with %j has the tools %j and no others', async (scopes, names) => {
    await withScene(async (scene) => {
      const { key } = await scene.keyOf(await scene.tenant('Alpha'), scopes);
      const client = await connect(scene, key);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(names);
      expect(tools.every(({ name, annotations }) => annotations?.readOnlyHint === (name !== 'log_bet'))).toBe(true);
      for (const absent of ['list_games', 'best_odds', 'model_record', 'log_bet'].filter((name) => !names.includes(name)))
        await expect(callOf(client, absent, BET)).rejects.toThrow(`Tool ${absent} not found`);
      await client.close();
    });
  });

  test('its answers are those of the partner API', async () => {
    await withScene(async (scene) => {
      await createContest(scene.ctx);
      const { key } = await scene.keyOf(await scene.tenant('Alpha'), READS);
      const client = await connect(scene, key);
      for (const [tool, path] of [
        ['list_games', 'games'],
        ['best_odds', 'odds'],
        ['model_record', 'record'],
      ] as const) {
        const told = await callOf(client, tool);
        expect([tool, told.structuredContent]).toEqual([tool, (await scene.partner(path, key)).json()]);
        expect(JSON.parse(textOf(told))).toEqual(told.structuredContent);
      }
      expect(await callOf(client, 'list_games', { date: '2026-07-10' })).toMatchObject({ structuredContent: { games: [] } });
      expect((await callOf(client, 'list_games', { date: 'yesterday' })).isError).toBe(true);
      await client.close();
    });
  });

  test('logs a bet of the key’s owner once for each request id, and moves no practice money', async () => {
    await withScene(async (scene) => {
      const { ctx } = scene;
      await createContest(ctx);
      const [a, b] = [await scene.tenant('Alpha'), await scene.tenant('Beta')];
      await scene.keyOf(b, ['bets:write']);
      const client = await connect(scene, (await scene.keyOf(a, ['bets:write'])).key);
      const told = await callOf(client, 'log_bet', { ...BET, book: 'Summit', requestId: 'ticket 1', userId: b.user.id });
      expect(told).toMatchObject({ structuredContent: { stake: 11, odds: -120, status: 'pending', book: 'Summit' } });
      expect(await callOf(client, 'log_bet', { ...BET, book: 'Summit', requestId: 'ticket 1' })).toMatchObject({
        structuredContent: { id: (told.structuredContent as { id: string }).id },
      });
      const stored = await ctx.db.select().from(bets);
      expect(stored.map(({ userId, stakeCents }) => [userId, stakeCents])).toEqual([[a.user.id, 1100]]);
      expect(await ctx.db.select().from(ledgerEntries)).toEqual([]);
      expect((await callOf(client, 'log_bet', { ...BET, stake: -1 })).isError).toBe(true);
      expect((await callOf(client, 'log_bet', { ...BET, odds: 20 })).isError).toBe(true);
      await client.close();
    });
  });

  test('the owner’s age question, limits and breaks hold', async () => {
    await withScene(async (scene) => {
      const { ctx } = scene;
      const a = await scene.tenant('Alpha');
      const client = await connect(scene, (await scene.keyOf(a, ['bets:write'])).key);
      const refusals: string[] = [];
      for (const limits of [
        { ageAnswer: null, ageAnsweredAt: null },
        { ageAnswer: 'of_age' as const, weeklyStakeCents: 1000 },
        { weeklyStakeCents: null, excludedUntil: new Date('2027-01-01T00:00:00Z') },
      ]) {
        await setLimits(ctx, a.user.id, limits);
        const told = await callOf(client, 'log_bet', BET);
        expect(told.isError).toBe(true);
        refusals.push(textOf(told));
      }
      expect(new Set(refusals).size).toBe(3);
      expect(refusals.join()).not.toContain('went wrong');
      expect([await ctx.db.select().from(bets), (await ctx.db.select().from(playLimits)).length]).toEqual([[], 1]);
      await client.close();
    });
  });

  test('refused without a key that works, when it is revoked, its plan has ended or it was used too often', async () => {
    await withScene(async (scene) => {
      const { ctx } = scene;
      const a = await scene.tenant('Alpha');
      const { key } = await scene.keyOf(a, READS);
      const client = await connect(scene, key);
      await expect(connect(scene, `ce_${'A'.repeat(32)}`)).rejects.toThrow(/not known or was revoked|nauthorized/);
      await ctx.db.update(apiKeys).set({ windowCalls: 60 });
      await expect(namesOf(client)).rejects.toThrow('60 times a minute');
      await ctx.db.update(apiKeys).set({ windowCalls: 0 });
      expect(await namesOf(client)).toHaveLength(3);
      await ctx.transact((tx) => setTier(tx, a.user.id, { tier: 'pro', status: 'active', endAt: null }, {}));
      await expect(namesOf(client)).rejects.toThrow('does not include the API');
      await ctx.transact((tx) => setTier(tx, a.user.id, { tier: 'elite', status: 'active', endAt: null }, {}));
      await ctx.db.update(apiKeys).set({ revokedAt: ctx.now() }).where(eq(apiKeys.userId, a.user.id));
      await expect(namesOf(client)).rejects.toThrow(/not known or was revoked|nauthorized/);
      await client.close();
    });
  });

  test('messages that are none, streams and other methods are refused, and a session opens nothing', async () => {
    await withScene(async ({ tenant, keyOf, visitor }) => {
      const a = await tenant('Alpha');
      const { key } = await keyOf(a, READS);
      const headers = { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' };
      const statuses = [];
      for (const body of [{}, { jsonrpc: '2.0', id: 1 }, { jsonrpc: '1.0', id: 1, method: 'ping' }, []])
        statuses.push((await visitor.post('/api/mcp', body, headers)).statusCode);
      expect(statuses).toEqual([400, 400, 400, 400]);
      expect((await visitor.get('/api/mcp', headers)).statusCode).toBe(405);
      expect((await a.client.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' })).statusCode).toBe(401);
      const unknown = await visitor.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'drop' } }, headers);
      expect([unknown.statusCode, unknown.headers['ratelimit-remaining']]).toEqual([200, expect.any(String)]);
      expect(unknown.body).not.toMatch(/node_modules|at Object/);
    });
  });
});
