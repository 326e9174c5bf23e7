import { expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';
import { NOW, prepareSlate } from './testing/scene.ts';

test('legs of several clubs are each priced in their own market and at their own number', { timeout: 120_000 }, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await prepareSlate(ctx, world);
    const server = await makeServer([assistantSlice()], { world });
    const client = await server.as(await createUser(ctx, { tier: 'elite' }));
    const say = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    // The Red Sox are +160 at best, +1.5 at −160 and over 8.5 at +135; the Mets −130.
    expect(await say('parlay: red sox +1.5, mets ml')).toMatch(/2 legs pay .*\n• BOS Home Club \+1\.5 at −160, .*\n• NYM .* ML at −130, /);
    expect(await say('parlay mets ml and over 8.5 in the red sox game')).toMatch(
      /2 legs pay .*\n• NYM .* ML at −130, .*\n• Over 8\.5 at \+135, NYY @ BOS/,
    );
    expect(await say('parlay the mets ml, red sox ml and over 9.5')).toMatch(
      /No book offers Over 9\.5; priced at Over 8\.5\.[\s\S]*• NYM .* ML at −130, .*\n• BOS Home Club ML at \+160, .*\n• Over 8\.5 at \+135/,
    );
    expect(await say('parlay red sox mets +1.5')).toMatch(
      /^(Reading that as.*\n)?I could not tell which number belongs to which leg, so none is used/,
    );
    // One leg given the other: what both come to, by what the first does.
    const given = await say('if the red sox win does the over get more likely');
    const [, both, , once, all] =
      /All win ([\d.]+)% .* ([\d.]+)% if they did not[\s\S]* wins ([\d.]+)% of the time, against ([\d.]+)% of all/.exec(given)!.map(Number);
    expect(both! / once!).toBeGreaterThan(0.2);
    expect(once! / all!).toBeCloseTo(both! / Number(/([\d.]+)% if they did not/.exec(given)![1]), 1);
    expect(await say('7 point teaser of the red sox and mets pays what on $50')).toContain(
      'A 7-point teaser of 2 legs pays −140 at the practice sportsbook: $50.00 wins $35.71.',
    );
    await server.close();
  });
});
