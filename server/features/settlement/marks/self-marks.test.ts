import { describe, expect, test } from 'vitest';
import { createUser, withTestCtx } from '../../../testing/index.ts';
import { createTournament, openScene } from '../../bets/testing/sport-scene.ts';
import { readBoxClaim } from '../get-bet.ts';
import { settlementFeature } from '../index.ts';
import { settleContest } from '../settle-contest.ts';
import { AFTER, baseball, keepBox, openClosedScene } from '../testing/closed-scene.ts';

const PROP = { betType: 'prop', selection: 'Levi Fenwick over 3.5 strikeouts thrown', odds: 100, stake: 10 };
const FENWICK = { p1: { started: true, threwFirstPitch: true, stats: { pitcher_strikeouts: 3, pitcher_outs: 18 } } };
const NAMES = { pitcher: 'Levi Fenwick', batter: 'Ciro Guillén' };

describe('a result that its owner enters', () => {
  test.each(['scheduled', 'live', 'delayed'] as const)('is refused while the game is %s', async (status) => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { me, track, setStatus, server } = await openClosedScene(ctx, world);
      const id = await track(PROP);
      await setStatus(status);
      for (const result of ['win', 'void']) {
        const refused = await me.post(`/api/bets/${id}/resolve`, { result });
        expect([refused.statusCode, refused.json().message]).toEqual([409, 'This game is not over. Mark the result once it is final.']);
      }
      await server.close();
    });
  });

  test('of a game that was stopped can only be void, and is entered anew once it is final', async () => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { me, track, setStatus, server } = await openClosedScene(ctx, world);
      const id = await track(PROP);
      await setStatus('suspended');
      expect((await me.post(`/api/bets/${id}/resolve`, { result: 'win' })).statusCode).toBe(409);
      expect((await me.post(`/api/bets/${id}/resolve`, { result: 'void' })).json()).toMatchObject({ result: 'void', resultBy: 'owner' });
      await setStatus('final');
      expect((await me.post(`/api/bets/${id}/resolve`, { result: 'loss' })).json()).toMatchObject({ result: 'loss', actualWin: -10 });
      await server.close();
    });
  });

  test('is held against the box score, labeled, and stays out of public figures', async () => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { contest, me, track, read, setStatus, report, server } = await openClosedScene(ctx, world);
      const id = await track(PROP);
      world.clock.set(AFTER);
      await setStatus('final');
      await report(baseball(6, 3, FENWICK));
      await keepBox(ctx, contest, NAMES);
      expect((await me.post(`/api/bets/${id}/resolve`, { result: 'win' })).json()).toMatchObject({
        result: 'win',
        resultBy: 'owner',
        contradiction: 'Box score: 3 strikeouts. You marked Won.',
      });
      expect((await me.get('/api/bets/stats')).json()).toMatchObject({ selfMarked: 1 });
      await me.post(`/api/bets/${id}/resolve`, { result: 'loss' });
      expect(await read(id)).toMatchObject({ result: 'loss', contradiction: null });
      await server.close();
    });
  });

  test('gives way to the official result of a gradable bet, and never replaces it', async () => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { contest, me, track, read, setStatus, report, server } = await openClosedScene(ctx, world);
      const id = await track();
      const system = world.ctxFor('system');
      world.clock.set(AFTER);
      await setStatus('final');
      await settleContest(system, contest.id);
      expect((await me.post(`/api/bets/${id}/resolve`, { result: 'win' })).json()).toMatchObject({ result: 'win', resultBy: 'owner' });
      await report(baseball(1, 6));
      await settleContest(system, contest.id);
      expect(await read(id)).toMatchObject({ result: 'loss', actualWin: -40, resultBy: 'settlement' });
      expect((await me.post(`/api/bets/${id}/resolve`, { result: 'win' })).json()).toMatchObject({ code: 'NOT_PENDING' });
      await server.close();
    });
  });

  test('does not replace what staff entered', async () => {
    await withTestCtx({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { me, track, setStatus, server } = await openClosedScene(ctx, world);
      const admin = await server.as(await createUser(ctx, { isAdmin: true }));
      const id = await track(PROP);
      expect((await admin.post(`/api/bets/${id}/resolve`, { result: 'win' })).statusCode).toBe(409);
      await setStatus('final');
      expect((await admin.post(`/api/bets/${id}/resolve`, { result: 'void' })).json()).toMatchObject({ resultBy: 'admin' });
      expect((await me.post(`/api/bets/${id}/resolve`, { result: 'win' })).json()).toMatchObject({ code: 'CONFLICT' });
      await server.close();
    });
  });

  test('on a tournament waits for its official result', async () => {
    await withTestCtx({ now: '2026-07-14T10:00:00Z' }, async (ctx, world) => {
      const tournament = await createTournament(ctx);
      const { me, track, close } = await openScene(world, settlementFeature);
      const id = await track({ gameId: tournament.publicId, betType: 'outright', selection: 'Scheffler leads after round one', odds: 450 });
      const refused = await me.post(`/api/bets/${id}/resolve`, { result: 'win' });
      expect(refused.json()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('tournament is not over') });
      await close();
    });
  });

  test('that came with a file is settled by the score when its owner asks', async () => {
    await withTestCtx({ now: '2026-07-12T16:00:00Z' }, async (ctx, world) => {
      const { me, read, setStatus, report, server } = await openClosedScene(ctx, world);
      const csv = 'date,game,type,selection,odds,stake,result\n2026-07-11T20:00:00Z,NYY @ BOS,moneyline,Yankees,-126,40,won\n';
      await me.post('/api/bets/import', { csv });
      await setStatus('final');
      await report(baseball(1, 6));
      const [{ id }] = (await me.get('/api/bets')).json();
      expect(await read(id)).toMatchObject({ resultBy: 'file', contradiction: 'Final score: lost. Your file says Won.' });
      expect((await me.post(`/api/bets/${id}/resolve`, { result: 'push' })).json()).toMatchObject({
        result: 'loss',
        resultBy: 'settlement',
        contradiction: null,
      });
      await server.close();
    });
  });

  test('on a game we do not know is taken at any time', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { track, me, server } = await openClosedScene(ctx, world);
      const id = await track({ ...PROP, gameId: 'Boxing night', selection: 'Red corner by knockout' });
      expect((await me.post(`/api/bets/${id}/resolve`, { result: 'win' })).json()).toMatchObject({ result: 'win', contradiction: null });
      await server.close();
    });
  });
});

describe('what a text seems to say', () => {
  const pitcher = { playerId: 'p1', name: 'Levi Fenwick' };
  const batter = { playerId: 'b1', name: 'Ciro Guillén' };
  const box = { away: { batters: [batter], pitchers: [pitcher] }, home: { batters: [], pitchers: [] } } as never;
  const facts = baseball(6, 3, { ...FENWICK, b1: { started: true, threwFirstPitch: false, stats: { hits: 1, total_bases: 4 } } });
  test.each([
    ['Levi Fenwick over 3.5 strikeouts', { prop: 'pitcher_strikeouts', side: 'over', line: 3.5 }],
    ['Fenwick u4½ Ks', { prop: 'pitcher_strikeouts', side: 'under', line: 4.5 }],
    ['Guillen o1.5 TB', { prop: 'total_bases', side: 'over', line: 1.5 }],
    ['Ciro Guillén under 0.5 hits', { prop: 'hits', side: 'under', line: 0.5 }],
    ['Fenwick over 3.5', null],
    ['over 3.5 strikeouts', null],
    ['Fenwick and Guillen over 3.5 strikeouts', null],
    ['Guillen to homer first', null],
  ])('%s', (text, expected) => {
    const claim = readBoxClaim(text, box, facts);
    if (expected === null) expect(claim).toBeNull();
    else expect(claim?.selection).toMatchObject(expected);
  });
});
