import './support/own-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advance, login, register } from './support/accounts.ts';
import { closeBrowser, finish, type Visit, visit } from './support/browser.ts';
import { leave } from './support/leave.ts';
import { findParlaysSettled, saveParlays } from './support/parlays.ts';
import { competitorStory } from './support/slate-day/competitor.ts';
import { gridironStory } from './support/slate-day/gridiron.ts';
import { newcomerStory, practiceOnAPhone } from './support/slate-day/newcomer.ts';
import type { Story } from './support/slate-day/story.ts';
import { type Day, findDay, freeMemberReads, screensFit, subscriberStory } from './support/slate-day/subscriber.ts';
import { typistStory } from './support/slate-day/typist.ts';
import { visitorStory } from './support/slate-day/visitor.ts';

// One day is played, once: to play it takes far longer than what each of these bettors does before and after it.

let admin: Visit;
let elite: Visit;
let day: Day;
let visitor: Required<Story>;
let newcomer: Story;
let typist: Story;
let competitor: Story;
let gridiron: Story;
let subscriber: Story;

beforeAll(async () => {
  admin = await visit();
  await login(admin.context, { tier: 'admin' });
  day = await findDay(admin);
  elite = await visit();
  [visitor, newcomer, typist, competitor, gridiron, subscriber] = [
    await visitorStory(),
    await newcomerStory(),
    await typistStory(),
    await competitorStory(),
    await gridironStory(),
    await subscriberStory(day),
  ];
});
afterAll(closeBrowser);

test('a free user sees what is locked, and the way up, on card, game page and daily picks', () => freeMemberReads(day));

test('on a phone the practice slip is a sheet within reach of a thumb', practiceOnAPhone);

test('an Elite member builds both kinds of parlay and saves them', async () => {
  await login(elite.context, { tier: 'elite' });
  await saveParlays(elite);
  await leave(elite.page);
});

test('a visitor sees prices, signs up and bets', () => visitor.before());

test('a newcomer practices: first bet and a parlay', () => newcomer.before());

test('a typed bet is read before it is saved, corrected, taken from a screenshot and a pasted slip, and imported after a preview', () =>
  typist.before());

test('a competitor bets on six games of the weekly contest', () => competitor.before());

test('a free user finds a CFL game by its team and tracks the spread', () => gridiron.before());

test('a pro reads the analysis, generates picks and places one; nothing of it reaches those who have not paid', () => subscriber.before());

test('bets placed from two tabs at once are all there, once', async () => {
  const bettor = await visit();
  await register(bettor.context, 'twotabs');
  const body = { gameId: 'Elsewhere', betType: 'prop', selection: 'A to win', odds: 150, stake: 10 };
  const send = (key: string) =>
    bettor.context.request.post('/api/bets', { data: body, headers: { 'idempotency-key': key, 'sec-fetch-site': 'same-origin' } });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => send(`tab-${at % 10}`)));
  expect(answers.map((answer) => answer.status()).every((status) => status === 201)).toBe(true);
  await bettor.page.goto('/my-bets');
  await bettor.page.getByRole('tab', { name: 'Pending Bets (10)' }).waitFor();
  await finish(bettor);
});

test('once the games run the visitor sees the game live', async () => {
  await advance(admin.context, { to: 'next-first-pitch' });
  await visitor.live();
});

test('after the last final the visitor reads the receipt', async () => {
  await advance(admin.context, { to: 'slate-final' });
  await finish(admin);
  await visitor.after();
});

test('the newcomer’s balance and history have moved, and are reset', () => newcomer.after());

test('a grade of the typed bet is disputed until staff decide', () => typist.after());

test('the points board has moved, and who leaves it is no longer named', () => competitor.after());

test('the spread of the CFL game is settled', () => gridiron.after());

test('every pick agrees with the record', () => subscriber.after());

test('the parlays that were saved are settled as well', async () => {
  await findParlaysSettled(elite);
  await finish(elite);
});

test.each([390, 1440])('with results, every screen is accessible and fits at %i px, dark and light', (width) => screensFit(day, width));
