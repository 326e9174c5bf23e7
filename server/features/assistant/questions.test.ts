import { QUICK_QUESTIONS } from '@clearedge/contract/assistant-questions';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';
import { addOwnBets, expectations, expectationsAfter } from './testing/expectations.ts';
import { NOW, playSlate, prepareSlate } from './testing/scene.ts';

const BEFORE: readonly string[] = [
  ...QUICK_QUESTIONS.filter((question) => !/yesterday|performed/.test(question)),
  'Yankees odds tonight?',
  'Who wins Red Sox vs Yankees?',
  'best price on BOS moneyline',
  'over/under for the Boston game',
  'run line for the Red Sox',
  'What’s the lock of the day?',
  'Which underdogs do you like?',
  'Who is pitching in the Yankees game?',
  'and the weather there, in Boston?',
  'is anyone hurt on the Red Sox',
  'news about the Yankees',
  'props for Joe Batterson',
  'Ike Slugger',
  'AL East standings',
  'Yankees and Red Sox recent form',
  'head to head Yankees Red Sox',
  'Has the Boston line moved?',
  'picks on the Mariners',
  'Mets game',
  'games tomorrow',
  'EV of +150 at 45%?',
  'take the vig out of -150 and +130',
  'what does -110 imply?',
  'how much do i have to risk to win $200 at -135?',
  'Kelly for +120 at 50% with $500',
  'price a parlay of -110, -110 and +150, $20',
  'how big should my unit size be with $2,000',
  'am I up or down?',
  'explain closing line value',
  'what is the run line?',
  'how does your model work?',
  'who pitches for the Mariners?',
  'score of the Cubs game',
];
const AFTER: readonly string[] = [
  ...QUICK_QUESTIONS.filter((question) => /yesterday|performed/.test(question)),
  'who won the Yankees game yesterday?',
  'What is your ROI?',
];

const stated = new Map<string, { content: string; sources: number; tools: string[] }>();
let expected = new Map<string, string[]>();

beforeAll(async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const games = await prepareSlate(ctx, world);
    const server = await makeServer([assistantSlice()], { world });
    const member = await createUser(ctx, { tier: 'elite' });
    await addOwnBets(ctx, member.id);
    const elite = await server.as(member);
    const readerCtx = world.ctxFor(member);
    const ask = async (question: string): Promise<void> => {
      const { answer, streamed } = await askAs(elite, question);
      expect(streamed).toBe(answer.content);
      stated.set(question, { content: answer.content, sources: answer.sources.length, tools: answer.meta?.tools ?? [] });
    };
    expected = await expectations(readerCtx, games);
    for (const [index, question] of BEFORE.entries()) {
      // The limit is by the minute, and prices must not grow stale: another day's count begins instead.
      if (index % 12 === 0) world.clock.advanceMinutes(1);
      await ask(question);
    }
    await playSlate(ctx, world, games);
    for (const [question, figures] of await expectationsAfter(readerCtx)) expected.set(question, figures);
    for (const question of AFTER) await ask(question);
    await server.close();
  });
}, 120_000);

test('there are the 20 quick questions and 30 others at least', () => {
  const all = [...BEFORE, ...AFTER];
  expect(QUICK_QUESTIONS.every((question) => all.includes(question))).toBe(true);
  expect(all.length).toBeGreaterThanOrEqual(QUICK_QUESTIONS.length + 30);
});

describe('from the data, with no language model', () => {
  test.each([...BEFORE, ...AFTER])('%s', (question) => {
    const { content, sources } = stated.get(question)!;
    const missing = expected.get(question)?.filter((figure) => !content.includes(figure)) ?? ['an expectation'];
    expect({ missing, content: missing.length > 0 ? content : '' }).toEqual({ missing: [], content: '' });
    const isWithoutFigures = /No game data|No game is on/.test(content);
    expect(sources > 0 || isWithoutFigures).toBe(true);
    const own = content.replaceAll(/“[^”]*”/g, '');
    expect(own).not.toMatch(/\b(lock|guarantee|sure thing|can’t lose|risk.free)/i);
    expect(content).not.toMatch(/NaN|undefined|null|Infinity|Someone else|777/);
  });
});

test('a headline that gives orders is quoted, and nothing follows it', () => {
  const repeating = [...stated].filter(([, { content }]) => content.includes('+999')).map(([question]) => question);
  expect(repeating).toEqual(['news about the Yankees']);
});
