import { americanToDecimal } from '@clearedge/quant/price';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { verifyText } from '../../../tools/verify-record.mjs';
import { auditEntries, footballPicks, recordHeads, recordLinks } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { linkMissing } from '../football-picks/chain/link-entries.ts';
import { formForecasts } from '../football-picks/forecasts/form-forecasts.ts';
import { footballPicksFeature, recordFootballResult } from '../football-picks/index.ts';
import { publishFootballPicks } from '../football-picks/publish/publish-picks.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from '../football-picks/testing/football-board.ts';
import { publishPicks } from '../picks/publish/publish-picks.ts';
import { addGames } from '../picks/testing/board.ts';
import { settlementFeature } from '../settlement/index.ts';
import { publishHeads } from './heads/publish-heads.ts';
import { recordFeature } from './index.ts';

const NOW = '2026-07-11T16:00:00Z';
const KEPT = { cause: { message: expect.stringContaining('are added and never changed') } };
const final = (away: number, home: number, version = 1) => ({
  version,
  isFinal: true,
  facts: { state: 'final' as const, minutesPlayed: 60, score: { away, home } },
});

async function addFootball(ctx: Ctx, system: Ctx): Promise<string> {
  await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
  const game = await addFootballGame(ctx, '20260711_HAM@TOR');
  await addFootballPrices(ctx, game.id);
  await formForecasts(system);
  return game.id;
}

/** A baseball pick and a day's CFL picks, all before their games. */
async function setUp(ctx: Ctx, world: TestWorld) {
  const system = world.ctxFor('system');
  await addGames(ctx, world, 1);
  await publishPicks(system, true);
  const gameId = await addFootball(ctx, system);
  const picks = await publishFootballPicks(system);
  const server = await makeServer([recordFeature, footballPicksFeature, settlementFeature], { world });
  return { system, gameId, picks, server };
}
const exported = async (reader: TestClient): Promise<string> => (await reader.get('/api/record/export')).body;

test('CFL picks stand in chains of their own beside baseball’s, and one export of both verifies', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { system, gameId, picks, server } = await setUp(ctx, world);
    const of = (sport: string, found: number, results: number, sealed: number) => ({
      sport,
      picks: found,
      results,
      sealed,
      late: 0,
      voids: 0,
    });
    const before = await exported(server.visitor);
    expect(verifyText(before)).toEqual({ problems: [], sports: [of('mlb', 1, 0, 1), of('cfl', picks.length, 0, picks.length)] });
    world.clock.advanceMinutes(11 * 60);
    await recordFootballResult(system, gameId, final(20, 27));
    const after = await exported(server.visitor);
    expect(verifyText(after)).toEqual({ problems: [], sports: [of('mlb', 1, 0, 0), of('cfl', picks.length, picks.length, 0)] });
    const hashes = (text: string) => JSON.parse(text).sports[1].picks.entries.map(({ hash }: { hash: string }) => hash);
    expect(hashes(after)).toEqual(hashes(before));
    await server.close();
  });
});

test('a pick that somebody changed in the database no longer fits its seal, and its place cannot be taken away', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server } = await setUp(ctx, world);
    world.clock.advanceMinutes(11 * 60);
    await ctx.db.execute('alter table football_picks disable trigger football_picks_are_kept');
    await ctx.db.update(footballPicks).set({ odds: 400 }).where(eq(footballPicks.dayPlace, 1));
    await ctx.db.execute('alter table football_picks enable trigger football_picks_are_kept');
    expect(verifyText(await exported(server.visitor)).problems).toEqual(['cfl pick 1: its statement was changed']);
    await expect(ctx.transact((tx) => tx.db.delete(recordLinks))).rejects.toMatchObject(KEPT);
    await expect(ctx.transact((tx) => tx.db.update(recordLinks).set({ hash: '' }))).rejects.toMatchObject(KEPT);
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
        const told = picks.filter(({ selection, reasoning }) => [selection, reasoning].some((text) => body.includes(text)));
        expect([url, told]).toEqual([url, []]);
        expect(body).not.toContain('linkedAt');
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
    await recordFootballResult(system, gameId, final(20, 27));
    const read = async (url: string) => (await server.visitor.get(url)).json();
    const all = await read('/api/record');
    expect(all).toMatchObject({ sports: ['mlb', 'cfl'], summary: { picks: 1 + picks.length, pending: 1 }, found: 1 + picks.length });
    expect(all.bySport.map(({ key, summary }: { key: string; summary: { picks: number } }) => [key, summary.picks])).toEqual([
      ['mlb', 1],
      ['cfl', picks.length],
    ]);
    expect(await read('/api/record/summary')).toMatchObject({ sports: ['mlb', 'cfl'], summary: all.summary, bySport: all.bySport });
    const cfl = await read('/api/record?sport=cfl&month=2026-07');
    expect(cfl).toMatchObject({ sports: ['cfl'], summary: all.bySport[1].summary, chains: all.chains, since: '2026-07-11' });
    expect(new Set(cfl.entries.map(({ sport }: { sport: string }) => sport))).toEqual(new Set(['cfl']));
    expect(await read('/api/record?sport=mlb')).toMatchObject({ sports: ['mlb'], summary: { picks: 1, pending: 1 } });
    for (const sport of ['', 'nfl', 'MLB', 'mlb,cfl'])
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
    const url = `/api/admin/cfl/daily-picks/${picks[0]!.id}/correction`;
    const correction = { result: 'VOID', reason: 'The book voided all bets on this game.' };
    const admin = await server.as(await createUser(ctx, { tier: 'elite', isAdmin: true }));
    const other = await server.as(await createUser(ctx, { tier: 'elite' }));
    expect((await admin.post(url, correction)).json()).toMatchObject({ code: 'CONFLICT' });
    world.clock.advanceMinutes(11 * 60);
    await recordFootballResult(system, gameId, final(20, 27));
    expect([(await server.visitor.post(url, correction)).statusCode, (await other.post(url, correction)).statusCode]).toEqual([401, 403]);
    expect((await admin.post(url, { ...correction, reason: 'no' })).statusCode).toBe(400);
    expect((await admin.post(url.replace(picks[0]!.id, ctx.newId()), correction)).statusCode).toBe(404);
    expect((await admin.post(url, correction)).json()).toMatchObject({ result: 'void', units: 0, isCorrected: true, sequence: 1 });
    expect((await admin.post(url, correction)).json()).toMatchObject({ code: 'CONFLICT' });
    await recordFootballResult(system, gameId, final(35, 27, 2));
    const entries = (await server.visitor.get('/api/record?sport=cfl&result=void')).json().entries;
    expect(entries).toMatchObject([{ sequence: 1, result: 'void', isCorrected: true, correction: correction.reason }]);
    expect(await ctx.db.select().from(auditEntries)).toMatchObject([{ action: 'pick.corrected', details: { to: 'void' } }]);
    const text = await exported(server.visitor);
    expect(verifyText(text).problems).toEqual([]);
    expect(text).toContain(correction.reason);
    await server.close();
  });
});

test('what was published before the record held football enters once, in its order, and is told from what was sealed in time', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { system, gameId, picks, server } = await setUp(ctx, world);
    await ctx.db.execute('alter table record_links disable trigger record_links_are_kept');
    await ctx.db.delete(recordLinks);
    await ctx.db.execute('alter table record_links enable trigger record_links_are_kept');
    expect((await server.visitor.get('/api/cfl/daily-picks')).json()[0]).toMatchObject({ sequence: null, hash: null });
    world.clock.advanceMinutes(11 * 60);
    await recordFootballResult(system, gameId, final(20, 27));
    for (let start = 0; start < 2; start += 1) await footballPicksFeature.prepare!(system);
    await linkMissing(system);
    const linked = await ctx.db.select().from(recordLinks).where(eq(recordLinks.chain, 'picks')).orderBy(recordLinks.sequence);
    expect(linked.map(({ sequence, entryId }) => [sequence, entryId])).toEqual(picks.map(({ id, dayPlace }) => [dayPlace, id]));
    const cfl = { picks: picks.length, results: picks.length, sealed: 0, late: picks.length };
    expect(verifyText(await exported(server.visitor))).toMatchObject({ problems: [], sports: [{}, cfl] });
    const record = (await server.visitor.get('/api/record?sport=cfl')).json();
    expect([record.late, record.entries.every(({ isLate }: { isLate: boolean }) => isLate)]).toEqual([picks.length, true]);
    await server.close();
  });
});

test('where the chains end is published once a day, signed, linked to the day before and never changed; later exports go on from it', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { system, gameId, server } = await setUp(ctx, world);
    await publishHeads(system);
    world.clock.advanceMinutes(11 * 60);
    await recordFootballResult(system, gameId, final(20, 27));
    await publishHeads(system);
    world.clock.advanceMinutes(8 * 60);
    await Promise.all([publishHeads(system), publishHeads(system)]);
    const { publicKey, days } = (await server.visitor.get('/api/record/heads')).json();
    expect(days.map(({ publishedOn }: { publishedOn: string }) => publishedOn)).toEqual(['2026-07-12', '2026-07-11']);
    const [newest, first] = await Promise.all(
      ['2026-07-12', '2026-07-11'].map(async (day) => (await server.visitor.get(`/api/record/heads/${day}`)).json()),
    );
    expect(newest.statement).toMatchObject({ kind: 'heads', previous: days[1].digest, 'cfl.results.length': '1' });
    expect(first.statement).toMatchObject({ previous: '0'.repeat(64), 'cfl.results.length': '0', 'mlb.picks.length': '1' });
    const now = await exported(server.visitor);
    for (const kept of [newest, first]) expect(verifyText(now, { key: publicKey, since: JSON.stringify(kept) }).problems).toEqual([]);
    const spoilt = { ...first, statement: { ...first.statement, 'mlb.picks.length': '0' } };
    expect(verifyText(now, { since: JSON.stringify(spoilt) }).problems).toContain('its signature does not fit');
    await expect(ctx.transact((tx) => tx.db.delete(recordHeads))).rejects.toMatchObject(KEPT);
    expect((await server.visitor.get('/api/record/heads/2026-07-10')).statusCode).toBe(404);
    expect((await server.visitor.get('/api/record/heads/yesterday')).statusCode).toBe(400);
    await server.close();
  });
});
