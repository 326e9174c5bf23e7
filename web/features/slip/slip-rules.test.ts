import { describe, expect, it } from 'vitest';
import { entryState, groupEntries, placeable, quickStakes, readSlipOdds, readStake, slipTotals } from './slip-rules.ts';
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

  it('offers dollars, and units and shares of a bankroll to the cent where they are set', () => {
    const of = (unit: number | null, bankroll: number | null) => quickStakes(unit, bankroll).map(({ text, stake }) => `${text} ${stake}`);
    expect(of(null, null)).toEqual(['$10 10', '$25 25', '$50 50']);
    expect(of(33.33, null).slice(3)).toEqual(['½ u 16.67', '1 u 33.33', '2 u 66.66']);
    expect(of(null, 1234.5).slice(3)).toEqual(['1% 12.35', '2% 24.69']);
  });

  it.each([
    ['2.10', 'american', 110],
    ['10/11', 'american', -110],
    ['104.9', 'american', 104],
    ['150', 'american', 150],
    ['50', 'american', 50],
    ['-179', 'decimal', -179],
    ['10/11', 'decimal', -110],
    ['2.5', 'fractional', 150],
    ['even', 'american', 100],
    ['EVEN', 'decimal', 100],
    ['nothing', 'american', 0],
  ] as const)('odds of %j are read in %s format and every other as %d', (text, format, odds) =>
    expect(readSlipOdds(text, format)).toBe(odds),
  );
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
    expect(slipTotals(bets)).toEqual({ stake: 0.3, win: 0.29 });
  });

  it('groups by game in the order of adding', () => {
    const other = sampleEntry({ gameId: '20260711_LAD@SF' });
    expect(groupEntries([sampleEntry(), other, overEntry()]).map(({ gameId, entries }) => [gameId, entries.length])).toEqual([
      ['20260711_NYY@BOS', 2],
      ['20260711_LAD@SF', 1],
    ]);
  });
});
