import { describe, expect, it } from 'vitest';
import { sampleGame } from '../../testing/sample-game.ts';
import { bookCount, readMarkets } from './read-markets.ts';

describe('reading odds', () => {
  it('reads the list shape with its cells', () => {
    const { moneyline, spread, total } = readMarkets(sampleGame());
    expect([moneyline.first.odds, spread.second.line, total.first.book]).toEqual([104, -1.5, 'HAR']);
  });
  it('reads a list without cells', () => {
    const bare = [{ market: 'moneyline', awayOdds: -120, homeOdds: 110 }];
    expect(readMarkets({ odds: bare }).moneyline).toMatchObject({
      first: { odds: -120, state: 'open', book: null },
      second: { odds: 110 },
    });
  });
  it('reads the nested shape', () => {
    const nested = {
      moneyline: { away: -120, home: 110 },
      spread: { away_spread: -1.5, home_spread: 1.5, away_odds: 140, home_odds: -160 },
      total: { total_runs: 8.5, over_odds: -110, under_odds: -110 },
    };
    const { moneyline, spread, total } = readMarkets({ odds: nested });
    expect([moneyline.first.odds, spread.first.line, spread.first.odds, total.second.line, total.second.odds]).toEqual([
      -120, -1.5, 140, 8.5, -110,
    ]);
  });
  it('has no price where none is given', () => {
    expect(readMarkets({ odds: [] }).total.first).toMatchObject({ odds: null, state: 'off' });
    expect(readMarkets({ odds: null }).spread.second).toMatchObject({ odds: null, state: 'off' });
    expect(bookCount([sampleGame({ odds: [] })])).toBe(0);
  });
});
