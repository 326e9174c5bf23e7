import { expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';
import { NOW, prepareSlate } from './testing/scene.ts';

test('a share of a bankroll, the book with the least margin, and what a question does not use are told', { timeout: 120_000 }, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await prepareSlate(ctx, world);
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    const say = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    expect(await say('got 2400, how much on a 3 percent play')).toContain('3.0% of $2,400.00 is $72.00.');
    expect(await say('bankroll of $2,000, is 8% a bet ok')).toContain('8.0% of $2,000.00 is $160.00, more than any bet should be.');
    // What the bet itself pays now is no price to hedge at.
    expect(await say('i have 100 at +900 on the mets to win the pennant, theyre -150 now. how do i hedge')).toContain(
      '−150 is what the NYM Home Club pay now. A hedge needs the price of the other side',
    );
    expect(await say('hedge $100 at +400, other side is -110')).toContain('Bet $261.90 on the other side at −110.');
    // Spreads: Book A keeps 1 − 1 / (1.6/2.6 + 1/2.4) of them, Book B the same of −165 and +135.
    const [a, b] = [1.6 / 2.6 + 1 / 2.4, 1.65 / 2.65 + 1 / 2.35].map((sum) => `${(100 * (1 - 1 / sum)).toFixed(2)}%`);
    expect(await say('which book has the least juice on mlb spreads')).toContain(`the lowest first: Book A ${a}, Book B ${b}.`);
    expect(await say('public betting on the yankees by inning')).toMatch(/^Not taken into account: “by inning”\./);
    expect(await say('mlb picks except the red sox')).toMatch(/Not taken into account: “except the red sox”\.[\s\S]*SEA Home Club/);
    await server.close();
  });
});
