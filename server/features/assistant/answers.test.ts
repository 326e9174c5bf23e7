import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contests } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type ContestRow, createUser, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { answerFromData } from './conversation/answer.ts';
import { newMemory, openSession } from './session/session.ts';
import { readTogether } from './testing/assistant-slice.ts';
import { CONVERSATIONS } from './testing/evaluation/conversations.ts';
import { DEVELOPED } from './testing/evaluation/developed.ts';
import { EARLIER } from './testing/evaluation/earlier.ts';
import { HELD_OUT } from './testing/evaluation/held-out/plain.ts';
import { casesOf } from './testing/evaluation/read-case.ts';
import { SLANG } from './testing/evaluation/slang.ts';
import { addOwnBets } from './testing/expectations.ts';
import { NOW, playSlate, prepareSlate } from './testing/scene.ts';
import { readMessage } from './understand/read-message.ts';
import type { Reading } from './understand/reading.ts';

const QUESTIONS = casesOf([DEVELOPED, EARLIER, SLANG, HELD_OUT].join('')).map(({ question }) => question);
/** What the home sides of three worlds pay. */
const PRICES = [150, 130, 185];
const MOMENTS = ['before the games', 'in play', 'the day after'] as const;
/** Set to print what each conversation was answered, and how long answers took. */
const isPrinted = process.env.ASSISTANT_PRINT === '1';

type Moment = (typeof MOMENTS)[number];

async function moveTo(moment: Moment, ctx: Ctx, world: TestWorld, games: readonly ContestRow[]): Promise<void> {
  if (moment === 'the day after') return playSlate(ctx, world, games);
  if (moment === 'before the games') return;
  world.clock.set('2026-07-11T23:40:00Z');
  for (const [at, { id }] of games.slice(0, 3).entries())
    await ctx.db.update(contests).set({ status: 'live', awayScore: at, homeScore: 2 }).where(eq(contests.id, id));
}

interface Answered {
  readings: readonly Reading[];
  content: string;
}

/** Asks as an Elite member with three tracked bets; a message after another goes on from it. */
async function asker(ctx: Ctx, world: TestWorld): Promise<(question: string, before: Reading | null) => Promise<Answered>> {
  const member = await createUser(ctx, { tier: 'elite' });
  await addOwnBets(ctx, member.id);
  const own = world.ctxFor(member);
  const memory = newMemory(readTogether, () => Promise.resolve({ players: [], events: [] }));
  return async (question, before) => {
    const opened = await openSession(own, memory);
    const session = { ...opened, known: memory.withPlayers(opened.known, await memory.listPropPlayers(own, opened.today, [])) };
    const readings = readMessage(question, session.today, session.known.lexicon, before);
    const { finding } = await answerFromData(session, readings, before);
    return { readings, content: finding.lines.join('\n') };
  };
}

/** Every price with its book that the sources of this world have reported. */
const pricesOf = ({ feed }: TestWorld): Set<string> =>
  new Set([
    ...feed.quotes.map(({ book, price }) => `${price} ${book.name}`),
    ...feed.props.flatMap(({ book, overPrice, underPrice }) => [overPrice, underPrice].map((price) => `${price} ${book.name}`)),
  ]);

const PRICE = /([+\u2212]\d{3,}) \((Book [AB])\b/g;
const OF_A_CLUB = new Set(['price', 'books', 'hold', 'fair', 'chance', 'drivers', 'projection', 'scores', 'pitching', 'weather']);

/** What is wrong with an answer, whatever it was about: a price that no book has, another club's figures, something that is no word. */
function faultsOf({ content, readings }: Answered, prices: ReadonlySet<string>): string[] {
  const faults = [...content.matchAll(PRICE)]
    .map(([, odds = '', book = '']) => `${Number(odds.replace('+', '').replace('\u2212', '-'))} ${book}`)
    .filter((price) => !prices.has(price))
    .map((price) => `no book has ${price}`);
  if (/NaN|undefined|\bnull\b|Infinity|Someone else|777/.test(content)) faults.push('no word');
  const [reading] = readings;
  const isOfClub = readings.length === 1 && reading && OF_A_CLUB.has(reading.what) && reading.unknown.length + reading.choices.length === 0;
  const isNamed = reading?.teams.some(({ code, name }) => content.includes(code) || content.includes(name)) ?? false;
  if (isOfClub && reading.distress === 'none' && reading.teams.length > 0 && !isNamed && /\d/.test(content))
    faults.push('names none of the clubs asked about');
  return faults;
}

const times: number[] = [];

describe.each(PRICES)('in a world whose home sides pay %d', (homePrice) => {
  test.each(MOMENTS)('%s every answer has prices that a book has, and is of the club asked about', { timeout: 300_000 }, async (moment) => {
    await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
      const games = await prepareSlate(ctx, world, homePrice);
      await moveTo(moment, ctx, world, games);
      const ask = await asker(ctx, world);
      const [prices, faults] = [pricesOf(world), [] as string[][]];
      const turn = PRICES.indexOf(homePrice) + MOMENTS.indexOf(moment);
      for (const question of QUESTIONS.filter((_, at) => (at + turn) % MOMENTS.length === 0)) {
        const started = performance.now();
        const answer = await ask(question, null);
        times.push(performance.now() - started);
        const found = faultsOf(answer, prices);
        if (found.length > 0) faults.push([question, ...found, answer.content]);
      }
      expect(faults).toEqual([]);
    });
  });
});

test('the share of Kelly that a question names sets the stake, else the member’s own', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const ask = await asker(ctx, world);
    // Full Kelly of 54% at +100 is 8% of the bankroll.
    for (const [share, stake] of [
      ['half kelly', '$40.00 of $1,000.00 (half Kelly)'],
      ['1/8 kelly', '$10.00 of $1,000.00 (13% of Kelly)'],
      ['full Kelly', '$50.00 of $1,000.00 (capped at 5% of the bankroll)'],
      ['kelly', '$20.00 of $1,000.00 (quarter Kelly)'],
    ])
      expect([share, (await ask(`${share} for +100 at 54% with $1000`, null)).content]).toEqual([
        share,
        expect.stringContaining(`stake ${stake}`),
      ]);
  });
});

test('conversations of several messages hold to the same', { timeout: 300_000 }, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await prepareSlate(ctx, world);
    const ask = await asker(ctx, world);
    const [prices, faults] = [pricesOf(world), [] as string[][]];
    for (const messages of CONVERSATIONS) {
      let before: Reading | null = null;
      for (const message of messages) {
        const answer: Answered = await ask(message, before);
        if (isPrinted) console.log(`> ${message}\n${answer.content}\n`);
        const found = faultsOf(answer, prices);
        if (found.length > 0) faults.push([message, ...found, answer.content]);
        before = answer.readings.at(-1) ?? before;
      }
    }
    expect(faults).toEqual([]);
  });
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${times[Math.floor(share * (times.length - 1))]?.toFixed(0)} ms`;
  if (isPrinted) console.log(`${times.length} answers without a model: median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`);
});
