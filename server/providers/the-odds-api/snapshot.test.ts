import { expect, test } from 'vitest';
import { ProviderFault } from '../http/index.ts';
import type { Reply } from '../http/testing/fake-surroundings.ts';
import { h2h, smallWorld, wireBook, wireOffer } from './testing/small-world.ts';

const SLATE = '2026-08-07';
const board = (...books: Record<string, unknown>[]): Reply => ({ body: [wireOffer(books)] });
/** What is on the board after each of these answers, with the time of each price. */
async function boardsAfter(...answers: Reply[]): Promise<string[][]> {
  const { api, around } = smallWorld(() => answers.shift());
  const boards: string[][] = [];
  for (let left = answers.length; left > 0; left -= 1) {
    const quotes = await api.odds.listQuotes(SLATE, around.now()).catch((fault: ProviderFault) => fault);
    boards.push(
      quotes instanceof ProviderFault
        ? [quotes.kind]
        : quotes
            .filter(({ side }) => side === 'away')
            .map((quote) => `${quote.book.code} ${quote.price} ${quote.quotedAt.toISOString().slice(11, 19)}`),
    );
    around.advance(15 * 60_000);
  }
  return boards;
}
const [FANDUEL, MOVED] = [wireBook('fanduel', h2h(120, -130)), wireBook('fanduel', h2h(125, -135, '2026-08-07T21:50:00Z'))];
const betus = (price: number, at = '2026-08-07T21:23:52Z') => wireBook('betus', h2h(price, -128, at));

test('a price that comes back without a new word of its book stands from then on, and its next word moves it', async () => {
  expect(await boardsAfter(board(FANDUEL, betus(118)), board(MOVED), board(MOVED, betus(118)))).toEqual([
    ['FAN 120 21:23:52', 'BUS 118 21:23:52'],
    ['FAN 125 21:50:00', 'BUS null 21:56:00'],
    ['FAN 125 21:50:00', 'BUS 118 22:11:00'],
  ]);
  const back = [board(FANDUEL, betus(118)), board(FANDUEL), board(FANDUEL, betus(118))];
  expect((await boardsAfter(...back, board(FANDUEL, betus(118)))).at(-1)).toContain('BUS 118 22:11:00');
  expect((await boardsAfter(...back, board(FANDUEL, betus(119, '2026-08-07T22:20:00Z')))).at(-1)).toContain('BUS 119 22:20:00');
});

test('an answer of some time ago, or none where games are coming, takes nothing down: the board ages', async () => {
  const then = board(wireBook('fanduel', h2h(110, -120, '2026-08-07T20:00:00Z')));
  expect(await boardsAfter(board(FANDUEL, betus(118)), then, { body: [] }, board(MOVED, betus(118)))).toEqual([
    ['FAN 120 21:23:52', 'BUS 118 21:23:52'],
    ['wrong_shape'],
    ['wrong_shape'],
    ['FAN 125 21:50:00', 'BUS 118 21:23:52'],
  ]);
  const newer = wireBook('fanduel', h2h(125, -135, '2026-08-07T21:40:00Z'));
  // Where another book goes on, the older word of one is left out, confirmed by no one and taken down by no one.
  expect((await boardsAfter(board(newer, betus(118)), board(FANDUEL, betus(119, '2026-08-07T21:55:00Z')))).at(-1)).toEqual([
    'BUS 119 21:55:00',
  ]);
});
