import { describe, expect, test } from 'vitest';
import type { AlternatesFrom, FeedQuote } from '../../ports/odds-board.ts';
import type { Reply } from '../http/testing/fake-surroundings.ts';
import { GAME, smallWorld, wireBook, wireMarket, wireOffer } from './testing/small-world.ts';

const short = ({ book, market, side, line, price }: FeedQuote): string => `${book.code} ${market} ${side} ${line} ${price}`;
const MINUTE = 60_000;

const spreads = wireMarket('alternate_spreads', [
  { name: 'New York Mets', price: 240, point: -2.5 },
  { name: 'Pittsburgh Pirates', price: -310, point: 2.5 },
  { name: 'New York Mets', price: 155, point: -1.5 },
  { name: 'Pittsburgh Pirates', price: -190, point: 1.5 },
]);
const totals = wireMarket('alternate_totals', [
  { name: 'Over', price: -155, point: 7.5 },
  { name: 'Under', price: 125, point: 7.5 },
  { name: 'Over', price: 0, point: 9.5 },
  { name: 'Under', price: -160, point: 9.5 },
]);
const teams = wireMarket('alternate_team_totals', [
  { name: 'Over', description: 'Pittsburgh Pirates', price: 130, point: 5.5 },
  { name: 'Under', description: 'Pittsburgh Pirates', price: -165, point: 5.5 },
  { name: 'Over', description: 'Somebody Else', price: 130, point: 5.5 },
]);

function world(answer: () => Reply = () => ({ body: wireOffer([wireBook('fanduel', spreads, totals, teams)]) })) {
  const { api, around } = smallWorld((url) => (url.pathname.endsWith('/events') ? { body: [wireOffer([])] } : answer()));
  const odds = () => around.requests.filter(({ url }) => url.pathname.endsWith('/odds'));
  return { around, odds, list: (from: AlternatesFrom = 'source') => api.odds.listAlternates!(GAME, around.now(), from) };
}

describe('alternate lines', () => {
  test('are every number of a market by side and club; a price that is none takes its own pair down alone', async () => {
    const { list, odds, around } = world();
    const { quotes, seenAt } = await list();
    expect(quotes.map(short)).toEqual([
      'FAN spread away -2.5 240',
      'FAN spread home 2.5 -310',
      'FAN spread away -1.5 155',
      'FAN spread home 1.5 -190',
      'FAN total over 7.5 -155',
      'FAN total under 7.5 125',
      'FAN total over 9.5 null',
      'FAN total under 9.5 null',
      'FAN home_total over 5.5 130',
      'FAN home_total under 5.5 -165',
    ]);
    expect(seenAt).toEqual(around.now());
    expect(odds().map(({ url }) => [url.pathname, url.searchParams.get('markets')])).toEqual([
      ['/v4/sports/baseball_mlb/events/e1/odds', 'alternate_spreads,alternate_totals,alternate_team_totals'],
    ]);
  });

  test('are asked for once in a while however often they are read, and keep the time they were told', async () => {
    const { list, odds, around } = world();
    const first = await list();
    around.advance(MINUTE);
    expect(await list()).toEqual(first);
    expect(odds()).toHaveLength(1);
    around.advance(13 * MINUTE);
    expect((await list()).seenAt).toEqual(around.now());
    expect(odds()).toHaveLength(2);
  });

  test('that are only looked up cost nothing, and are what was told last', async () => {
    const { list, odds, around } = world();
    expect(await list('stored')).toEqual({ quotes: [], seenAt: null });
    expect(odds()).toHaveLength(0);
    const told = await list();
    around.advance(60 * MINUTE - 1);
    expect(await list('stored')).toEqual(told);
    expect(odds()).toHaveLength(1);
  });

  test('are none before the source told any and once the game begins; what failed is not asked for again at once', async () => {
    const { list, odds, around } = world(() => ({ status: 404, body: { error_code: 'EVENT_NOT_FOUND' } }));
    await expect(list()).rejects.toMatchObject({ kind: 'not_found' });
    expect(await list()).toEqual({ quotes: [], seenAt: null });
    around.advance(60 * MINUTE);
    const asked = odds().length;
    expect(await list()).toEqual({ quotes: [], seenAt: null });
    expect(odds()).toHaveLength(asked);
  });

  test('of a game that the source does not offer are none, as told now', async () => {
    const { api, around } = smallWorld(() => ({ body: [] }));
    expect(await api.odds.listAlternates!(GAME, around.now(), 'source')).toEqual({ quotes: [], seenAt: around.now() });
    expect(await api.odds.listAlternates!('20260807_XXX@YYY', around.now(), 'source')).toEqual({ quotes: [], seenAt: null });
  });
});
