import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bets } from '../../db/schema/index.ts';
import { createUser, withTestCtx } from '../../testing/index.ts';
import { importCsv } from '../bets/testing/import-csv.ts';
import { typedScene } from './testing/typed-scene.ts';

type Case = readonly [betType: string, text: string, result: 'win' | 'loss' | 'push' | null];

/** Cleveland 3, Washington 5: what each text means, or null where its owner has to say. */
const CASES: readonly Case[] = [
  ['total', 'Over 7½', 'win'],
  ['spread', 'Guardians +1½', 'loss'],
  ['total', 'Under 8½', 'win'],
  ['moneyline', 'Guardians lose', null],
  ['total', 'Total hits over 16.5', null],
  ['total', 'Over 2.5 home runs', null],
  ['total', 'Under 5.5 strikeouts Eom', null],
  ['moneyline', '2-leg parlay: Guardians ML + Dodgers ML', null],
  ['moneyline', 'Guardians to win by 3+', null],
  ['moneyline', 'not Guardians', null],
  ['moneyline', 'Guardians or Nationals', null],
  ['moneyline', 'CLE/WSH parlay', null],
  ['moneyline', 'Guardians teaser', null],
  ['moneyline', 'Guardians series winner', null],
  ['moneyline', 'Guardians to win the World Series', null],
  ['moneyline', 'Guardians 3-way', null],
  ['moneyline', 'Guardians lead at half', null],
  ['moneyline', 'Guardians win both halves', null],
  ['spread', 'Guardians +1 1/2', 'loss'],
  ['spread', 'Guardians +2 1/2', 'win'],
  ['total', 'Over 8/8.5', null],
  ['total', 'over 8.5 and under 11.5', null],
  ['total', 'Guardians over 4.5 hits', null],
  ['prop', 'Levi Fenwick over 3.5 strikeouts', 'loss'],
  ['prop', 'Fenwick o2.5 Ks', 'win'],
  ['prop', 'Vlasek o1.5 TB', 'loss'],
  ['prop', 'Ciro Guillen over 0.5 hits', 'win'],
  ['prop', 'Guillen 1+ hits', 'win'],
  ['prop', 'Guillen to hit a home run', 'loss'],
  ['prop', 'Fenwick over 17.5 outs recorded', 'win'],
  ['prop', 'Pedroza 1+ hits', null],
  ['total', 'NRFI', 'win'],
  ['total', 'YRFI', 'loss'],
  ['total', '1st inning under 0.5', 'win'],
  ['total', '7.5 over', 'win'],
  ['total', '9.5 over', 'loss'],
  ['total', 'Over 8', 'push'],
  ['moneyline', 'Washington to win', 'win'],
  ['moneyline', 'Cleveland ML -110', 'loss'],
  ['moneyline', 'Cleveland ML -115', null],
  ['total', 'Nationals team total over 4.5', 'win'],
  ['total', 'WSH TT u4.5', 'loss'],
  ['moneyline', 'Guardians F5', 'push'],
  ['total', 'F5 over 5.5', 'win'],
];

describe('texts, placed and settled', () => {
  const parts = [0, 1, 2, 3, 4, 5].map((part) => CASES.filter((_one, at) => at % 6 === part));
  test.each(parts)('each is graded as what it says, or left to its owner: %j and others', async (...cases) => {
    await withTestCtx({}, async (ctx, world) => {
      const { me, place, finish, server } = await typedScene(ctx, world);
      const placed: { id: string; want: Case }[] = [];
      for (const want of cases) placed.push({ id: (await place(want[0], want[1])).id, want });
      await finish();
      const profit = { win: 10, loss: -11, push: 0 };
      for (const { id, want } of placed) {
        const bet = (await me.get(`/api/bets/${id}`)).json();
        const [, , result] = want;
        expect([...want.slice(0, 2), bet.result, bet.actualWin, bet.isGradable]).toEqual([
          ...want.slice(0, 2),
          result,
          result && profit[result],
          result !== null,
        ]);
        expect(bet.selectionSource).toBe(result && 'text');
        if (result === null) expect((await me.post(`/api/bets/${id}/resolve`, { result: 'void' })).statusCode).toBe(200);
      }
      await server.close();
    });
  });

  test('what a text is read as is said before saving, and why not', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { contest, me, server } = await typedScene(ctx, world);
      const read = async (betType: string, selection: string) =>
        (await me.post('/api/bets/read', { gameId: contest.gameId, betType, selection })).json();
      expect(await read('total', 'Over 7½')).toMatchObject({ readAs: 'Over 7.5 runs, full game', reason: null, players: [] });
      expect(await read('moneyline', 'Guardians teaser')).toMatchObject({ readAs: null, pick: null, reason: 'We couldn’t read “teaser”.' });
      expect(await read('prop', 'Fenwick o3.5 K')).toMatchObject({ readAs: 'Levi Fenwick over 3.5 pitcher strikeouts' });
      expect((await read('prop', 'Pedroza 1+ hits')).reason).toBe('More than one player of this game fits the name.');
      expect((await read('prop', 'Fenwick')).players).toHaveLength(6);
      expect(await ctx.db.select().from(bets)).toHaveLength(0);
      await server.close();
    });
  });

  test('a pick corrects the reading, and null leaves the bet to its owner', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, server } = await typedScene(ctx, world);
      const pick = { market: 'total', period: 'full', side: 'over', line: 7.5 };
      expect(await place('total', 'Over 7½', { pick })).toMatchObject({
        selectionSource: 'structured',
        readAs: 'Over 7.5 runs, full game',
      });
      const left = await place('total', 'Over 7½', { pick: null });
      expect(left).toMatchObject({ isGradable: false, selectionSource: null, readAs: null });
      const read = await place('total', 'Over 7½');
      expect((await me.patch(`/api/bets/${read.id}`, { pick: null })).json()).toMatchObject({ isGradable: false, selection: 'Over 7½' });
      await server.close();
    });
  });

  test('a picked prop stays gradable when its stake or its side changes', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, server } = await typedScene(ctx, world);
      const pick = { market: 'prop', playerId: 'x9', prop: 'pitcher_strikeouts', side: 'over', line: 3.5 };
      for (const text of ['Dominic Quell Over 3.5 strikeouts', 'Dominic Quell Strikeouts Over 3.5']) {
        const { id } = await place('prop', text, { pick });
        expect((await me.patch(`/api/bets/${id}`, { stake: 20, odds: 105 })).json()).toMatchObject({ pick, selectionSource: 'structured' });
        const under = { selection: text.replace('Over', 'Under'), pick: { ...pick, side: 'under' } };
        expect((await me.patch(`/api/bets/${id}`, under)).json()).toMatchObject({
          pick: under.pick,
          isGradable: true,
          selectionSource: 'structured',
          readAs: 'Dominic Quell under 3.5 pitcher strikeouts',
        });
      }
      await server.close();
    });
  });

  test('a picked bet is never changed by its text alone, whatever the text says', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, server } = await typedScene(ctx, world);
      const pick = { market: 'total', period: 'full', side: 'over', line: 7.5 };
      const { id } = await place('total', 'Over 7.5', { pick });
      const tricks = [
        'Under 7.5',
        'Over 8',
        'not over 7.5',
        'Guardians ML',
        'my lock',
        'F5 over 7.5',
        'Nationals over 7.5',
        'Over 7.5 hits',
      ];
      for (const selection of tricks) {
        const answer = await me.patch(`/api/bets/${id}`, { selection });
        expect([selection, answer.statusCode, answer.json().message]).toEqual([
          selection,
          400,
          expect.stringContaining('is not the bet that you picked, Over 7.5 runs, full game.'),
        ]);
      }
      expect((await me.patch(`/api/bets/${id}`, { selection: 'o7½', stake: 20 })).json()).toMatchObject({
        selection: 'o7½',
        selectionSource: 'structured',
        pick,
        stake: 20,
      });
      await server.close();
    });
  });

  test('another market or side is picked for a bet that was typed, picked or left; text and pick have to agree', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const line = { market: 'spread', period: 'full', side: 'home', line: -1.5 };
      const typed = await place('total', 'Over 7½');
      expect((await me.patch(`/api/bets/${typed.id}`, { pick: line })).json()).toMatchObject({
        betType: 'spread',
        selection: 'Washington Nationals -1.5',
        pick: line,
        selectionSource: 'structured',
        readAs: 'Washington Nationals −1.5, full game',
      });
      const left = await place('moneyline', 'Guardians teaser');
      const under = { market: 'total', period: 'first5', side: 'under', line: 5.5 };
      expect((await me.patch(`/api/bets/${left.id}`, { pick: under })).json()).toMatchObject({ betType: 'total', isGradable: true });
      const prop = { market: 'prop', playerId: 'p1', prop: 'pitcher_strikeouts', side: 'under', line: 3.5 };
      expect((await me.patch(`/api/bets/${left.id}`, { pick: prop })).json()).toMatchObject({
        betType: 'prop',
        selection: 'Levi Fenwick Strikeouts Under 3.5',
        readAs: 'Levi Fenwick under 3.5 pitcher strikeouts',
      });
      for (const selection of ['Over 5.5', 'Guardians ML', 'Fenwick over 3.5 strikeouts', 'Guillen under 3.5 strikeouts'])
        expect((await me.patch(`/api/bets/${left.id}`, { selection, pick: prop })).json(), selection).toMatchObject({
          code: 'INVALID_INPUT',
          message: expect.stringContaining('says another bet than the one picked'),
        });
      expect((await me.patch(`/api/bets/${left.id}`, { pick: { market: 'outright', playerId: 'x' } })).statusCode).toBe(400);
      const unlinked = await place('moneyline', 'Dallas', { gameId: 'DAL @ PHX' });
      expect((await me.patch(`/api/bets/${unlinked.id}`, { pick: under })).json()).toMatchObject({
        code: 'INVALID_INPUT',
        message: expect.stringContaining('isn’t linked to a game'),
      });
      await finish();
      expect((await me.get(`/api/bets/${typed.id}`)).json()).toMatchObject({ result: 'win', receipt: { mayDispute: false } });
      expect((await me.get(`/api/bets/${left.id}`)).json()).toMatchObject({ result: 'win' });
      const late = await place('moneyline', 'Dallas', { gameId: 'DAL @ PHX' });
      await ctx.db
        .update(bets)
        .set({ contestId: (await ctx.db.select().from(bets).where(eq(bets.id, typed.id)))[0]!.contestId })
        .where(eq(bets.id, late.id));
      expect((await me.patch(`/api/bets/${late.id}`, { pick: line })).json()).toMatchObject({ code: 'CONTEST_STARTED' });
      await server.close();
    });
  });

  test('a pick is put into words before saving, beside a text that says another bet, and of a bet that is being changed', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { contest, place, me, server } = await typedScene(ctx, world);
      const read = async (body: object) => (await me.post('/api/bets/read', { gameId: contest.gameId, betType: 'total', ...body })).json();
      const pick = { market: 'total', period: 'full', side: 'under', line: 8 };
      expect(await read({ selection: 'my lock', pick })).toMatchObject({ readAs: 'Under 8 runs, full game', pick, reason: null });
      expect(await read({ selection: 'Over 8', pick })).toMatchObject({ pick, reason: expect.stringContaining('says another bet') });
      expect(await read({ selection: 'x', pick, gameId: 'DAL @ PHX' })).toMatchObject({ pick: null, readAs: null });
      const quell = { market: 'prop', playerId: 'x9', prop: 'pitcher_strikeouts', side: 'over', line: 3.5 };
      const { id } = await place('prop', 'Dominic Quell Over 3.5 strikeouts', { pick: quell });
      const stated = { betType: 'prop', selection: 'Quell under 3.5 Ks', gameId: 'x @ y' };
      expect(await read({ ...stated, betId: id })).toMatchObject({
        readAs: 'Dominic Quell under 3.5 pitcher strikeouts',
        players: expect.arrayContaining([expect.objectContaining({ playerId: 'x9', name: 'Dominic Quell' })]),
      });
      expect(await read(stated)).toMatchObject({ readAs: null });
      const stranger = await server.as(await createUser(ctx, {}));
      expect((await stranger.post('/api/bets/read', { ...stated, betId: id })).statusCode).toBe(404);
      await server.close();
    });
  });
});

test('an import is shown row by row before anything is kept, and read alike when it is', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const { contest, me, server } = await typedScene(ctx, world);
    const day = '2026-07-11T12:00:00Z';
    const csv = [
      'placedAt,gameId,betType,selection,odds,stake',
      `${day},${contest.gameId},total,Over 7½,-110,11`,
      `${day},${contest.gameId},prop,Fenwick o3.5 Ks,-110,11`,
      `${day},${contest.gameId},moneyline,Guardians teaser,-110,11`,
      `${day},${contest.gameId},moneyline,Guardians,abc,11`,
      `${day},DAL @ PHX,moneyline,Dallas,-110,11`,
    ].join('\n');
    const seen = (await me.post('/api/bets/import/preview', { csv })).json();
    expect(seen).toMatchObject({ read: 2, unread: 2, known: 0, errors: 1 });
    expect(seen.rows.map(({ row, state, text }: { row: number; state: string; text: string }) => [row, state, text])).toEqual([
      [2, 'read', 'Over 7.5 runs, full game'],
      [3, 'read', 'Levi Fenwick over 3.5 pitcher strikeouts'],
      [4, 'unread', 'We couldn’t read “teaser”.'],
      [5, 'error', '"abc" is not American odds such as -110 or +150.'],
      [6, 'unread', 'It isn’t linked to a game we cover.'],
    ]);
    expect(await ctx.db.select().from(bets)).toHaveLength(0);
    expect(await importCsv(me, csv, { ownerLines: [3] })).toMatchObject({ imported: 4 });
    expect((await me.post('/api/bets/import/preview', { csv })).json()).toMatchObject({ read: 0, unread: 0, known: 4, errors: 1 });
    const stored = (await me.get('/api/bets')).json() as { selection: string; readAs: string | null }[];
    expect(Object.fromEntries(stored.map(({ selection, readAs }) => [selection, readAs]))).toEqual({
      'Over 7½': 'Over 7.5 runs, full game',
      'Fenwick o3.5 Ks': null,
      'Guardians teaser': null,
      Dallas: null,
    });
    await server.close();
  });
});

test('another bet that its owner chose for a row of a file is kept and graded; one of another game is refused', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const { contest, me, finish, server } = await typedScene(ctx, world);
    const day = '2026-07-11T12:00:00Z';
    const csv = [
      'placedAt,gameId,betType,selection,odds,stake',
      `${day},${contest.gameId},total,Over 7½,-110,11`,
      `${day},${contest.gameId},moneyline,Guardians teaser bonus,-110,11`,
      `${day},DAL @ PHX,moneyline,Dallas,-110,11`,
      `${day},${contest.gameId},moneyline,Guardians,-110,12`,
      `${day},${contest.gameId},moneyline,Nationals,-110,13`,
    ].join('\n');
    const { rows } = (await me.post('/api/bets/import/preview', { csv })).json();
    const over = { market: 'total', period: 'full', side: 'over', line: 7.5 } as const;
    expect(rows[0]).toMatchObject({ odds: -110, pick: over, ask: { gameId: contest.gameId, betType: 'total', selection: 'Over 7½' } });
    expect(rows[1]).toMatchObject({ text: 'We couldn’t read “teaser” or “bonus”.', pick: null });
    expect(rows[2].ask).toBeNull();
    // What the preview asks by is what the reader takes.
    expect((await me.post('/api/bets/read', rows[0].ask)).json()).toMatchObject({ pick: over, game: { sport: 'mlb' } });
    const under = { ...over, side: 'under' } as const;
    const win = { market: 'moneyline', period: 'full', side: 'away' } as const;
    const picks = [
      { line: 2, pick: under },
      { line: 3, pick: win },
      { line: 4, pick: win },
      { line: 5, pick: { market: 'outright', playerId: 'p1' } as const },
      { line: 6, pick: { market: 'prop', playerId: 'stranger', prop: 'hits', side: 'over', line: 1.5 } as const },
    ];
    const refused = [4, 5, 6].map((row) => ({ row, message: expect.stringMatching(/is not on this game/) }));
    expect(await importCsv(me, csv, { picks })).toEqual({ imported: 2, skipped: 0, refused });
    expect(await importCsv(me, csv, { picks: picks.slice(0, 2) })).toMatchObject({ imported: 3, skipped: 2 });
    const stored = (await me.get('/api/bets')).json() as { betType: string; selection: string; pick: unknown; selectionSource: string }[];
    expect(stored.filter(({ selectionSource }) => selectionSource === 'structured')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ betType: 'total', selection: 'Under 7.5 runs, full game', pick: under }),
        expect.objectContaining({ betType: 'moneyline', pick: win }),
      ]),
    );
    await finish();
    const settled = (await me.get('/api/bets?status=settled')).json() as { selection: string; result: string }[];
    expect(settled.find(({ selection }) => selection.startsWith('Under'))?.result).toBe('loss');
    await server.close();
  });
});

test('the preview names rows that the import will refuse for the start of their game', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const { contest, me, finish, server } = await typedScene(ctx, world);
    const rows = (result: string) =>
      `placedAt,gameId,betType,selection,odds,stake,result\n2026-07-11T12:00:00Z,${contest.gameId},total,Over 7½,-110,11,${result}`;
    const text = async (csv: string) => (await me.post('/api/bets/import/preview', { csv })).json().rows[0].text;
    expect(await text(rows('win'))).toBe('This game has not started, so it has no result yet.');
    expect(await text(rows(''))).toBe('Over 7.5 runs, full game');
    await finish();
    expect(await text(rows(''))).toBe('This game has started: add the result, or leave the row out.');
    expect(await text(rows('win'))).toBe('Over 7.5 runs, full game');
    await server.close();
  });
});
