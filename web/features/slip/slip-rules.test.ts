import { describe, expect, it } from 'vitest';
import { entryState, groupEntries, placeable, readStake, slipTotals, unitStake } from './slip-rules.ts';
import { overEntry, SLIP_NOW, sampleBoardGame, sampleEntry } from './testing/sample-slip.ts';

const now = Date.parse(SLIP_NOW);
const empty = new Map();

describe('what is typed', () => {
  it.each([
    ['25', 25],
    ['10.555', 10.56],
    ['', 0],
    ['abc', 0],
    ['-5', 0],
    ['1e400', 0],
    ['$1,200.50', 1200.5],
  ])('a stake of %j is %d', (text, stake) => expect(readStake(text)).toBe(stake));

  it('stakes units to the cent', () => expect(unitStake(33.33, 0.5)).toBe(16.67));
});

describe('what can be placed', () => {
  it('closes an entry at its start, by the clock or by the board', () => {
    expect(entryState(sampleEntry(), empty, now)).toBe('open');
    expect(entryState(sampleEntry(), empty, Date.parse('2026-07-11T23:05:00Z'))).toBe('closed');
    const live = new Map([['20260711_NYY@BOS', sampleBoardGame({}, { status: 'live' })]]);
    expect(entryState(sampleEntry(), live, now)).toBe('closed');
  });

  it('takes a delayed game by its new time', () => {
    const late = new Map([['20260711_NYY@BOS', sampleBoardGame({}, { status: 'delayed', gameTime: '2026-07-12T01:00:00.000Z' })]]);
    expect(entryState(sampleEntry(), late, Date.parse('2026-07-12T00:00:00Z'))).toBe('open');
  });

  it('counts only bets with a stake and a price', () => {
    const staked = sampleEntry({ stake: 25, potentialWin: 26 });
    expect(placeable([staked, overEntry(), sampleEntry({ stake: 5, odds: 50 })], empty, now)).toEqual([staked]);
  });

  it('adds up in cents', () => {
    const bets = [sampleEntry({ stake: 0.1, potentialWin: 0.1 }), overEntry(8.5, { stake: 0.2, potentialWin: 0.19 })];
    expect(slipTotals(bets)).toEqual({ stake: 0.3, win: 0.29, payout: 0.59 });
  });

  it('groups by game in the order of adding', () => {
    const other = sampleEntry({ gameId: '20260711_LAD@SF' });
    expect(groupEntries([sampleEntry(), other, overEntry()]).map(({ gameId, entries }) => [gameId, entries.length])).toEqual([
      ['20260711_NYY@BOS', 2],
      ['20260711_LAD@SF', 1],
    ]);
  });
});
