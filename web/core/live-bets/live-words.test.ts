import { describe, expect, it } from 'vitest';
import { fairWorth, type LiveBet, type OpenBet, progressOf, standingOf } from './live-words.ts';

type Pick = NonNullable<OpenBet['pick']>;
const score = { away: 3, home: 4 };
const words = (pick: Pick | null) => progressOf({ pick, sport: 'mlb' }, score);
const total = (side: 'over' | 'under', line: number, team?: 'away' | 'home'): Pick => ({
  market: 'total',
  period: 'full',
  side,
  line,
  ...(team ? { team } : {}),
});
const spread = (side: 'away' | 'home', line: number): Pick => ({ market: 'spread', period: 'full', side, line });

describe('how far a bet has come', () => {
  it.each<[string, Pick, string, string]>([
    ['an over', total('over', 10.5), '7 of 11 runs', 'needs 4 more'],
    ['an over on a whole number', total('over', 9), '7 of 10 runs', 'needs 3 more'],
    ['an over that is through', total('over', 6.5), '7 of 7 runs', 'over the number'],
    ['an under', total('under', 8.5), '7 runs so far', 'room for 1 more'],
    ['an under that is lost', total('under', 6.5), '7 runs so far', 'at or over the number'],
    ['a team total', total('over', 4.5, 'away'), '3 of 5 runs', 'needs 2 more'],
    ['a side that leads', { market: 'moneyline', period: 'full', side: 'home' }, 'ahead by 1', ''],
    ['a favorite on the run line', spread('home', -1.5), 'ahead by 1', 'needs 1 more run'],
    ['an underdog on the run line', spread('away', 1.5), 'behind by 1', 'covers as it stands'],
    ['a whole run line', spread('home', -1), 'ahead by 1', 'a push as it stands'],
  ])('%s', (_what, pick, head, detail) => expect(words(pick)).toMatchObject({ head, detail }));

  it('is not said of a bet that the score does not tell', () => {
    expect(words(null)).toBeNull();
    expect(words({ market: 'prop', playerId: 'p', prop: 'hits', side: 'over', line: 0.5 })).toBeNull();
  });

  it.each([
    [0.55, 'Winning'],
    [0.549, 'Even'],
    [0.451, 'Even'],
    [0.45, 'Losing'],
  ] as const)('at %d it is %s', (chance, word) => expect(standingOf(chance)).toBe(word));

  it('is worth its payout and its stake at their chances, and nothing is guessed for one without', () => {
    const live = (chance: number | null, push: number | null = 0): LiveBet => ({
      betId: 'b',
      leg: null,
      gameId: 'g',
      chance,
      push,
      reason: null,
      score,
      place: null,
      hasBegun: true,
      asOf: '2026-07-11T23:00:00.000Z',
    });
    const bet = { stake: 20, potentialWin: 30 };
    expect(
      fairWorth([
        { bet, live: live(0.5, 0.1) },
        { bet, live: live(null, null) },
      ]),
    ).toEqual({ worth: 27, counted: 1 });
  });
});
