import { expect, test, vi } from 'vitest';
import { bets } from '../../db/schema/index.ts';
import { importCsv } from '../bets/testing/import-csv.ts';
import { finalGame, footballGame } from '../leagues/testing/games.ts';
import { END, GREY_CUP, type Scene, season, TITLE } from './testing/future-scene.ts';

vi.setConfig({ testTimeout: 60_000 });

const written = (selection: string, more: object = {}) => ({
  gameId: 'A season',
  betType: 'future',
  selection,
  odds: 400,
  stake: 20,
  ...more,
});
const readIn = async ({ me }: Scene, selection: string, more: object = {}) => {
  const { odds: _price, stake: _stake, ...ask } = written(selection, more);
  const answer = await me.post('/api/bets/read', ask);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
};
const SEASON_OF_2026 = { market: 'future', season: 2026 };

test('a typed future is read as the bet that is tracked from the futures page, and settled by the same end', async () => {
  await season(async (scene) => {
    const { me, world, says, read, tracked } = scene;
    const texts = ['Argos to win the East', 'Toronto over 2.5 wins', 'BC Lions to win the Grey Cup'];
    const picks = [
      { future: 'division', team: 'TOR' },
      { future: 'wins', team: 'TOR', side: 'over', line: 2.5 },
      { future: 'champion', team: 'BC' },
    ];
    const words = ['East Division winner: Toronto Argonauts', 'Toronto Argonauts over 2.5 wins', 'Grey Cup winner: BC Lions'];
    const ids: string[] = [];
    for (const [at, text] of texts.entries()) {
      expect(await readIn(scene, text)).toMatchObject({
        readAs: `${words[at]}, 2026 CFL season`,
        pick: { ...SEASON_OF_2026, ...picks[at] },
        reason: null,
        game: null,
        players: [],
      });
      const answer = await me.post('/api/bets', written(text, { book: 'Summit' }));
      expect(answer.json()).toMatchObject({
        betType: 'future',
        selection: text,
        readAs: words[at],
        selectionSource: 'text',
        pick: { ...SEASON_OF_2026, ...picks[at] },
        gameId: '2026 CFL season',
        sport: 'cfl',
        isGradable: true,
        startsAt: '2026-07-11T23:00:00.000Z',
      });
      ids.push(answer.json().id);
    }
    const onPage = await tracked(picks[0]!);
    world.clock.set('2026-07-12T12:00:00Z');
    await says(END);
    expect(await read(ids[0]!)).toMatchObject({ result: 'win', actualWin: 80, receipt: { rule: 'futures-division' } });
    expect((await read(ids[0]!)).receipt).toMatchObject({ formula: 'First in the East Division: Toronto Argonauts: win' });
    expect(await read(onPage)).toMatchObject({ result: 'win', receipt: { formula: 'First in the East Division: Toronto Argonauts: win' } });
    expect(await read(ids[1]!)).toMatchObject({ result: 'win', receipt: { rule: 'futures-wins' } });
    expect(await read(ids[2]!)).toMatchObject({ status: 'pending', flag: null });
    world.clock.set('2026-11-16T12:00:00Z');
    await says(finalGame(TITLE, 17, 24, GREY_CUP));
    expect(await read(ids[2]!)).toMatchObject({
      result: 'win',
      receipt: { rule: 'futures-champion', formula: 'Grey Cup winner BC Lions: win' },
    });
  });
});

test('what can’t be read is kept with its reason, and its owner enters the result', async () => {
  await season(async (scene) => {
    const { me, says, read, world } = scene;
    const cases: [text: string, reason: string, more?: object][] = [
      ['Lions to win the championship', 'It can be the Detroit Lions (NFL) or the BC Lions (CFL): write the club in full.'],
      ['Dodgers to win the World Series', 'We don’t settle futures of the MLB.'],
      ['Chiefs to win the Super Bowl', 'We don’t have the NFL season that was next when this bet was placed.'],
      [
        'Argos to make the playoffs',
        'Only a league’s champion, division winners and regular-season wins are settled from results: this is another bet.',
      ],
      ['Argos Grey Cup 2025', 'The 2025 CFL season was over when this bet was placed.'],
      ['Argos 2027 Grey Cup', 'We don’t have the 2027 CFL season.'],
      [
        'Argos to win the Grey Cup',
        'We don’t have the CFL season that was next when this bet was placed.',
        { placedAt: '2025-09-01T12:00:00Z' },
      ],
      ['Argos over 9.5 wins', 'Toronto Argonauts plays 3 games in the regular season.'],
      ['Argos', 'Write the champion, a division’s winner, or a number of regular-season wins.'],
    ];
    for (const [text, reason, more] of cases)
      expect([text, await readIn(scene, text, more)]).toMatchObject([text, { readAs: null, pick: null, reason }]);
    expect(await readIn(scene, 'Lions to win the championship', { sport: 'cfl' })).toMatchObject({ pick: { team: 'BC' } });
    const left = (await me.post('/api/bets', written('Argos to make the playoffs'))).json();
    expect(left).toMatchObject({
      betType: 'future',
      pick: null,
      readAs: null,
      isGradable: false,
      contestStatus: null,
      gameId: 'A season',
      sport: 'cfl',
    });
    const chosen = (await me.post('/api/bets', written('Argos to win the Grey Cup', { pick: null }))).json();
    expect(chosen).toMatchObject({ pick: null, isGradable: false });
    world.clock.set('2026-07-12T12:00:00Z');
    await says(END);
    expect(await read(left.id)).toMatchObject({ status: 'pending' });
    const marked = await me.post(`/api/bets/${left.id}/resolve`, { result: 'win' });
    expect(marked.json()).toMatchObject({ result: 'win', actualWin: 80, resultBy: 'owner' });
  });
});

test('a typed future that is decided is said so and refused, also where its owner would enter the result', async () => {
  await season(async (scene) => {
    const { me, world } = scene;
    const reason = 'Toronto Argonauts over 1.5 wins is already decided, so it can’t be added.';
    expect(await readIn(scene, 'Argos over 1.5 wins')).toMatchObject({ readAs: null, pick: null, reason });
    for (const more of [{}, { pick: null }, { placedAt: '2026-07-01T12:00:00Z' }]) {
      const answer = await me.post('/api/bets', written('Argos over 1.5 wins', more));
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).toContain(reason);
    }
    expect(await world.ctxFor('system').db.select().from(bets)).toEqual([]);
  });
});

test('a future under the type of a game’s market is named as what it is', async () => {
  await season(async (scene) => {
    const more = { betType: 'moneyline', gameId: '20260711_HAM@TOR' };
    expect(await readIn(scene, 'Argos to win the Grey Cup', more)).toMatchObject({
      reason: 'This reads as a future, but the bet’s type is another.',
    });
    expect(await readIn(scene, 'Argos to win', more)).toMatchObject({ readAs: 'Toronto Argonauts moneyline, full game' });
  });
});

test('pasted lines and slips hold futures, each to be logged as it was read', async () => {
  await season(async ({ me }) => {
    const read = async (...lines: string[]) => (await me.post('/api/bets/slips/read', { text: lines.join('\n') })).json().slips;
    const future = { gameId: '2026 CFL season', startsAt: null, betType: 'future' };
    const [line, wins, bare] = await read('Argos to win the Grey Cup +650 $20', 'Toronto over 2.5 wins -110 $11', 'Hamilton win East');
    expect(line).toMatchObject({
      kind: 'single',
      odds: 650,
      stake: 20,
      notes: [],
      legs: [{ ...future, selection: 'Argos to win the Grey Cup' }],
    });
    expect(wins).toMatchObject({ odds: -110, stake: 11, legs: [{ ...future, selection: 'Toronto over 2.5 wins' }] });
    expect(bare).toMatchObject({ odds: null, stake: null, legs: [{ ...future, selection: 'Hamilton win East' }] });
    const { legs, odds, stake } = line;
    const logged = await me.post('/api/bets', {
      gameId: legs[0].gameId,
      betType: legs[0].betType,
      selection: legs[0].selection,
      odds,
      stake,
    });
    expect(logged.json()).toMatchObject({ readAs: 'Grey Cup winner: Toronto Argonauts', odds: 650, stake: 20 });

    const printed = [
      ['Grey Cup Winner', 'Toronto Argonauts', '+400'],
      ['Toronto Argonauts', 'Grey Cup Winner', '+400'],
      ['Toronto Argonauts +400', 'CFL - Grey Cup 2026 - Winner'],
      ['Over 2.5', 'Toronto Argonauts Regular Season Wins', '-110'],
      ['Toronto Argonauts', 'East Division Winner', 'Odds: -120'],
      ['CFL', 'Lions to win the championship +300'],
    ];
    const readAs: unknown[] = [];
    for (const lines of printed) {
      const [slip, ...more] = await read('Straight Bet', ...lines, 'Wager: $20.00', 'To win: $80.00');
      expect([lines, slip.legs, more]).toEqual([lines, [expect.objectContaining(future)], []]);
      const { selection } = slip.legs[0];
      readAs.push((await me.post('/api/bets/read', { gameId: 'x', betType: 'future', selection, sport: 'cfl' })).json().readAs);
    }
    const champion = 'Grey Cup winner: Toronto Argonauts, 2026 CFL season';
    expect(readAs).toEqual([
      champion,
      champion,
      champion,
      'Toronto Argonauts over 2.5 wins, 2026 CFL season',
      'East Division winner: Toronto Argonauts, 2026 CFL season',
      'Grey Cup winner: BC Lions, 2026 CFL season',
    ]);

    const [ticket] = await read('2 Leg Parlay +900', 'Argos to win the Grey Cup +400', 'Hamilton ML -110', 'Wager: $10.00');
    expect(ticket).toMatchObject({
      kind: 'parlay',
      legs: [{ gameId: '2026 CFL season', betType: 'moneyline' }, { betType: 'moneyline' }],
      notes: ['A leg on a season isn’t settled from results: you enter the result of this ticket.'],
    });
    const [unsettled] = await read('Dodgers to win the World Series +350 $10');
    expect(unsettled).toMatchObject({ odds: 350, legs: [{ gameId: 'A season', betType: 'future' }] });
  });
});

test('between two seasons a bet is on the next one, which has to be known', async () => {
  await season(async (july) => {
    const { world, says } = july;
    world.clock.set('2026-11-16T12:00:00Z');
    const scene = { ...july, me: await july.signIn() };
    await says(END, finalGame(TITLE, 17, 24, GREY_CUP));
    expect(await readIn(scene, 'Argos to win the Grey Cup')).toMatchObject({
      reason: 'We don’t have the CFL season that was next when this bet was placed.',
    });
    world.clock.set('2027-06-04T12:00:00Z');
    await says(footballGame({ gameId: '20270605_HAM@TOR' }));
    const spring = { ...july, me: await july.signIn() };
    expect(await readIn(spring, 'Argos to win the Grey Cup')).toMatchObject({
      readAs: 'Grey Cup winner: Toronto Argonauts, 2027 CFL season',
    });
    const during = { placedAt: '2026-07-10T12:00:00Z' };
    expect(await readIn(spring, 'Argos to win the Grey Cup', during)).toMatchObject({
      reason: 'Grey Cup winner: Toronto Argonauts is already decided, so it can’t be added.',
    });
  });
});

test('futures of a file are read into the same bets and settled by the season; rows that can’t be graded are kept', async () => {
  await season(async (scene) => {
    const { me, world, says, read } = scene;
    const csv = [
      'Date,Event,Sport,Bet Type,Selection,Odds,Stake,Result',
      '2026-07-01,Grey Cup 2026 - Winner,CFL,Futures,BC Lions,+250,20,',
      '2026-07-01,,CFL,Straight,Argos to win the East,-120,12,',
      '2026-07-01,2026 CFL season,cfl,future,Toronto Argonauts over 2.5 wins,-110,11,',
      '2026-07-01,,,Futures,Lions to win the championship,+300,10,',
      '2026-07-01,,MLB,Futures,Dodgers to win the World Series,+350,10,win',
      '2025-07-01,,CFL,Futures,Argos to win the Grey Cup,+500,10,loss',
      '2026-07-01,,CFL,Futures,Argos over 1.5 wins,-110,11,',
      '2026-07-01,,CFL,Futures,Hamilton to win the Grey Cup,+900,10,win',
    ].join('\n');
    const preview = (await me.post('/api/bets/import/preview', { csv })).json();
    expect(preview).toMatchObject({ read: 3, unread: 3, errors: 2 });
    const season2025 = 'We don’t have the CFL season that was next when this bet was placed.';
    const lines: [state: string, text: string][] = [
      ['read', 'Grey Cup winner: BC Lions, 2026 CFL season'],
      ['read', 'East Division winner: Toronto Argonauts, 2026 CFL season'],
      ['read', 'Toronto Argonauts over 2.5 wins, 2026 CFL season'],
      ['unread', 'It can be the Detroit Lions (NFL) or the BC Lions (CFL): write the club in full.'],
      ['unread', 'We don’t settle futures of the MLB.'],
      ['unread', season2025],
      ['error', 'Toronto Argonauts over 1.5 wins is already decided: add the result, or leave the row out.'],
      ['error', 'Grey Cup winner: Hamilton Tiger-Cats is not decided yet, so it has no result.'],
    ];
    expect(preview.rows).toMatchObject(lines.map(([state, text], at) => ({ row: at + 2, state, text, pick: null, ask: null })));
    expect(await importCsv(me, csv)).toMatchObject({
      imported: 6,
      skipped: 0,
      refused: [
        { row: 8, message: lines[6]![1] },
        { row: 9, message: lines[7]![1] },
      ],
    });
    expect(await importCsv(me, csv)).toMatchObject({ imported: 0, skipped: 6 });
    const all = (await me.get('/api/bets')).json() as { id: string; selection: string; betType: string }[];
    expect(all.every(({ betType }) => betType === 'future')).toBe(true);
    const idOf = (selection: string): string => all.find((bet) => bet.selection === selection)!.id;
    expect(await read(idOf('BC Lions'))).toMatchObject({
      gameId: '2026 CFL season',
      readAs: 'Grey Cup winner: BC Lions',
      source: 'import',
      status: 'pending',
    });
    expect(await read(idOf('Dodgers to win the World Series'))).toMatchObject({
      result: 'win',
      actualWin: 35,
      pick: null,
      sport: 'mlb',
      resultBy: 'file',
    });
    expect(await read(idOf('Lions to win the championship'))).toMatchObject({ status: 'pending', isGradable: false });
    world.clock.set('2026-07-12T12:00:00Z');
    await says(END);
    expect(await read(idOf('Argos to win the East'))).toMatchObject({
      result: 'win',
      actualWin: 10,
      receipt: { rule: 'futures-division' },
    });
    expect(await read(idOf('Toronto Argonauts over 2.5 wins'))).toMatchObject({ result: 'win', resultBy: 'settlement' });
    const exported = (await me.get('/api/bets/export')).body;
    expect(await importCsv(me, exported)).toMatchObject({ imported: 0, refused: [] });
  });
});
