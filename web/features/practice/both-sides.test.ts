import { expect, it } from 'vitest';
import type { SelectionWire } from '../../core/slip/index.ts';
import { bothSidesTaken, marketOf } from './both-sides.ts';

const on = (pick: SelectionWire, gameId = '20260711_NYY@BOS') => ({ gameId, pick });
const over = on({ market: 'total', side: 'over', line: 8.5 });

it.each<[string, ReturnType<typeof on>, boolean]>([
  ['the other side', on({ market: 'total', side: 'under', line: 8.5 }), true],
  ['the other side at another number', on({ market: 'total', side: 'under', line: 9 }), true],
  ['the other side with the part written out', on({ market: 'total', period: 'full', side: 'under', line: 8.5 }), true],
  ['the same side again', on({ market: 'total', side: 'over', line: 9 }), false],
  ['the first five', on({ market: 'total', period: 'first5', side: 'under', line: 4.5 }), false],
  ['one team', on({ market: 'total', side: 'under', line: 4.5, team: 'away' }), false],
  ['another game', on({ market: 'total', side: 'under', line: 8.5 }, '20260711_LAD@SF'), false],
  ['another market', on({ market: 'moneyline', side: 'home' }), false],
])('an over with %s', (_name, other, isBoth) => {
  expect(bothSidesTaken([over, other]).has(marketOf(over))).toBe(isBoth);
});

it('tells the props of players apart', () => {
  const prop = (playerId: string, side: 'over' | 'under') => on({ market: 'prop', playerId, prop: 'hits', side, line: 1.5 });
  expect(bothSidesTaken([prop('a', 'over'), prop('b', 'under')]).size).toBe(0);
  expect(bothSidesTaken([prop('a', 'over'), prop('a', 'under')]).size).toBe(1);
});
