import { describe, expect, test } from 'vitest';
import { createContest, withTestCtx } from '../../../testing/index.ts';
import { offer, openTeam } from '../testing/team.ts';
import { exportPicks } from './export-picks.ts';
import { splitPicks, wordsOf } from './pick-rules.ts';

const teams = { awayName: 'New York Yankees', homeName: 'Boston Red Sox' };

describe('sealed picks', () => {
  test.each([
    [{ market: 'moneyline', side: 'away', line: null }, 'New York Yankees'],
    [{ market: 'spread', side: 'home', line: 1.5 }, 'Boston Red Sox +1.5'],
    [{ market: 'spread', side: 'away', line: -1.5 }, 'New York Yankees -1.5'],
    [{ market: 'total', side: 'under', line: 8.5 }, 'Under 8.5'],
  ] as const)('%j reads %s', (pick, words) => expect(wordsOf(pick, teams)).toBe(words));

  test('before the first pitch one sees one’s own and how many others there are; from then on all', () => {
    const picks = [{ userId: 'a' }, { userId: 'b' }, { userId: 'b' }];
    expect(splitPicks(picks, 'a', true)).toEqual({ shown: [{ userId: 'a' }], sealed: 2 });
    expect(splitPicks(picks, 'c', true)).toEqual({ shown: [], sealed: 3 });
    expect(splitPicks(picks, 'c', false)).toEqual({ shown: picks, sealed: 0 });
  });

  test('a pick takes the board’s price, replaces an earlier one on its market, and opens at the first pitch', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const bob = await team.join('bob');
      const contest = await createContest(ctx);
      team.offers.push(
        offer(contest.id),
        offer(contest.id, { side: 'away', odds: 110 }),
        offer(contest.id, { market: 'total', side: 'over', line: 8.5, odds: -105 }),
      );
      const url = `/api/groups/${team.groupId}/picks`;
      const pick = (body: object) => {
        team.tick();
        return team.ann.put(url, { gameId: contest.gameId, ...body });
      };
      expect((await pick({ market: 'moneyline', side: 'away', odds: 9000, result: 'win' })).statusCode).toBe(200);
      await pick({ market: 'moneyline', side: 'home' });
      await pick({ market: 'total', side: 'over', line: 8.5 });
      const own = (await team.ann.get(`${url}?date=2026-07-11`)).json().games[0];
      expect(own.picks.map((one: { selection: string; odds: number; result: null }) => [one.selection, one.odds, one.result])).toEqual([
        ['Boston Red Sox', -120, null],
        ['Over 8.5', -105, null],
      ]);

      const sealed = await bob.client.get(url);
      expect(sealed.json().games[0]).toMatchObject({ isOpen: true, sealed: 2, picks: [] });
      expect(sealed.body).not.toContain(own.picks[0].id);

      world.clock.set(contest.startsAt);
      const opened = (await bob.client.get(url)).json().games[0];
      expect(opened).toMatchObject({ isOpen: false, sealed: 0, offers: [] });
      expect(opened.picks.map((one: { username: string }) => one.username)).toEqual(['ann', 'ann']);
      const late = await pick({ market: 'moneyline', side: 'away' });
      expect([late.statusCode, late.json().code]).toEqual([409, 'CONTEST_STARTED']);
      expect((await team.ann.delete(`${url}/${own.picks[0].id}`)).statusCode).toBe(409);
      await team.server.close();
    });
  });

  test('a moved line, a side no one offers, a stale price and someone else’s pick are refused', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const bob = await team.join('bob');
      const contest = await createContest(ctx);
      team.offers.push(
        offer(contest.id, { market: 'total', side: 'over', line: 9 }),
        offer(contest.id, { isStale: true }),
        offer(contest.id, { market: 'first5_moneyline', side: 'away' }),
      );
      const url = `/api/groups/${team.groupId}/picks`;
      const stated = async (body: object) => {
        const answer = await team.ann.put(url, { gameId: contest.gameId, ...body });
        return [answer.statusCode, answer.json().message];
      };
      expect(await stated({ market: 'total', side: 'over', line: 8.5 })).toEqual([409, 'The line has moved: it is Over 9 now.']);
      expect(await stated({ market: 'total', side: 'under', line: 9 })).toEqual([409, 'No book is offering this side.']);
      expect(await stated({ market: 'moneyline', side: 'home' })).toEqual([409, 'No book is offering this side.']);
      expect((await stated({ market: 'first5_moneyline', side: 'away' }))[0]).toBe(400);
      expect((await stated({ market: 'total', side: 'over', gameId: '20260711_AAA@BBB' }))[0]).toBe(404);

      const [game] = (await team.ann.put(url, { gameId: contest.gameId, market: 'total', side: 'over' })).json().games;
      expect((await bob.client.delete(`${url}/${game.picks[0].id}`)).statusCode).toBe(404);
      expect((await team.ann.delete(`${url}/${game.picks[0].id}`)).statusCode).toBe(200);
      expect((await team.ann.get(url)).json().games[0].picks).toEqual([]);
      await team.server.close();
    });
  });

  test('the export of one’s data holds one’s own picks, sealed ones too, and no one else’s', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const bob = await team.join('bob');
      const contest = await createContest(ctx);
      team.offers.push(offer(contest.id), offer(contest.id, { market: 'total', side: 'over', line: 8.5, odds: -105 }));
      const pick = { gameId: contest.gameId, market: 'total', side: 'over', line: 8.5 };
      await bob.client.put(`/api/groups/${team.groupId}/picks`, pick);
      await team.ann.put(`/api/groups/${team.groupId}/picks`, { ...pick, market: 'moneyline', side: 'home', line: null });
      expect(await exportPicks(ctx, bob.user.id)).toEqual([
        expect.objectContaining({ group: 'Bleachers', gameId: contest.gameId, selection: 'Over 8.5', odds: -105, result: null }),
      ]);
      await team.server.close();
    });
  });
});
