import { expect, test } from 'vitest';
import { KEYED_MARKETS, type KeyedMarket, mapQuotes, marketOf } from './map-quotes.ts';
import { WireOddsEvent } from './schema.ts';
import { wireBook, wireMarket, wireOffer } from './testing/small-world.ts';

const EVENT = { away_team: 'New York Mets', home_team: 'Pittsburgh Pirates' };
const KEY = 'team_totals';
// What the markets are does not matter here: only whose key they share.
const SHARED: readonly KeyedMarket[] = [
  { market: 'total', key: KEY, team: 'away' },
  { market: 'first5_total', key: KEY, team: 'home' },
];

/** Keys of several markets that their teams do not tell apart. */
function unclearKeys(keyed: readonly KeyedMarket[]): string[] {
  const keys = new Set(keyed.flatMap(({ key }) => key ?? []));
  return [...keys].filter((key) => {
    const teams = keyed.filter((one) => one.key === key).map(({ team }) => team);
    return teams.length > 1 && (teams.includes(undefined) || new Set(teams).size < teams.length);
  });
}

test('two markets under one key are totals of two clubs, or nobody could tell them apart', () => {
  expect(unclearKeys(KEYED_MARKETS)).toEqual([]);
  expect(unclearKeys(SHARED)).toEqual([]);
  expect(unclearKeys([SHARED[0]!, { market: 'moneyline', key: KEY }])).toEqual([KEY]);
  expect(unclearKeys([SHARED[0]!, { ...SHARED[1]!, team: 'away' }])).toEqual([KEY]);
  expect(unclearKeys(SHARED.map((one) => ({ ...one, key: null, team: undefined })))).toEqual([]);
});

test.each<[string | null, KeyedMarket['market'] | null]>([
  ['New York Mets', 'total'],
  ['Pittsburgh Pirates', 'first5_total'],
  ['Havana', null],
  [null, null],
])('a price that names %s is of %s', (description, market) => {
  expect(marketOf(SHARED, { description }, EVENT)).toBe(market);
});

test('where neither the price nor the event names a club, none is guessed; a market of both needs no name', () => {
  expect(marketOf(SHARED, { description: null }, { away_team: null, home_team: null })).toBeNull();
  expect(marketOf([{ market: 'total', key: 'totals' }], { description: null }, EVENT)).toBe('total');
});

test('a moneyline with the draw as an outcome is another bet: none of its prices is taken, nor any of a lay market', () => {
  const sides = [
    { name: 'New York Mets', price: 120 },
    { name: 'Pittsburgh Pirates', price: -130 },
  ];
  const three = wireMarket('h2h', [...sides, { name: 'Draw', price: 4500 }]);
  const books = [
    wireBook('williamhill', three),
    wireBook('betfair_ex_uk', wireMarket('h2h_lay', sides)),
    wireBook('fanduel', wireMarket('h2h', sides)),
  ];
  const at = new Date('2026-08-07T22:00:00Z');
  const { quotes, refused } = mapQuotes(WireOddsEvent.parse(wireOffer(books)), 'g', new Date('2026-08-07T22:40:00Z'), at);
  expect([quotes.length, refused]).toEqual([2, 3]);
  expect(new Set(quotes.map(({ book }) => book.name))).toEqual(new Set(['FANDUEL']));
});

test('regulation is sold with the draw as a third side', () => {
  const sides = [
    { name: 'New York Mets', price: 150 },
    { name: 'Pittsburgh Pirates', price: 130 },
    { name: 'Draw', price: 320 },
  ];
  const books = [wireBook('fanduel', wireMarket('h2h_3_way', sides))];
  const at = new Date('2026-08-07T22:00:00Z');
  const { quotes, refused } = mapQuotes(WireOddsEvent.parse(wireOffer(books)), 'g', new Date('2026-08-07T22:40:00Z'), at);
  expect(quotes.map(({ market, side, line, price }) => [market, side, line, price])).toEqual([
    ['regulation_moneyline', 'away', null, 150],
    ['regulation_moneyline', 'home', null, 130],
    ['regulation_moneyline', 'draw', null, 320],
  ]);
  expect(refused).toBe(0);
});
