import { theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { expect, test } from 'vitest';
import { priceAlerts } from '../../db/schema/index.ts';
import { createContest, createUser, makeServer, type TestClient, withTestCtx } from '../../testing/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';
import { NOW, prepareSlate } from './testing/scene.ts';

/** Talks as an Elite member about the five games of the scene. */
async function talk(
  run: (say: (question: string) => ReturnType<typeof askAs>, parts: { client: TestClient; alerts: () => Promise<number> }) => Promise<void>,
): Promise<void> {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await prepareSlate(ctx, world);
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    const alerts = async (): Promise<number> => (await ctx.db.select().from(priceAlerts)).length;
    let asked = 0;
    const say = (question: string) => {
      if (asked++ % 12 === 0) world.clock.advanceMinutes(0.5);
      return askAs(client, question);
    };
    await run(say, { client, alerts });
    await server.close();
  });
}
const pct = (fraction: number, decimals = 1): string => `${(100 * fraction).toFixed(decimals)}%`;

test('figures of every kind are those of the board, worked out here anew', { timeout: 120_000 }, async () => {
  await talk(async (say) => {
    const content = async (question: string): Promise<string> => (await say(question)).answer.content;
    // The scene's books: AAA has NYY -150 / BOS +160, BBB -160 / +150 on the moneyline of the first game.
    const hold = await content('hold on the Red Sox moneyline');
    for (const pair of [
      [-150, 160],
      [-160, 150],
    ])
      expect(hold).toContain(pct(theoreticalHold(pair.map(americanToDecimal)), 2).replace('-', '−'));
    expect(await content('every book on the Red Sox moneyline')).toMatch(/BOS: Book A \+160, Book B \+150.*NYY: Book A −150, Book B −160/s);
    expect(await content('I bet $50 at -143, how much do I win')).toContain('wins $34.97: $84.97 back');
    expect(await content('what does a $20 bet on the Red Sox moneyline pay')).toContain('+160 wins $32.00: $52.00 back');
    expect(await content('40 to win how much on the Red Sox at +160')).toContain('$40.00 on the Boston');
    const both = await content('Red Sox run line +1.5 or ml, which pays better');
    for (const market of ['moneyline', 'run line']) expect(both).toContain(`, ${market}: `);
    expect(await content('what is my clv in nba')).toMatch(/settled bets? is on NBA with a closing price/);
    expect(await content('hedge $100 at +150, other side -120')).toMatch(/Bet \$136\.36 .*keep at least \$13\.6/s);
    expect(await content('How do I hedge $100 at +150 when the other side is -120.')).toContain('Bet $136.36 on the other side');
    expect(await content('hedge $50 on the Red Sox at +250')).toMatch(/Bet \$105\.00 on .*\(Book A, .*\) at −150\./);
    expect(await content('chance the Red Sox win')).toContain('45.0%, range 43.0% to 47.0%');
    // What cannot lose has no price.
    expect(await content('chance the Red Sox game stays under 95.5')).toMatch(/Under 95\.5 100\.0%(?!.*fair price)/);
    expect(await content('why do you like the Yankees')).toMatch(/We make the NYY Away Club 55\.0%/);
    expect(await content('bet my whole bankroll on one game?')).toMatch(/^No\. .*5% on one bet, \$50\.00 of \$1,000\.00/s);
    expect(await content('any arbs right now?')).toMatch(/arbitrage/);
    expect(await content('CFL odds')).toContain('No CFL game');
    expect(await content('cfl props')).toContain(
      'does not have that for the CFL. It has its schedule, results, standings, prices, forecasts and picks.',
    );
    const postponed = await content('what happens to my bet if an nba game is postponed');
    expect(postponed).toMatch(/^• NBA: postponed game: .*24 hours/);
    expect(postponed).not.toMatch(/NFL|CFL|first pitch/);
    expect(await content('does a tie void my nfl moneyline')).toMatch(/NFL: final score: .*tie/);
    expect(await content('does a shootout count for the over')).toMatch(/^(Reading that as: .*\n)?• NHL: final score: .*shootout/);
  });
});

test('an unknown name is refused by name, and one that fits two is asked back with buttons that ask it', { timeout: 120_000 }, async () => {
  await talk(async (say) => {
    const unknown = (await say('Aaron Judge home run prop')).answer;
    expect(unknown.content).toContain('I do not know “Aaron Judge”');
    expect(unknown.content).not.toMatch(/[+\u2212]\d{3}|%/);
    const { answer } = await say('New York odds');
    expect(answer.content).toMatch(/^New York: .* or .*\?$/);
    expect(answer.chips.length).toBe(2);
    expect((await say('the mets')).answer.content).toMatch(/NYM −130/);
    expect((await say('who should I vote for')).answer.content).toContain('I cannot answer that');
  });
});

test('a name of two clubs means the one that plays on the day asked about, said so; without a day it is asked back', {
  timeout: 120_000,
}, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await createContest(ctx, { gameId: '20260711_TEX@SEA', awayName: 'Texas Rangers', homeName: 'Seattle Mariners' });
    await createContest(ctx, {
      sport: 'nhl',
      gameId: '20260712_NYR@BOS_NHL',
      slateOn: '2026-07-12',
      startsAt: new Date('2026-07-12T23:00:00Z'),
      awayCode: 'NYR',
      awayName: 'New York Rangers',
      homeCode: 'BOS',
      homeName: 'Boston Bruins',
    });
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    const content = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    expect(await content('rangers odds')).toBe('Rangers: Texas Rangers (MLB) or New York Rangers (NHL)?');
    expect(await content('rangers odds tonight')).toMatch(/^Reading that as: .*Texas Rangers/);
    expect(await content('rangers odds tomorrow')).toMatch(/^Reading that as: .*New York Rangers/);
    expect(await content('rangers goalie')).not.toMatch(/Texas|Rangers: /);
    await server.close();
  });
});

test('an alert is proposed, and set once after a yes; anything else sets none', { timeout: 120_000 }, async () => {
  await talk(async (say, { alerts }) => {
    const { answer } = await say('alert me when the Red Sox hit +170');
    expect(answer.chips).toContainEqual(expect.objectContaining({ kind: 'alert', market: 'moneyline', side: 'home', odds: 170 }));
    expect(answer.content).toContain('Nothing is set yet');
    expect(await alerts()).toBe(0);
    await say('never mind');
    await say('yes');
    expect(await alerts()).toBe(0);
    await say('alert me when the Red Sox hit +170');
    expect((await say('yes')).answer.content).toContain('Alert set');
    expect(await alerts()).toBe(1);
    await say('yes');
    expect(await alerts()).toBe(1);
  });
});

test('prices of an answer go on the slip, and a conversation is forgotten by one call', { timeout: 120_000 }, async () => {
  await talk(async (say, { client }) => {
    const { answer } = await say('best price on the Red Sox moneyline');
    const offers = answer.cards.flatMap((card) => (card.kind === 'offers' ? card.offers : []));
    expect(offers.map(({ side, cell }) => [side, cell.odds, cell.book])).toEqual([
      ['home', 160, 'AAA'],
      ['away', -150, 'AAA'],
    ]);
    expect(answer.meta?.readAs).toBe('best price, moneyline, Boston Red Sox');
    const { answer: after } = await say('and the Yankees?');
    expect(after.content).toContain('Reading that as: best price');
    expect(after.meta?.readAs).toBeNull();
    expect((await say('best price on a team that does not exist, the Fooville Bars')).answer.meta?.readAs).toBeNull();
    await client.delete('/api/assistant/conversation');
    expect((await say('at Book B?')).answer.content).not.toContain('NYY');
  });
});
