import { describe, expect, it } from 'vitest';
import { leagueState } from './league-state.ts';

const words = { clock: () => '7:10 PM', date: (day: string) => day };
const NONE = { isInSeason: true, games: 0, live: 0, next: null, nextOn: null, isUnread: false, staleSince: null };
const next = { at: '2026-07-11T23:10:00.000Z', isTentative: false };

describe('what a league is doing', () => {
  it.each([
    ['games in play first', { games: 3, live: 1, next }, '1 live'],
    ['then the first start', { games: 2, next, nextOn: '2026-07-14' }, '7:10 PM'],
    ['which may not be known yet', { games: 1, next: { ...next, isTentative: true } }, 'TBD'],
    ['then that the day is over', { games: 1, nextOn: '2026-07-14' }, 'Final'],
    ['without games, the next day with some', { nextOn: '2026-07-14' }, 'Next 2026-07-14'],
    ['or that the season is over', {}, 'Season over'],
    ['which no one knows before its source has answered', { isUnread: true }, 'Not loaded'],
    [
      'of games that no one confirms any more only when they last were',
      { games: 3, live: 1, next, staleSince: '2026-07-11T20:10:00.000Z' },
      'As of 7:10 PM',
    ],
    ['and what is stored stands all the same', { isUnread: true, nextOn: '2026-07-14' }, 'Next 2026-07-14'],
  ])('%s', (_what, found, expected) => expect(leagueState({ ...NONE, ...found }, words).text).toBe(expected));
});
