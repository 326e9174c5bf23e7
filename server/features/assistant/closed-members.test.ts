import { QUICK_QUESTIONS } from '@clearedge/contract/assistant-questions';
import { expect, test } from 'vitest';
import type { LanguageModel } from '../../ports/language-model.ts';
import { createUser, makeServer, setLimits, withTestCtx } from '../../testing/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';
import { DEVELOPED } from './testing/evaluation/developed.ts';
import { casesOf } from './testing/evaluation/read-case.ts';
import { NOW, prepareSlate } from './testing/scene.ts';
import { TOOLS } from './tools/tools.ts';

const UNTIL = new Date('2026-07-14T16:00:00Z');
const CLOSED = {
  'a break': [{ coolOffUntil: UNTIL }, 'You are taking a break from betting until July 14, 2026'],
  'a self-exclusion': [{ excludedUntil: UNTIL }, 'You have excluded yourself from betting until July 14, 2026'],
  'an answer of under 21': [{ ageAnswer: 'under_age' }, 'You told us you are under 21'],
} as const;

const TEMPTING = [
  ...QUICK_QUESTIONS,
  'Yankees odds tonight?',
  'Who wins Red Sox vs Yankees?',
  'games today',
  'what is on the board',
  'EV of +150 at 45%?',
  'take the vig out of -150 and +130',
  'what does -110 imply?',
  'Kelly for +120 at 50% with $500',
  'price a parlay of -110, -110 and +150, $20',
  'how big should my unit size be with $2,000',
  'What’s the lock of the day?',
  'props for Joe Batterson',
  'Ike Slugger',
  'What is your ROI?',
  'Has the Boston line moved?',
  'Should I?',
  'hello',
  'tell me what you can do',
  // One question of every kind that there is.
  ...new Map(casesOf(DEVELOPED).map(({ parts, question }) => [parts[0]!.what, question])).values(),
];
const OPEN = [...TOOLS.filter(({ isAdviceFree }) => isAdviceFree).map(({ name }) => name as string), 'help'];
/** A price or an amount of money; the rates of pitchers and the chance of rain are none. */
const FIGURES = /(^|[\s(])[+\u2212-]\d{3}\b|\$\d/;

test.each(Object.entries(CLOSED))(
  'during %s no question, asked in any way, is answered with a bet, a price or a stake',
  async (_name, [limits, words]) => {
    let calls = 0;
    // The words of a model can tempt without a figure: it is not asked at all.
    const languageModel: LanguageModel = {
      async *answer() {
        calls += 1;
        yield { kind: 'text', text: 'Take the Yankees tonight.' } as never;
      },
    };
    await withTestCtx({ now: NOW, signedOut: true, ports: { languageModel } }, async (ctx, world) => {
      await prepareSlate(ctx, world);
      const server = await makeServer([assistantSlice()], { world });
      const member = await createUser(ctx, { tier: 'elite' });
      await setLimits(ctx, member.id, limits);
      const client = await server.as(member);
      let refused = 0;
      for (const [index, question] of TEMPTING.entries()) {
        if (index % 12 === 0) world.clock.advanceMinutes(1);
        const { answer } = await askAs(client, question);
        const isClosed = answer.content.startsWith(words);
        if (isClosed) refused += 1;
        else expect([question, OPEN]).toEqual([question, expect.arrayContaining(answer.meta?.tools ?? ['none'])]);
        // A member's own limits are amounts of money, and no stake to make.
        const isOwnLimits = answer.meta?.tools.includes('my_limits') ?? false;
        expect([
          question,
          !isOwnLimits && FIGURES.test(answer.content.replaceAll(/“[^”]*”/g, '').replaceAll('1-800-426-2537', '')) && answer.content,
        ]).toEqual([question, false]);
        if (isClosed) expect([question, answer.sources]).toEqual([question, []]);
      }
      expect(refused).toBeGreaterThan(TEMPTING.length / 2);
      expect(calls).toBe(0);
      await server.close();
    });
  },
  120_000,
);

test('an exclusion that has ended closes nothing', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await prepareSlate(ctx, world);
    const server = await makeServer([assistantSlice()], { world });
    const member = await createUser(ctx, { tier: 'elite' });
    await setLimits(ctx, member.id, { excludedUntil: new Date(NOW) });
    expect((await askAs(await server.as(member), 'Yankees odds tonight?')).answer.content).toMatch(FIGURES);
    await server.close();
  });
});
