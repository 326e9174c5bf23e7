import { americanToDecimal } from '@clearedge/quant/price';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { verifyText } from '../../../tools/verify-record.mjs';
import { auditEntries, pickResults, picks as pickRows, recordHeads } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { formLeagueForecasts } from '../forecasts/index.ts';
import { picksFeature } from '../picks/index.ts';
import { publishPicks } from '../picks/publish/publish-picks.ts';
import { leaguePicks } from '../picks/sports/league/look-at-games.ts';
import { baseballPicks } from '../picks/sports/mlb/look-at-games.ts';
import { addGames, finalFacts } from '../picks/testing/board.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from '../picks/testing/football-board.ts';
import { settlementFeature } from '../settlement/index.ts';
import { settlePicks } from '../settlement/testing/settle-picks.ts';
import { recordFeature } from './index.ts';
import { publishHeads } from './record-feature.ts';

const NOW = '2026-07-11T16:00:00Z';
const STORED = { cause: { message: expect.stringContaining('are added and never changed') } };
const final = (away: number, home: number, version = 1) => ({
  version,
  isFinal: true,
  facts: { state: 'final' as const, minutesPlayed: 60, score: { away, home } },
});

async function addFootball(ctx: Ctx, system: Ctx): Promise<string> {
  await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
  const game = await addFootballGame(ctx, '20260711_HAM@TOR');
  await addFootballPrices(ctx, game.id);
  await formLeagueForecasts(system);
  return game.id;
}

/** A baseball pick, a day's CFL picks and one more of baseball, all before their games. */
async function setUp(ctx: Ctx, world: TestWorld) {
  const system = world.ctxFor('system');
  const [first] = await addGames(ctx, world, 1);
  await publishPicks(system, baseballPicks, true);
  const gameId = await addFootball(ctx, system);
  const picks = await publishPicks(system, leaguePicks('cfl'));
  world.clock.advanceMinutes(2);
  const [second] = await addGames(ctx, world, 1, 150, 1);
  await publishPicks(system, baseballPicks);
  const server = await makeServer([recordFeature, picksFeature(), settlementFeature], { world });
  return { system, gameId, picks, baseball: [first!.id, second!.id] as const, server };
}
const exported = async (reader: TestClient): Promise<string> => (await reader.get('/api/record/export')).body;

test('picks of two sports published in turn are in one chain, and so are their results; the export verifies before and after', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { system, gameId, picks, baseball, server } = await setUp(ctx, world);
    const all = 2 + picks.length;
    const chain = await ctx.db.select().from(pickRows).orderBy(pickRows.sequence);
    expect(chain.map(({ sequence, sport, dayPlace }) => [sequence, sport, dayPlace])).toEqual([
      [1, 'mlb', 1],
      ...picks.map(({ dayPlace }, at) => [at + 2, 'cfl', dayPlace]),
      [all, 'mlb', 2],
    ]);
    expect(chain.slice(1).map(({ previous }) => previous)).toEqual(chain.slice(0, -1).map(({ hash }) => hash));
    const before = await exported(server.visitor);
    expect(verifyText(before)).toEqual({ problems: [], picks: all, results: 0, sealed: all, voids: 0, sports: [] });
    world.clock.advanceMinutes(11 * 60);
    await settlePicks(system, baseball[1], { version: 1, isFinal: true, facts: finalFacts(2, 5) });
    await settlePicks(system, gameId, final(20, 27));
    await settlePicks(system, baseball[0], { version: 1, isFinal: true, facts: finalFacts(5, 2) });
    const after = await exported(server.visitor);
    const sports = [
      { sport: 'cfl', picks: picks.length, results: picks.length },
      { sport: 'mlb', picks: 2, results: 2 },
    ];
    expect(verifyText(after)).toEqual({ problems: [], picks: all, results: all, sealed: 0, voids: 0, sports });
    expect(verifyText(after, { since: before }).problems).toEqual([]);
    const hashes = (text: string) => JSON.parse(text).picks.entries.map(({ hash }: { hash: string }) => hash);
    expect(hashes(after)).toEqual(hashes(before));
    await server.close();
  });
});

test('a pick whose sport someone swapped is refused by the verifier', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, gameId, system } = await setUp(ctx, world);
    world.clock.advanceMinutes(11 * 60);
    await settlePicks(system, gameId, final(20, 27));
    const record = JSON.parse(await exported(server.visitor));
    record.picks.entries[0].statement.sport = 'cfl';
    expect(verifyText(JSON.stringify(record)).problems).toContain('pick 1: its statement was changed');
    await ctx.db.execute('alter table picks disable trigger picks_are_kept');
    await ctx.db.update(pickRows).set({ sport: 'mlb', dayPlace: 9 }).where(eq(pickRows.sequence, 2));
    await ctx.db.execute('alter table picks enable trigger picks_are_kept');
    const { problems } = verifyText(await exported(server.visitor));
    expect(problems).toContain('pick 2: its statement was changed');
    expect(problems).toContain('result 1: its statement was changed');
    await server.close();
  });
});

test('a day without a bet is one of a sport: the other sports publish on it', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const system = world.ctxFor('system');
    await addGames(ctx, world, 2, -130);
    expect(await publishPicks(system, baseballPicks, true)).toMatchObject([{ sport: 'mlb', kind: 'no_bet', sequence: 1 }]);
    await addFootball(ctx, system);
    const [first] = await publishPicks(system, leaguePicks('cfl'));
    expect(first).toMatchObject({ sport: 'cfl', sequence: 2, dayPlace: 1 });
    const server = await makeServer([recordFeature, picksFeature()], { world });
    expect((await server.visitor.get('/api/record?sport=mlb')).json()).toMatchObject({ noBets: 1, sealed: 0 });
    expect((await server.visitor.get('/api/record?sport=cfl')).json()).toMatchObject({ noBets: 0 });
    await server.close();
  });
});

test('the database refuses a pick that is published once its game has begun', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server } = await setUp(ctx, world);
    const [pick] = await ctx.db.select().from(pickRows).limit(1);
    const late = { ...pick!, id: ctx.newId(), sequence: 99, dayPlace: 99, market: 'total' as const, generatedAt: pick!.startsAt! };
    await expect(ctx.transact((tx) => tx.db.insert(pickRows).values(late))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('picks_before_start') },
    });
    await server.close();
  });
});

test('a pick that someone changed in the database no longer fits its seal, and its place cannot be taken away', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, gameId } = await setUp(ctx, world);
    world.clock.advanceMinutes(11 * 60);
    await ctx.db.execute('alter table picks disable trigger picks_are_kept');
    await ctx.db.update(pickRows).set({ odds: 400 }).where(eq(pickRows.sequence, 2));
    await ctx.db.execute('alter table picks enable trigger picks_are_kept');
    expect(verifyText(await exported(server.visitor)).problems).toContain('pick 2: its statement was changed');
    for (const table of [pickRows, pickResults]) {
      await settlePicks(world.ctxFor('system'), gameId, final(20, 27));
      await expect(ctx.transact((tx) => tx.db.delete(table))).rejects.toMatchObject(STORED);
      await expect(ctx.transact((tx) => tx.db.update(table).set({ hash: '' }))).rejects.toMatchObject(STORED);
    }
    await server.close();
  });
});

test('before the kickoff neither selection, price nor reason of a CFL pick is in the record, whoever asks', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { picks, server } = await setUp(ctx, world);
    const open = ['/api/record', '/api/record?sport=cfl', '/api/record/summary', '/api/record/export', '/api/record/csv'];
    for (const reader of [server.visitor, await server.as(await createUser(ctx, { tier: 'free' }))])
      for (const url of open) {
        const { body } = await reader.get(url);
        const reported = picks.filter(({ selection, reasoning }) => [selection!, reasoning].some((text) => body.includes(text)));
        expect([url, reported]).toEqual([url, []]);
        expect(body).not.toContain('nonce');
      }
    const sealed = (await server.visitor.get('/api/record?sport=cfl')).json();
    expect(sealed).toMatchObject({ sealedBySport: [{ key: 'cfl', count: picks.length }], sports: [], summary: { picks: 0 } });
    const closed = { sport: 'cfl', kind: 'sealed', slateOn: null, gameKey: null, market: null, selection: null, odds: null };
    for (const entry of sealed.entries) expect(entry).toMatchObject(closed);
    await server.close();
  });
});

test('figures say which sports they cover, together, apart and by the sport that is asked for', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { system, gameId, picks, server } = await setUp(ctx, world);
    world.clock.advanceMinutes(11 * 60);
    await settlePicks(system, gameId, final(20, 27));
    const read = async (url: string) => (await server.visitor.get(url)).json();
    const all = await read('/api/record');
    expect(all).toMatchObject({ sports: ['mlb', 'cfl'], summary: { picks: 2 + picks.length, pending: 2 }, found: 2 + picks.length });
    expect(all.bySport.map(({ key, summary }: { key: string; summary: { picks: number } }) => [key, summary.picks])).toEqual([
      ['mlb', 2],
      ['cfl', picks.length],
    ]);
    expect(await read('/api/record/summary')).toMatchObject({ sports: ['mlb', 'cfl'], summary: all.summary, bySport: all.bySport });
    const cfl = await read('/api/record?sport=cfl&month=2026-07');
    expect(cfl).toMatchObject({ sports: ['cfl'], summary: all.bySport[1].summary, chains: all.chains, since: '2026-07-11' });
    expect(new Set(cfl.entries.map(({ sport }: { sport: string }) => sport))).toEqual(new Set(['cfl']));
    expect(await read('/api/record?sport=mlb')).toMatchObject({ sports: ['mlb'], summary: { picks: 2, pending: 2 } });
    for (const sport of ['', 'rugby', 'MLB', 'mlb,cfl'])
      expect((await server.visitor.get(`/api/record?sport=${sport}`)).statusCode).toBe(400);
    expect((await server.visitor.get('/api/record?sport=cfl&sport=mlb')).statusCode).toBe(400);
    for (const { probability, winProbability, pushProbability, odds, expectedValue } of all.entries) {
      expect(winProbability).toBeCloseTo(probability * (1 - pushProbability), 9);
      expect(expectedValue).toBeCloseTo(winProbability * americanToDecimal(odds) + pushProbability - 1, 3);
    }
    const csv: string = (await server.visitor.get('/api/record/csv')).body;
    expect(csv.split('\r\n').filter((line) => line.startsWith('cfl,'))).toHaveLength(picks.length);
    await server.close();
  });
});

test('an admin’s correction is one more entry with its reason; settlement does not overrule it, and the picks page says so', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { system, gameId, picks, server } = await setUp(ctx, world);
    const url = `/api/admin/daily-picks/${picks[0]!.id}/correction`;
    const correction = { result: 'VOID', reason: 'The book voided all bets on this game.' };
    const admin = await server.as(await createUser(ctx, { tier: 'elite', isAdmin: true }));
    const other = await server.as(await createUser(ctx, { tier: 'elite' }));
    expect((await admin.post(url, correction)).json()).toMatchObject({ code: 'CONFLICT' });
    world.clock.advanceMinutes(11 * 60);
    await settlePicks(system, gameId, final(20, 27));
    expect([(await server.visitor.post(url, correction)).statusCode, (await other.post(url, correction)).statusCode]).toEqual([401, 403]);
    expect((await admin.post(url, { ...correction, reason: 'no' })).statusCode).toBe(400);
    expect((await admin.post(url.replace(picks[0]!.id, ctx.newId()), correction)).statusCode).toBe(404);
    expect((await admin.post(url, correction)).json()).toMatchObject({ result: 'VOID', units: 0, version: 2, sport: 'cfl', sequence: 2 });
    const shown = (await server.visitor.get('/api/cfl/daily-picks?date=2026-07-11')).json()[0];
    expect(shown).toMatchObject({ result: 'void', units: 0, isCorrected: true, sequence: 2 });
    expect((await admin.post(url, correction)).json()).toMatchObject({ code: 'CONFLICT' });
    await settlePicks(system, gameId, final(35, 27, 2));
    const entries = (await server.visitor.get('/api/record?sport=cfl&result=void')).json().entries;
    expect(entries).toMatchObject([{ sequence: 2, result: 'void', isCorrected: true, correction: correction.reason }]);
    expect(await ctx.db.select().from(auditEntries)).toMatchObject([{ action: 'pick.corrected', details: { to: 'void' } }]);
    const text = await exported(server.visitor);
    expect(verifyText(text).problems).toEqual([]);
    expect(text).toContain(correction.reason);
    await server.close();
  });
});

test('where the chains end is published once a day, signed, linked to the day before and never changed; later exports go on from it', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { system, gameId, server } = await setUp(ctx, world);
    await publishHeads(system);
    world.clock.advanceMinutes(11 * 60);
    await settlePicks(system, gameId, final(20, 27));
    await publishHeads(system);
    world.clock.advanceMinutes(8 * 60);
    await Promise.all([publishHeads(system), publishHeads(system)]);
    const { publicKey, days } = (await server.visitor.get('/api/record/heads')).json();
    expect(days.map(({ publishedOn }: { publishedOn: string }) => publishedOn)).toEqual(['2026-07-12', '2026-07-11']);
    const [newest, first] = await Promise.all(
      ['2026-07-12', '2026-07-11'].map(async (day) => (await server.visitor.get(`/api/record/heads/${day}`)).json()),
    );
    expect(newest.statement).toMatchObject({ kind: 'heads', previous: days[1].digest, 'results.length': '1' });
    expect(first.statement).toMatchObject({ previous: '0'.repeat(64), 'results.length': '0', 'picks.length': '3' });
    const now = await exported(server.visitor);
    for (const stored of [newest, first]) expect(verifyText(now, { key: publicKey, since: JSON.stringify(stored) }).problems).toEqual([]);
    const spoilt = { ...first, statement: { ...first.statement, 'picks.length': '0' } };
    expect(verifyText(now, { since: JSON.stringify(spoilt) }).problems).toContain('its signature does not fit');
    await expect(ctx.transact((tx) => tx.db.delete(recordHeads))).rejects.toMatchObject(STORED);
    expect((await server.visitor.get('/api/record/heads/2026-07-10')).statusCode).toBe(404);
    expect((await server.visitor.get('/api/record/heads/yesterday')).statusCode).toBe(400);
    await server.close();
  });
});
