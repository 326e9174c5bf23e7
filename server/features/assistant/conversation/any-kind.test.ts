import { expect, test } from 'vitest';
import { createUser, withTestCtx } from '../../../testing/index.ts';
import { newMemory, openSession } from '../session/session.ts';
import { readTogether } from '../testing/assistant-slice.ts';
import { NOW, prepareSlate } from '../testing/scene.ts';
import { TOOLS } from '../tools/tools.ts';
import { readMessage } from '../understand/read-message.ts';
import { answerFromData } from './answer.ts';

/** Nothing named, a club, a player's number, one price, two prices with money and a chance. */
const QUESTIONS = ['anything', 'mets tonight', 'strikeouts over 5.5', 'the yankees at +150', '$50 at -110 and +120 with a 55% chance'];

test('whatever kind a question is taken for, it is answered in words and figures', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await prepareSlate(ctx, world);
    const member = await createUser(ctx, { tier: 'elite' });
    const session = await openSession(
      world.ctxFor(member),
      newMemory(readTogether, () => Promise.resolve({ players: [], events: [] })),
    );
    for (const { name: what } of TOOLS)
      for (const question of QUESTIONS) {
        const readings = readMessage(question, session.today, session.known.lexicon, null);
        const { finding } = await answerFromData(session, [{ ...readings[0]!, what, choices: [], unknown: [] }], null);
        const content = finding.lines.join('\n');
        expect([what, question, content]).toEqual([what, question, expect.stringMatching(/\w/)]);
        expect([what, question, content]).toEqual([what, question, expect.not.stringMatching(/NaN|undefined|\bnull\b|Infinity/)]);
      }
  });
});
