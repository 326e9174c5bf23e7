import { describe, expect, it } from 'vitest';
import { type DayGame, dayOrder, isDayOver, isFolded, partName } from './day-order.ts';

const game = (gameId: string, status: DayGame['status'], hour: number): DayGame => ({
  gameId,
  status,
  gameTime: `2026-07-11T${hour}:00:00.000Z`,
});
const day = [
  game('final', 'completed', 17),
  game('called off', 'postponed', 17),
  game('live', 'live', 18),
  game('held up', 'suspended', 16),
  game('late', 'delayed', 19),
  game('open', 'scheduled', 20),
  game('my open', 'scheduled', 19),
  game('my live', 'live', 20),
  game('my final', 'completed', 16),
];
const ids = (games: readonly DayGame[]) => games.map(({ gameId }) => gameId);

describe('the order of a day', () => {
  it('is the reader’s games, open, live, and last what is over', () => {
    const groups = dayOrder(day, new Set(['my open', 'my live', 'my final']));
    expect(groups.map(({ part, games }) => [part, ids(games)])).toEqual([
      ['mine', ['my live', 'my open']],
      ['open', ['late', 'open']],
      ['live', ['held up', 'live']],
      ['final', ['my final', 'called off', 'final']],
    ]);
  });

  it('leaves out what has no game, and sorts within a group as asked', () => {
    const groups = dayOrder(day.slice(4, 7), undefined, (a, b) => b.gameId.localeCompare(a.gameId));
    expect(groups.map(({ part, games }) => [part, ids(games)])).toEqual([['open', ['open', 'my open', 'late']]]);
  });

  it('folds what is over only beside other games', () => {
    const mixed = dayOrder(day);
    expect(mixed.map((group) => isFolded(group, mixed))).toEqual([false, false, true]);
    const past = dayOrder(day.slice(0, 1));
    expect(past.map((group) => isFolded(group, past))).toEqual([false]);
  });

  it('names a group by what it holds', () => {
    expect(dayOrder(day).map(partName)).toEqual(['Open', 'Live', 'Final and postponed']);
    expect(dayOrder([day[0]!]).map(partName)).toEqual(['Final']);
  });

  it('is over when nothing is left to bet on or to watch; a day without games is not', () => {
    expect(isDayOver(day)).toBe(false);
    expect(isDayOver(day.slice(0, 3))).toBe(false);
    expect(isDayOver(day.slice(0, 2))).toBe(true);
    expect(isDayOver([])).toBe(false);
  });
});
