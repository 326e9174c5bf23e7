import { DETAIL_NAMES, eachDetail } from '@clearedge/contract/bet-details';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, bets } from '../../db/schema/index.ts';
import { createContest, createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { betsFeature } from './index.ts';
import { importCsv } from './testing/import-csv.ts';

const gameId = '20260711_NYY@BOS';
const slip = (change: object = {}) => ({ gameId, betType: 'moneyline', selection: 'New York Yankees', odds: -126, stake: 40, ...change });

describe('placing', () => {
  test('computes what it pays and ignores the client’s figure', async () => {
    await withTestCtx({}, async (ctx, world) => {
      await createContest(ctx);
      const server = await makeServer([betsFeature], { world });
      const me = await server.as(world.user!);
      const answer = await me.post('/api/bets', slip({ odds: '150', stake: '12.50', potentialWin: '999999' }));
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({
        gameId,
        odds: 150,
        stake: 12.5,
        potentialWin: 18.75,
        status: 'pending',
        result: null,
        isGradable: true,
        pick: { market: 'moneyline', side: 'away' },
        userId: world.user!.id,
      });
      await server.close();
    });
  });

  test('one key places once, in any number of tries; the same key with another body is refused', async () => {
    await withTestCtx({}, async (ctx, world) => {
      await createContest(ctx);
      const server = await makeServer([betsFeature], { world });
      const me = await server.as(world.user!);
      const key = { 'idempotency-key': 'k-1' };
      const answers = await Promise.all(Array.from({ length: 20 }, () => me.post('/api/bets', slip(), key)));
      expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
      expect(answers.every((answer) => answer.statusCode === 201)).toBe(true);
      expect(await ctx.db.select().from(bets)).toHaveLength(1);
      const other = await me.post('/api/bets', slip({ stake: 41 }), key);
      expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
      const somebody = await server.as(await createUser(ctx, {}));
      expect((await somebody.post('/api/bets', slip(), key)).statusCode).toBe(201);
      expect(await ctx.db.select().from(bets)).toHaveLength(2);
      await server.close();
    });
  });

  test('closes at first pitch by the server’s clock', async () => {
    await withTestCtx({ now: '2026-07-11T23:05:00Z' }, async (ctx, world) => {
      await createContest(ctx);
      const server = await makeServer([betsFeature], { world });
      const me = await server.as(world.user!);
      const refused = await me.post('/api/bets', slip());
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONTEST_STARTED']);
      expect((await me.post('/api/bets', slip({ placedAt: '2026-07-11T20:00:00Z' }))).json()).toMatchObject({
        source: 'manual',
        isGradable: true,
      });
      await server.close();
    });
  });

  const boundaries: [field: string, value: unknown][] = ['odds', 'stake', 'selection', 'gameId', 'betType'].flatMap((field) =>
    [null, '', {}, [], true, 'x'.repeat(10_240)].map((value): [string, unknown] => [field, value]),
  );
  boundaries.push(
    ['odds', 99],
    ['odds', -99.5],
    ['odds', 0],
    ['odds', 2 ** 53],
    ['odds', '1e309'],
    ['stake', 0],
    ['stake', -0],
    ['stake', -5],
    ['stake', 1.005],
    ['stake', 10.000000001],
    ['stake', 2 ** 53],
    ['stake', '1e309'],
    ['pick', { market: 'moneyline', side: 'middle' }],
    ['placedAt', 'yesterday'],
  );
  test('each field’s boundary table is a 400 that names the field', async () => {
    await withTestCtx({}, async (ctx, world) => {
      await createContest(ctx);
      const server = await makeServer([betsFeature], { world });
      const me = await server.as(world.user!);
      for (const [field, value] of boundaries) {
        const answer = await me.post('/api/bets', slip({ [field]: value }));
        expect([field, value, answer.statusCode]).toEqual([field, value, 400]);
        expect(JSON.stringify(answer.json().issues)).toContain(`"${field}`);
      }
      const emoji = await me.post('/api/bets', slip({ gameId: 'العربية 💥', selection: '‮💥 שלום' }));
      expect(emoji.json()).toMatchObject({ gameId: 'العربية 💥', isGradable: false });
      expect(await ctx.db.select().from(bets)).toHaveLength(1);
      await server.close();
    });
  });

  test('fields that are not the client’s to set are ignored', async () => {
    await withTestCtx({}, async (ctx, world) => {
      await createContest(ctx);
      const server = await makeServer([betsFeature], { world });
      const me = await server.as(world.user!);
      const forged = {
        id: '11111111-1111-4111-8111-111111111111',
        userId: '1',
        status: 'settled',
        result: 'win',
        actualWin: 999,
        confidence: 99,
        settledAt: '2026-01-01T00:00:00Z',
      };
      expect((await me.post('/api/bets', slip(forged))).json()).toMatchObject({
        status: 'pending',
        result: null,
        actualWin: null,
        confidence: null,
        userId: world.user!.id,
      });
      await server.close();
    });
  });
});

describe('one’s own bets', () => {
  test('can be edited while pending, and its details when settled; each change is kept', async () => {
    await withTestCtx({}, async (ctx, world) => {
      await createContest(ctx);
      const server = await makeServer([betsFeature], { world });
      const me = await server.as(world.user!);
      const { id } = (await me.post('/api/bets', slip())).json();
      expect((await me.patch(`/api/bets/${id}`, { selection: 'Red Sox', stake: 20, odds: 110 })).json()).toMatchObject({
        selection: 'Red Sox',
        stake: 20,
        odds: 110,
        potentialWin: 22,
        pick: { side: 'home' },
      });
      expect((await me.patch(`/api/bets/${id}`, { selection: 'something else' })).json()).toMatchObject({ isGradable: false, stake: 20 });
      expect(await ctx.db.select().from(auditEntries).where(eq(auditEntries.action, 'bet.edited'))).toHaveLength(2);
      await ctx.db.update(bets).set({ status: 'settled', result: 'win', profitCents: 100, settledAt: ctx.now() });
      const [before] = await ctx.db.select().from(bets);
      const changes = [{ stake: 21 }, { odds: 120 }, { selection: 'New York Yankees' }, { pick: null }];
      for (const change of changes) {
        const refused = await me.patch(`/api/bets/${id}`, { ...change, ...eachDetail((name) => `${name} too`) });
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_PENDING']);
      }
      const noted = eachDetail((name) => `New ${name}`);
      expect((await me.patch(`/api/bets/${id}`, noted)).json()).toMatchObject({ ...noted, status: 'settled', result: 'win' });
      const stranger = await server.as(await createUser(ctx, {}));
      expect((await stranger.patch(`/api/bets/${id}`, noted)).statusCode).toBe(404);
      expect(await ctx.db.select().from(bets)).toEqual([{ ...before, ...noted, updatedAt: expect.any(Date) }]);
      expect(
        (
          await me.patch(
            `/api/bets/${id}`,
            eachDetail(() => ''),
          )
        ).json(),
      ).toMatchObject(eachDetail(() => null));
      await server.close();
    });
  });

  test('keep every detail from placing through an edit to a file and back', async () => {
    await withTestCtx({}, async (ctx, world) => {
      await createContest(ctx);
      const server = await makeServer([betsFeature], { world });
      const me = await server.as(world.user!);
      const typed = eachDetail((name) => ` My ${name}, "quoted" `);
      const stored = eachDetail((name) => `My ${name}, "quoted"`);
      const placed = (await me.post('/api/bets', slip(typed))).json();
      expect(placed).toMatchObject(stored);
      for (const name of DETAIL_NAMES) {
        const edited = (await me.patch(`/api/bets/${placed.id}`, { [name]: 'Another' })).json();
        expect(edited).toMatchObject({ ...stored, [name]: 'Another' });
        expect((await me.patch(`/api/bets/${placed.id}`, { [name]: '' })).json()).toMatchObject({ ...stored, [name]: null });
        await me.patch(`/api/bets/${placed.id}`, { [name]: typed[name] });
      }
      const other = await server.as(await createUser(ctx, {}));
      expect(await importCsv(other, (await me.get('/api/bets/export')).body)).toMatchObject({ imported: 1 });
      expect((await other.get('/api/bets')).json()).toMatchObject([{ ...stored, source: 'import' }]);
      const tooLong = await me.post('/api/bets', slip(eachDetail((_name, { maxLength }) => 'x'.repeat(maxLength + 1))));
      expect(tooLong.json().issues.map(({ path }: { path: string }) => path)).toEqual(DETAIL_NAMES);
      await server.close();
    });
  });

  test('are no one else’s: the same 404 for a stranger’s bet and for one that never was', async () => {
    await withTestCtx({}, async (ctx, world) => {
      await createContest(ctx);
      const server = await makeServer([betsFeature], { world });
      const me = await server.as(world.user!);
      const { id } = (await me.post('/api/bets', slip())).json();
      const stranger = await server.as(await createUser(ctx, {}));
      const missing = '00000000-0000-4000-8000-000000000000';
      const [edit, gone] = await Promise.all([
        stranger.patch(`/api/bets/${id}`, { stake: 1 }),
        stranger.patch(`/api/bets/${missing}`, { stake: 1 }),
      ]);
      expect([edit.statusCode, gone.statusCode, edit.json().message]).toEqual([404, 404, gone.json().message]);
      expect((await stranger.delete(`/api/bets/${id}`)).statusCode).toBe(404);
      expect((await stranger.get('/api/bets')).json()).toEqual([]);
      expect((await stranger.get(`/api/bets?userId=${world.user!.id}`)).statusCode).toBe(403);
      expect((await stranger.get('/api/bets?userId=1')).statusCode).toBe(403);
      expect((await me.get('/api/bets')).json()).toMatchObject([{ stake: 40 }]);
      await server.close();
    });
  });

  test('vanish from lists and statistics when removed', async () => {
    await withTestCtx({}, async (ctx, world) => {
      await createContest(ctx);
      const server = await makeServer([betsFeature], { world });
      const me = await server.as(world.user!);
      const { id } = (await me.post('/api/bets', slip())).json();
      expect((await me.delete(`/api/bets/${id}`)).json()).toEqual({ ok: true });
      expect((await me.get('/api/bets')).json()).toEqual([]);
      expect((await me.get('/api/bets/stats')).json()).toMatchObject({ totalBets: 0, winRate: null });
      expect((await me.delete(`/api/bets/${id}`)).statusCode).toBe(404);
      await server.close();
    });
  });

  test('leave and come back as CSV without loss or doubles', async () => {
    await withTestCtx({}, async (ctx, world) => {
      await createContest(ctx);
      const server = await makeServer([betsFeature], { world });
      const me = await server.as(world.user!);
      await me.post(
        '/api/bets',
        slip({ selection: '=cmd|1, "quoted"', gameId: 'Elsewhere', betType: 'prop', placedAt: '2026-07-10T12:00:00Z' }),
      );
      const csv = (await me.get('/api/bets/export')).body;
      expect(csv).toContain(`"'=cmd|1, ""quoted"""`);
      const other = await server.as(await createUser(ctx, {}));
      expect(await importCsv(other, csv)).toEqual({ imported: 1, skipped: 0, refused: [] });
      expect(await importCsv(other, csv)).toEqual({ imported: 0, skipped: 1, refused: [] });
      expect((await other.get('/api/bets')).json()).toMatchObject([
        { selection: '=cmd|1, "quoted"', odds: -126, stake: 40, source: 'import', status: 'pending' },
      ]);
      expect(await importCsv(other, 'date,game\nx,y\n')).toMatchObject({ imported: 0, refused: [{ row: 2 }] });
      expect((await other.post('/api/bets/import', { csv: 'a"b\n"' })).statusCode).toBe(400);
      await server.close();
    });
  });
});
