import { expect, test } from 'vitest';
import { bets, golfBoard } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createContest, withTestCtx } from '../../testing/index.ts';
import { importCsv } from './testing/import-csv.ts';
import { createFootballGame, createTournament, openScene, type TournamentRow } from './testing/sport-scene.ts';

const bet = (gameId: string, betType: string, selection: string, more: object = {}) => ({
  gameId,
  betType,
  selection,
  odds: -110,
  stake: 10,
  ...more,
});

async function priceLive(ctx: Ctx, { id }: TournamentRow): Promise<void> {
  const prices = [{ playerId: 'p1', opponentId: null, side: null, price: 250 }];
  const at = ctx.now();
  await ctx.db
    .insert(golfBoard)
    .values({ contestId: id, bookCode: 'summit', bookName: 'Summit', market: 'outright', quotedAt: at, seenAt: at, prices });
}

test('a bet finds its game or tournament by id and by label, across sports', async () => {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    const { me, close } = await openScene(world);
    await createFootballGame(ctx, 16);
    await createContest(ctx, { gameId: '20260711_TOR@BOS', awayCode: 'TOR', awayName: 'Toronto Blue Jays' });
    await createTournament(ctx);
    const spread = { market: 'spread', period: 'full', side: 'away', line: -3.5 };
    const winner = { market: 'outright', playerId: 'p1' };
    const cases: [object, object][] = [
      [bet('20260716_HAM@TOR', 'spread', 'Hamilton -3.5'), { sport: 'cfl', league: 'CFL', gameId: '20260716_HAM@TOR', pick: spread }],
      [bet('HAM@TOR', 'spread', 'HAM -3.5'), { sport: 'cfl', gameId: '20260716_HAM@TOR', homeTeamCode: 'TOR', pick: spread }],
      [bet('Hamilton @ Argonauts', 'total', 'Over 51.5'), { sport: 'cfl', pick: { market: 'total', line: 51.5 } }],
      [bet('TOR@BOS', 'moneyline', 'Blue Jays'), { sport: 'mlb', league: 'MLB', gameId: '20260711_TOR@BOS', pick: { side: 'away' } }],
      [bet('TOR@BOS', 'moneyline', 'TOR', { sport: 'cfl' }), { sport: 'cfl', contestStatus: null, pick: null, isGradable: false }],
      [bet('Rocket Classic', 'outright', 'Scottie Scheffler to win'), { sport: 'golf', league: 'PGA Tour', pick: winner }],
      [bet('golf-2026-rocket-classic', 'top10', 'Scheffler'), { betType: 'place', pick: { market: 'place', places: 10, playerId: 'p1' } }],
      [
        bet('the rocket classic 2026', 'matchup', 'McIlroy over Aberg'),
        { betType: 'head_to_head', pick: { playerId: 'p2', opponentId: 'p3' } },
      ],
      [bet('Rocket Classic', 'outright', 'Tiger Woods'), { tournament: 'Rocket Classic', pick: null, isGradable: false }],
      [
        bet('Sony Open', 'outright', 'Scheffler', { sport: 'golf' }),
        { sport: 'golf', league: 'Golf', tournament: null, gameId: 'Sony Open' },
      ],
      [bet('20260716_HAM@TOR', 'outright', 'Hamilton'), { sport: 'cfl', pick: null }],
    ];
    for (const [body, expected] of cases) {
      const answer = await me.post('/api/bets', body);
      expect({ body, ...answer.json() }).toMatchObject({ ...expected, status: 'pending' });
    }
    await close();
  });
});

test('a pick must fit its bet type, its sport and the field', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const { me, close } = await openScene(world);
    await createFootballGame(ctx);
    await createTournament(ctx);
    const [game, tournament] = ['20260711_HAM@TOR', 'golf-2026-rocket-classic'];
    const cases: [object, string][] = [
      [bet(game, 'moneyline', 'HAM', { pick: { market: 'moneyline', period: 'first5', side: 'away' } }), 'pick'],
      [bet(game, 'outright', 'HAM', { pick: { market: 'outright', playerId: 'p1' } }), 'betType'],
      [bet(tournament, 'moneyline', 'x', { pick: { market: 'moneyline', side: 'away' } }), 'betType'],
      [bet(tournament, 'outright', 'x', { pick: { market: 'outright', playerId: 'stranger' } }), 'pick.playerId'],
      [bet(tournament, 'top5', 'x', { pick: { market: 'place', playerId: 'p1', places: 10 } }), 'pick.places'],
      [bet(tournament, 'matchup', 'x', { pick: { market: 'head_to_head', playerId: 'p1', opponentId: 'p1' } }), 'pick.opponentId'],
    ];
    for (const [body, path] of cases) {
      const answer = await me.post('/api/bets', body);
      expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, path]);
    }
    const places = bet(tournament, 'place', 'x', { pick: { market: 'place', playerId: 'p1', places: 8 } });
    expect((await me.post('/api/bets', places)).statusCode).toBe(400);
    expect((await me.post('/api/bets', bet(tournament, 'top15', 'x'))).statusCode).toBe(400);
    expect(await ctx.db.select().from(bets)).toEqual([]);
    await close();
  });
});

test('bets close at the kickoff and at the first tee time; in play a tournament takes what a book still prices', async () => {
  await withTestCtx({ now: '2026-07-16T10:44:59Z' }, async (ctx, world) => {
    const { me, close } = await openScene(world);
    const stated = async (body: object): Promise<string> => {
      const answer = await me.post('/api/bets', body);
      return answer.statusCode === 201 ? 'taken' : answer.json().message;
    };
    await createFootballGame(ctx, 15);
    const tournament = await createTournament(ctx);
    const winner = bet('golf-2026-rocket-classic', 'outright', 'Scheffler to win');
    const closed = 'This tournament has begun. Bets close at the first tee time, but for selections that a book still prices.';
    const kickoff = 'This game has already started. Bets close at kickoff.';
    expect(await stated(bet('20260715_HAM@TOR', 'spread', 'HAM -3'))).toBe(kickoff);
    expect(await stated(bet('20260715_HAM@TOR', 'spread', 'HAM -3', { placedAt: '2026-07-15T20:00:00Z' }))).toBe('taken');
    expect(await stated(winner)).toBe('taken');
    world.clock.set('2026-07-16T10:45:00Z');
    expect(await stated(winner)).toBe(closed);
    expect(await stated({ ...winner, placedAt: '2026-07-16T10:00:00Z' })).toBe('taken');
    await priceLive(ctx, tournament);
    expect(await stated(winner)).toBe('taken');
    expect(await stated(bet('golf-2026-rocket-classic', 'outright', 'McIlroy to win'))).toBe(closed);
    world.clock.advanceMinutes(180);
    expect(await stated(winner)).toBe(closed);
    await close();
  });
});

test('bets of every sport come in from a file, and go out and in again', async () => {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    const { me, close } = await openScene(world);
    await createFootballGame(ctx, 12);
    await createContest(ctx, { gameId: '20260711_TOR@BOS', awayCode: 'TOR', awayName: 'Toronto Blue Jays' });
    await createTournament(ctx);
    const csv = [
      'date,league,game,type,selection,odds,stake,result',
      '2026-07-11T14:00:00Z,CFL,HAM @ TOR,spread,Hamilton -3.5,-110,25,pending',
      '2026-07-11T14:00:00Z,PGA,Rocket Classic,Top 20,Rory McIlroy,+110,25,pending',
      '2026-07-11T14:00:00Z,KHL,TOR @ BOS,moneyline,TOR,+110,25,won',
      '2026-07-11T14:00:00Z,,TOR @ BOS,moneyline,TOR,+110,25,pending',
      '2026-07-11T14:00:00Z,Golf,Rocket Classic,parlay,Rory McIlroy,+110,25,pending',
    ].join('\n');
    const answer = await importCsv(me, csv);
    expect(answer).toMatchObject({ imported: 4, skipped: 0, refused: [{ row: 6 }] });
    const list = (await me.get('/api/bets')).json() as { sport: string; betType: string; pick: object; gameId: string }[];
    const by = (sport: string) => list.find((one) => one.sport === sport)!;
    expect(by('cfl')).toMatchObject({ gameId: '20260712_HAM@TOR', pick: { market: 'spread', side: 'away', line: -3.5 } });
    expect(by('golf')).toMatchObject({ betType: 'place', pick: { market: 'place', playerId: 'p2', places: 20 } });
    expect(by('mlb')).toMatchObject({ gameId: '20260711_TOR@BOS' });
    expect(by('other')).toMatchObject({ gameId: 'TOR @ BOS', league: 'Other', pick: null, contestStatus: null });
    const exported = (await me.get('/api/bets/export')).body;
    expect(exported).toContain(',cfl,spread,');
    expect(exported).toContain(',golf,top20,');
    await ctx.db.delete(bets);
    expect(await importCsv(me, exported)).toMatchObject({ imported: 4, refused: [] });
    expect(((await me.get('/api/bets')).json() as { pick: object | null }[]).filter(({ pick }) => pick !== null)).toHaveLength(3);
    await close();
  });
});
