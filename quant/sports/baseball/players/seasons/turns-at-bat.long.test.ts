import { expect, test } from 'vitest';
import { reseed } from '../../../../random/index.ts';
import { createState } from '../chain/play-state.ts';
import { playGame } from '../chain/simulate-game.ts';
import { compileGame } from '../compile-game.ts';
import { leagueGame } from '../testing/league-sides.ts';

test('turns at bat by place in the order', () => {
  // Event files 2022-2024, road and home; of all men who batted in the place.
  const road = [4.704, 4.595, 4.492, 4.388, 4.28, 4.173, 4.058, 3.944, 3.825];
  const home = [4.511, 4.405, 4.307, 4.206, 4.102, 4, 3.885, 3.759, 3.631];
  const turns = new Float64Array(18);
  const play = createState();
  const slots = new Int32Array(2);
  play.nextSlot = new Proxy(slots, {
    get: (list, key) => {
      const value: unknown = Reflect.get(list, key, list);
      return typeof value === 'function' ? (value.bind(list) as unknown) : value;
    },
    set: (list, key, value: number) => {
      turns[Number(key) * 9 + list[Number(key)]!]! += 1;
      list[Number(key)] = value;
      return true;
    },
  });
  const games = 5000;
  const game = compileGame(leagueGame());
  for (let number = 0; number < games; number += 1) {
    reseed(play.random, 12, number);
    playGame(game, play);
  }
  [...road, ...home].forEach((expected, place) => {
    expect(Math.abs(turns[place]! / games - expected)).toBeLessThan(0.05);
  });
});
