import { market } from '../../spelling/meanings.ts';
import { plainWords } from '../../spelling/plain-words.ts';
import type { SportSpelling } from '../../spelling/sport-spelling.ts';

export const testball: SportSpelling = {
  game: {
    shortNames: ({ name }) => plainWords(name).split(' '),
    otherNames: () => [],
    nicknames: {},
    vocabulary: [
      [[{ is: 'unit' }], 'goals|goal'],
      [[...market('total'), { is: 'unit' }], 'total goals'],
    ],
    lines: { full: { total: { least: 0.5, most: 9.5 }, teamTotal: { least: 0.5, most: 5.5 }, mostSpread: 5.5, mostSurelyTeam: 0 } },
    talk: 'testballs?',
    futures: { title: 'test cup', wins: { least: 0.5, most: 40.5 } },
    mostProp: {},
  },
  readOnField: null,
};
