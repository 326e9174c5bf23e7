import { expect, test } from 'vitest';
import { BOX, BOX_WIDTH } from '../engine/tape/box-sheet.ts';
import type { Fixture } from '../schedule/fixture.ts';
import type { GameResult } from './game-result.ts';
import { GAMES, Ledger, STARTS, WINS } from './ledger.ts';

const ANN = 4;
const BEN = 9;
/** A game of these men, each of whom appeared with as many hits. */
function gameOf(day: number, hits: Record<number, number>): { fixture: Fixture; result: GameResult } {
  const people = Int16Array.from(Object.keys(hits).map(Number));
  const sheet = new Uint8Array(people.length * BOX_WIDTH);
  people.forEach((player, person) => {
    sheet[person * BOX_WIDTH + BOX.appeared] = 1;
    sheet[person * BOX_WIDTH + BOX.hits] = hits[player]!;
  });
  const fixture = { day, startsAt: day * 100, rain: null } as unknown as Fixture;
  return {
    fixture,
    result: {
      endAt: day * 100 + 50,
      people,
      sheet,
      starters: { away: ANN, home: -1 },
      decisions: { winner: 0, loser: -1, save: null },
    } as unknown as GameResult,
  };
}

test('totals add up game by game, as of any time, for each man by himself', () => {
  const games = [gameOf(1, { [ANN]: 2, [BEN]: 1 }), gameOf(2, { [BEN]: 3 }), gameOf(3, { [BEN]: 4, [ANN]: 1 })];
  const ledger = new Ledger(
    games.map(({ fixture }) => fixture),
    (fixture) => games.find((game) => game.fixture === fixture)!.result,
  );
  const seen = (player: number, until: number): number[] => {
    const totals = ledger.totalsOf(player, until, Number.POSITIVE_INFINITY);
    return [GAMES, BOX.hits, STARTS, WINS].map((column) => totals[column]!);
  };
  expect(seen(ANN, 1000)).toEqual([2, 3, 2, 2]);
  expect(seen(BEN, 1000)).toEqual([3, 8, 0, 1]);
  expect(seen(BEN, 250)).toEqual([2, 4, 0, 1]);
  expect(seen(BEN, 149)).toEqual([0, 0, 0, 0]);
  expect(ledger.totalsOf(BEN, 1000, 3)[GAMES]).toBe(2);
});
