import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { betGradings, bets, notifications } from '../../db/schema/index.ts';
import { finalGame, footballGame } from '../leagues/testing/games.ts';
import { settleFutures } from './settle-futures.ts';
import { END, GREY_CUP, season, TITLE } from './testing/future-scene.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a future is tracked in its own words, open until its season decides it, and counted as a market of its own', async () => {
  await season(async ({ me, tracked, read }) => {
    const id = await tracked({ future: 'champion', team: 'TOR' }, { book: 'Summit' });
    expect(await read(id)).toMatchObject({
      betType: 'future',
      selection: 'Grey Cup winner: Toronto Argonauts',
      gameId: '2026 CFL season',
      sport: 'cfl',
      league: 'CFL',
      pick: { market: 'future', future: 'champion', season: 2026, team: 'TOR' },
      book: 'Summit',
      potentialWin: 80,
      status: 'pending',
      contestStatus: 'scheduled',
      startsAt: '2026-07-11T23:00:00.000Z',
      flag: null,
      receipt: null,
    });
    expect((await read(await tracked({ future: 'division', team: 'TOR' }))).selection).toBe('East Division winner: Toronto Argonauts');
    const wins = await read(await tracked({ future: 'wins', team: 'TOR', side: 'over', line: 2.5 }));
    expect(wins.selection).toBe('Toronto Argonauts over 2.5 wins');
    expect((await me.get('/api/bets/stats')).json()).toMatchObject({ pendingBets: 3, pendingStake: 60 });
    const csv = (await me.get('/api/bets/export')).body;
    expect(csv).toContain('2026 CFL season,cfl,future,Grey Cup winner: Toronto Argonauts,400,20');
  });
});

test('the end of the regular season settles divisions and wins, the last game the title, each with a receipt, and once', async () => {
  await season(async ({ world, signIn, says, tracked, read }) => {
    const division = await tracked({ future: 'division', team: 'TOR' });
    const second = await tracked({ future: 'division', team: 'HAM' });
    const over = await tracked({ future: 'wins', team: 'TOR', side: 'over', line: 2.5 }, { odds: -110 });
    const whole = await tracked({ future: 'wins', team: 'TOR', side: 'under', line: 3 });
    const title = await tracked({ future: 'champion', team: 'BC' }, { odds: 250 });
    const other = await tracked({ future: 'champion', team: 'TOR' });
    world.clock.set('2026-07-12T12:00:00Z');
    await says(END);
    expect(await read(division)).toMatchObject({
      result: 'win',
      actualWin: 80,
      playedOn: '2026-07-12',
      resultBy: 'settlement',
      receipt: {
        rule: 'futures-division',
        ruleTitle: 'Futures: division',
        ruleVersion: '2026.14',
        formula: 'First in the East Division: Toronto Argonauts: win',
        payoutFormula: 'Profit $80.00 = $20.00 × 400 / 100',
        finalScore: null,
      },
    });
    expect(await read(second)).toMatchObject({ result: 'loss', actualWin: -20 });
    expect(await read(over)).toMatchObject({ result: 'win', actualWin: 18.18, receipt: { rule: 'futures-wins' } });
    expect(await read(whole)).toMatchObject({ result: 'push', actualWin: 0, receipt: { rule: 'push' } });
    expect(await read(title)).toMatchObject({ status: 'pending', flag: null });

    world.clock.set('2026-11-16T12:00:00Z');
    await says(footballGame({ gameId: TITLE, ...GREY_CUP }));
    expect(await read(title)).toMatchObject({ status: 'pending' });
    await says(finalGame(TITLE, 17, 24, GREY_CUP));
    expect(await read(title)).toMatchObject({
      result: 'win',
      actualWin: 50,
      receipt: { rule: 'futures-champion', formula: 'Grey Cup winner BC Lions: win', postings: [{ kind: 'grade' }] },
    });
    expect(await read(other)).toMatchObject({ result: 'loss' });

    await settleFutures(world.ctxFor('system'));
    const rows = await world.ctxFor('system').db.select().from(betGradings);
    expect(rows).toHaveLength(6);
    expect(rows.find(({ betId }) => betId === title)).toMatchObject({
      kind: 'grade',
      profitCents: 5000,
      payoutCents: 7000,
      gradedBy: 'settlement',
      facts: { state: 'season', season: 2026, champion: 'BC', clubs: { BC: { wins: 1 } } },
    });
    const stats = (await (await signIn()).get('/api/bets/stats')).json();
    expect(stats.byType).toEqual([{ betType: 'future', bets: 6, wins: 3, losses: 2, staked: 120, profit: 108.18 }]);
    const told = await world.ctxFor('system').db.select().from(notifications).where(eq(notifications.kind, 'bet_settled'));
    expect(told.some(({ body }) => body.includes('2026 CFL season: Grey Cup winner: BC Lions +250 won, +$50.00'))).toBe(true);
  });
});

test('a result that the league corrects within a day is graded again, a later one is not', async () => {
  await season(async ({ world, says, tracked, read }) => {
    const over = await tracked({ future: 'wins', team: 'TOR', side: 'over', line: 2.5 });
    world.clock.set('2026-07-12T12:00:00Z');
    await says(END);
    world.clock.set('2026-07-12T20:00:00Z');
    await says(finalGame('20260711_HAM@TOR', 28, 27, { week: 6 }));
    expect(await read(over)).toMatchObject({
      result: 'loss',
      actualWin: -20,
      receipt: { postings: [{ grade: 'win' }, { kind: 'reversal' }, { grade: 'loss', reason: 'The result was corrected.' }] },
    });
    world.clock.set('2026-07-15T12:00:00Z');
    await says(END);
    expect(await read(over)).toMatchObject({ result: 'loss' });
  });
});

test('what the season cannot decide is void: games called off that mattered, and a title that nobody won before the next season', async () => {
  await season(async ({ world, says, tracked, read }) => {
    const reached = await tracked({ future: 'wins', team: 'TOR', side: 'over', line: 2.5 });
    const first = await tracked({ future: 'division', team: 'TOR' });
    const title = await tracked({ future: 'champion', team: 'TOR' });
    world.clock.set('2026-07-12T12:00:00Z');
    await says(footballGame({ status: 'cancelled' }));
    expect(await read(reached)).toMatchObject({ result: 'void', actualWin: 0, receipt: { rule: 'futures-shortened' } });
    expect(await read(first)).toMatchObject({ result: 'win' });
    world.clock.set('2027-06-06T12:00:00Z');
    await says(finalGame('20270605_HAM@TOR', 10, 20, { week: 1 }));
    expect(await read(title)).toMatchObject({ result: 'void', receipt: { rule: 'futures-shortened', payout: 20 } });
  });
});

test('a future that is decided, of no season or of no club of the league is refused and nothing is stored', async () => {
  await season(async ({ world, says, track }) => {
    const refused = async (pick: object, more?: object): Promise<string> => {
      const answer = await track(pick, more);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      const { message, issues } = answer.json().error ?? answer.json();
      return issues?.[0]?.message ?? message;
    };
    expect(await refused({ future: 'wins', team: 'TOR', side: 'over', line: 1.5 })).toBe(
      'Toronto Argonauts over 1.5 wins is already decided, so it can’t be added.',
    );
    expect(await refused({ future: 'champion', team: 'NYY' })).toBe('This is not a club of the CFL.');
    expect(await refused({ future: 'champion', team: 'toString' })).toBe('This is not a club of the CFL.');
    expect(await refused({ future: 'champion', team: 'TOR', season: 2031 })).toBe('We don’t have the 2031 CFL season.');
    expect(await refused({ future: 'wins', team: 'TOR', side: 'over', line: 9.5 })).toBe(
      'Toronto Argonauts plays 3 games in the regular season.',
    );
    expect(await refused({ future: 'champion', team: 'TOR' }, { sport: 'golf' })).toBe('Say which league the season is of.');
    const game = { market: 'moneyline', period: 'full', side: 'home' };
    expect(await refused({}, { pick: game })).toBe('Choose a club and a market from a league’s futures.');
    world.clock.set('2026-07-12T12:00:00Z');
    await says(END);
    expect(await refused({ future: 'division', team: 'HAM' }, { placedAt: '2026-07-10T12:00:00Z' })).toBe(
      'East Division winner: Hamilton Tiger-Cats is already decided, so it can’t be added.',
    );
    expect(await world.ctxFor('system').db.select().from(bets)).toEqual([]);
  });
});

test('a future is changed and removed until the league’s next game starts, and only corrected after', async () => {
  await season(async ({ world, me, tracked, read }) => {
    const [kept, removed] = [await tracked({ future: 'champion', team: 'TOR' }), await tracked({ future: 'champion', team: 'BC' })];
    expect((await me.patch(`/api/bets/${kept}`, { odds: 450, stake: 10 })).json()).toMatchObject({ odds: 450, potentialWin: 45 });
    const other = await me.patch(`/api/bets/${kept}`, { pick: { market: 'moneyline', period: 'full', side: 'home' } });
    expect(other.statusCode).toBe(400);
    expect((await me.patch(`/api/bets/${kept}`, { selection: 'Grey Cup winner: BC Lions' })).statusCode).toBe(400);
    world.clock.set('2026-07-11T23:30:00Z');
    const late = await me.patch(`/api/bets/${kept}`, { odds: 900 });
    expect(late.body).toContain('A game of this season has started since, so the bet is closed.');
    expect((await me.delete(`/api/bets/${removed}`)).statusCode).toBeGreaterThanOrEqual(400);
    const fixed = await me.post(`/api/bets/${kept}/correct`, { odds: 425, reason: 'Typed the wrong price' });
    expect(fixed.json()).toMatchObject({ odds: 425, corrections: [{ reason: 'Typed the wrong price' }] });
    expect(await read(kept)).toMatchObject({ selection: 'Grey Cup winner: Toronto Argonauts', status: 'pending' });
  });
});
