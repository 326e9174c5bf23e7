import { expect, test } from 'vitest';
import { createContest, withTestCtx } from '../../../testing/index.ts';
import { createTournament, openScene } from '../testing/sport-scene.ts';

const GAME_ID = '20260711_NYY@BOS';
const home = { market: 'moneyline', period: 'full', side: 'home' };
const hits = { market: 'prop', playerId: 'p1', prop: 'hits', side: 'over', line: 1.5 };
const bet = (betType: string, selection: string, pick: object | undefined, gameId = GAME_ID) => ({
  gameId,
  betType,
  selection,
  odds: -110,
  stake: 10,
  ...(pick && { pick }),
});

test('a picked selection is written by the server; a text that says another bet is refused, one without a pick is kept', async () => {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    const { me, close } = await openScene(world);
    await createContest(ctx, {});
    await createTournament(ctx);
    const name = (playerId: string, playerName: string) => ({
      gameId: GAME_ID,
      playerId,
      playerName,
      teamCode: 'NYY',
      book: { code: 'AAA', name: 'Book A' },
      prop: 'hits' as const,
      line: 1.5,
      overPrice: 120,
      underPrice: -150,
      quotedAt: new Date('2026-07-11T12:00:00Z'),
    });
    world.feed.props.push(name('p1', 'Cooper Hadley'), name('p2', 'Sam Pedroza'));
    const post = (body: object) => me.post('/api/bets', body);
    const golf = 'golf-2026-rocket-classic';
    const taken: [object, string][] = [
      [bet('moneyline', 'x', home), 'Boston Red Sox ML'],
      [bet('moneyline', 'Red Sox', home), 'Boston Red Sox ML'],
      [bet('prop', 'p', hits), 'Cooper Hadley Hits Over 1.5'],
      [bet('outright', 'y', { market: 'outright', playerId: 'p2' }, golf), 'Rory McIlroy to win'],
      [bet('moneyline', 'Red Sox ML tonight', undefined), 'Red Sox ML tonight'],
      [bet('prop', 'Nobody Known Hits Over 1.5', { ...hits, playerId: 'p9' }), 'Nobody Known Hits Over 1.5'],
    ];
    for (const [body, words] of taken) {
      const answer = await post(body);
      expect([answer.statusCode, answer.json().selection], answer.body).toEqual([201, words]);
    }
    const refused = [
      bet('moneyline', 'New York Yankees ML', home),
      bet('moneyline', 'Red Sox -1.5', home),
      bet('prop', 'Pedroza Hits Over 1.5', hits),
      bet('prop', 'Hadley Hits Under 1.5', hits),
      bet('prop', 'Nobody Known Hits Over 2.5', { ...hits, playerId: 'p9' }),
      bet('outright', 'Scottie Scheffler to win', { market: 'outright', playerId: 'p2' }, golf),
    ];
    for (const body of refused) {
      const answer = await post(body);
      expect([answer.statusCode, answer.json().message], JSON.stringify(body)).toEqual([400, expect.stringContaining('says another bet')]);
    }
    await close();
  });
});
