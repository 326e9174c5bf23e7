import { describe, expect, it } from 'vitest';
import { sampleGame as sampleLeagueGame } from '../../core/league/testing/sample-league.ts';
import { priceNotice } from './slip-rules.ts';
import { overEntry, sampleBoardGame, sampleEntry, sampleQuote } from './testing/sample-slip.ts';

describe('the price on the slip against the board', () => {
  it('reads the board of a football game: its price, its line, and nothing of a market it does not list', () => {
    const board = sampleLeagueGame();
    const on = { gameId: board.gameId, sport: 'cfl' } as const;
    const spread = (line: number) =>
      sampleEntry({ ...on, betType: 'spread', pick: { market: 'spread', period: 'full', side: 'away', line }, odds: -110 });
    expect(priceNotice(sampleEntry({ ...on, odds: 150 }), board)).toMatchObject({ kind: 'worse', from: 150, to: 145 });
    expect(priceNotice(spread(3.5), board)).toBeNull();
    expect(priceNotice(spread(2.5), board)).toMatchObject({ kind: 'line', from: 2.5, to: 3.5 });
    expect(priceNotice(spread(3.5), { ...board, markets: [] })).toBeNull();
  });

  it('says nothing while the board agrees or is not known', () => {
    expect(priceNotice(sampleEntry(), sampleBoardGame())).toBeNull();
    expect(priceNotice(sampleEntry(), undefined)).toBeNull();
  });

  it('tells a worse price and a better one, with the book', () => {
    expect(priceNotice(sampleEntry({ odds: 110 }), sampleBoardGame())).toEqual({
      kind: 'worse',
      from: 110,
      to: 104,
      book: 'HAR',
      bookName: 'Harbor',
    });
    expect(priceNotice(sampleEntry({ odds: -105 }), sampleBoardGame())).toMatchObject({ kind: 'better', from: -105, to: 104 });
  });

  it('leaves odds alone that the bettor typed from a ticket', () => {
    expect(priceNotice(sampleEntry({ odds: 120, addedOdds: 104 }), sampleBoardGame())).toBeNull();
  });

  it('tells a moved line and a market that is off', () => {
    expect(priceNotice(overEntry(8), sampleBoardGame())).toEqual({ kind: 'line', from: 8, to: 8.5, odds: -104 });
    expect(priceNotice(sampleEntry(), sampleBoardGame({ away: sampleQuote(null) }))).toEqual({ kind: 'off' });
  });

  it('says nothing of an alternate line until the board has that number', () => {
    const alternate = (line: number) => ({ ...overEntry(line), isAlternate: true });
    expect(priceNotice(alternate(8), sampleBoardGame())).toBeNull();
    expect(priceNotice({ ...alternate(8.5), odds: 150, addedOdds: 150 }, sampleBoardGame())).toMatchObject({ kind: 'worse', to: -104 });
  });

  it('never sells a stale price as the current one', () => {
    expect(priceNotice(sampleEntry({ odds: 100 }), sampleBoardGame({ away: sampleQuote(130, { state: 'stale' }) }))).toEqual({
      kind: 'stale',
    });
  });
});
