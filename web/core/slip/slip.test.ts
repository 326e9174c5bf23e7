import { beforeEach, expect, test, vi } from 'vitest';
import { betTypeName, gameLabel } from './game-label.ts';
import { slip } from './slip.ts';
import type { NewSlipEntry } from './slip-entry.ts';
import { slipNews } from './slip-news.ts';
import { giveSlipTo, slipStore } from './slip-store.ts';

const yankees: NewSlipEntry = { gameId: '20260711_NYY@BOS', sport: 'mlb', betType: 'moneyline', selection: 'NYY', odds: 104 };
const over: NewSlipEntry = { gameId: '20260711_NYY@BOS', sport: 'mlb', betType: 'total', selection: 'Over 8.5', odds: -104 };
const stored = (): { owner: string | null; entries: { selection: string }[] } | null =>
  JSON.parse(localStorage.getItem('clearedge.slip') ?? 'null');

beforeEach(() => {
  giveSlipTo('someone else');
  giveSlipTo(null);
});

test('an added bet starts without a stake, is stored and says so', () => {
  slip.add(yankees);
  expect(slip.entries()).toEqual([{ ...yankees, stake: 0, potentialWin: 0, addedOdds: 104, key: expect.any(String) }]);
  expect(stored()?.entries).toHaveLength(1);
  expect(slipNews.get()).toBe('Added to betting slip: NYY');
});

test('the same game, market and selection replaces, anything else is appended', () => {
  slip.add(yankees);
  slip.add(over);
  slip.update(yankees, { stake: 20 });
  slip.add({ ...yankees, odds: 108 });
  expect(slip.entries().map((entry) => [entry.selection, entry.odds, entry.stake])).toEqual([
    ['NYY', 108, 0],
    ['Over 8.5', -104, 0],
  ]);
  slip.add({ ...yankees, betType: 'spread' });
  expect(slip.entries()).toHaveLength(3);
});

test.each([
  [20, 104, 20.8],
  [25, -110, 22.73],
  [100, -250, 40],
  [0, 150, 0],
  [-5, 150, 0],
  [10, 0, 0],
  [10, 50, 0],
  [Number.NaN, 150, 0],
])('a stake of %s at %s wins %s', (stake, odds, win) => {
  slip.add(yankees);
  slip.update(yankees, { stake, odds });
  expect(slip.entries()[0]?.potentialWin).toBe(win);
});

test('bets can be removed one by one, cleared, and taken off once placed', () => {
  slip.add(yankees);
  slip.add(over);
  expect(slip.has(over)).toBe(true);
  slip.remove(over);
  expect(slip.has(over)).toBe(false);
  slip.add(over);
  slip.placed([yankees]);
  expect(slip.entries().map((entry) => entry.selection)).toEqual(['Over 8.5']);
  slip.clear();
  expect(slip.entries()).toEqual([]);
  expect(stored()).toBeNull();
});

test('a visitor’s slip goes along at sign-in and is wiped at sign-out', () => {
  slip.add(yankees);
  giveSlipTo('anna');
  expect(slip.entries()).toHaveLength(1);
  expect(stored()?.owner).toBe('anna');
  giveSlipTo(null);
  expect(slip.entries()).toEqual([]);
  expect(localStorage.getItem('clearedge.slip')).toBeNull();
});

test('no one finds the slip of someone else', () => {
  giveSlipTo('anna');
  slip.add(yankees);
  giveSlipTo('bert');
  expect(slip.entries()).toEqual([]);
});

test('the slip survives a reload, and what is not a bet is left out', async () => {
  localStorage.setItem(
    'clearedge.slip',
    JSON.stringify({ owner: null, entries: [{ ...yankees, stake: 5, potentialWin: 5.2 }, { gameId: 7 }, null] }),
  );
  vi.resetModules();
  const again = await import('./slip-store.ts');
  expect(again.slipStore.get().map((entry) => [entry.selection, entry.stake])).toEqual([['NYY', 5]]);
});

test.each(['{"broken', '[]', '{"owner":null}', '17'])('a stored slip that reads %s is ignored', async (text) => {
  localStorage.setItem('clearedge.slip', text);
  vi.resetModules();
  const again = await import('./slip-store.ts');
  expect(again.slipStore.get()).toEqual([]);
});

test('another tab’s change is taken over', () => {
  localStorage.setItem('clearedge.slip', JSON.stringify({ owner: null, entries: [{ ...over, stake: 1, potentialWin: 0.96 }] }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'clearedge.slip' }));
  expect(slipStore.get()[0]?.selection).toBe('Over 8.5');
});

test('a bet on a golf tournament is kept like any other, under the tournament’s name', async () => {
  const winner: NewSlipEntry = {
    gameId: 'golf-2026-rocket-classic',
    sport: 'golf',
    eventName: 'Rocket Classic',
    betType: 'outright',
    selection: 'Ada Birdie to win',
    odds: 2200,
    pick: { market: 'outright', playerId: 'p1' },
  };
  slip.add(winner);
  vi.resetModules();
  const again = await import('./slip-store.ts');
  expect(again.slipStore.get()).toMatchObject([{ betType: 'outright', eventName: 'Rocket Classic', pick: { playerId: 'p1' } }]);
  expect([gameLabel(winner.gameId), gameLabel('20260712_HAM@TOR'), betTypeName('head_to_head')]).toEqual([
    'Rocket Classic',
    'HAM @ TOR',
    'Matchup',
  ]);
});
