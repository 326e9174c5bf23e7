import { describe, expect, it } from 'vitest';
import { finalSample, liveSample, sampleGame } from '../../../testing/sample-game.ts';
import { leagueState } from './league-state.ts';

const words = { clock: () => '7:10 PM', date: (day: string) => day };
const textOf = (...args: [Parameters<typeof leagueState>[0], Parameters<typeof leagueState>[1]]) => leagueState(...args, words)?.text;

describe('what a league is doing', () => {
  it.each([
    ['games in play first', [sampleGame(), liveSample(), finalSample()], null, '1 live'],
    ['then the first start', [sampleGame(), finalSample()], null, '7:10 PM'],
    ['then that the day is over', [finalSample()], null, 'Final'],
    ['without games, the next day with some', [], { nextOn: '2026-07-14' }, 'Next 2026-07-14'],
    ['or that the season is over', [], { nextOn: null }, 'Season over'],
  ] as const)('%s', (_what, games, ahead, expected) => expect(textOf(games, ahead)).toBe(expected));

  it('says nothing that it does not know', () => expect(leagueState([], null, words)).toBeNull());
});
