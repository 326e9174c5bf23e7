import { decimalPrice, decimalToAmericanRounded } from '@clearedge/quant/price';
import { expect, test } from 'vitest';
import { readSamples } from '../http/testing/samples.ts';
import { mapOutrights } from './golf/golf-board.ts';
import { mapQuotes } from './map-quotes.ts';
import { mapProps } from './prop-market.ts';
import { WireOdds, type WireOddsEvent } from './schema.ts';
import { cflCodeOf, mlbCodeOf, nflCodeOf } from './team-names.ts';

const samples = readSamples('oddsapi');
/** Most files are a list as it came; one is wrapped by whoever saved it. */
const bodyOf = (text: string): unknown[] => {
  const body = JSON.parse(text) as unknown[] | { events: unknown[] };
  return Array.isArray(body) ? body : body.events;
};
const plain = ({ bookmakers, ...event }: WireOddsEvent): object => ({
  ...event,
  ...(bookmakers && {
    bookmakers: bookmakers.rows.map(({ markets, ...book }) => ({
      ...book,
      markets: markets.rows.map(({ outcomes, ...market }) => ({ ...market, outcomes: outcomes.rows })),
    })),
  }),
});
const eventsOf = (name: string): WireOddsEvent[] => WireOdds.parse(bodyOf(samples.get(name)!)).rows;

test.each([...samples])('%s: every event, book, market and outcome, field by field', (_name, text) => {
  expect(WireOdds.parse(bodyOf(text)).rows.map(plain)).toEqual(bodyOf(text));
});

const LATER = new Date('2027-01-01T00:00:00Z');

test('the slate of 7 August: every club known, every price of before the start kept', () => {
  for (const name of ['2026-08-07-open.json', '2026-08-07-midday.json', '2026-08-07-pregame.json']) {
    const events = eventsOf(name);
    expect(events.flatMap(({ away_team, home_team }) => [away_team, home_team]).filter((team) => mlbCodeOf(team ?? '') === null)).toEqual(
      [],
    );
    const outcomes = events
      .flatMap(({ bookmakers }) => bookmakers!.rows)
      .flatMap(({ markets }) => markets.rows)
      .flatMap(({ outcomes: { rows } }) => rows);
    const mapped = events.map((event) => mapQuotes(event, event.id, new Date(event.commence_time), LATER));
    expect(mapped.reduce((sum, { quotes }) => sum + quotes.length, 0)).toBe(outcomes.length);
  }
  const [first] = eventsOf('2026-08-07-pregame.json');
  expect(mapQuotes(first!, 'g', new Date(first!.commence_time), LATER).quotes[0]).toEqual({
    gameId: 'g',
    book: { code: 'FAN', name: 'FanDuel' },
    market: 'moneyline',
    side: 'away',
    line: null,
    price: 120,
    quotedAt: new Date('2026-08-07T21:23:52Z'),
    isOpening: false,
  });
});

test('a CFL game: two outcomes, both clubs known, and live prices are not taken', () => {
  const [event] = eventsOf('odds-cfl-h2h-2023-09-30.json');
  expect([cflCodeOf(event!.away_team!), cflCodeOf(event!.home_team!)]).toEqual(['CGY', 'HAM']);
  expect(mapQuotes(event!, 'g', new Date(event!.commence_time), LATER).quotes).toEqual([]);
  expect(mapQuotes({ ...event!, commence_time: '2023-10-01T12:00:00Z' }, 'g', new Date('2023-10-01T12:00:00Z'), LATER).quotes).toHaveLength(
    10,
  );
});

test('NFL games: every club known, no price of a three-way or a lay market taken', () => {
  const events = WireOdds.parse(bodyOf(readSamples('nfl').get('oddsapi-h2h-2021-11-13-decimal.json')!)).rows;
  expect(events.flatMap(({ away_team, home_team }) => [away_team, home_team]).filter((team) => nflCodeOf(team ?? '') === null)).toEqual([]);
  const [event] = events;
  const asAmerican = structuredClone(event!);
  const markets = asAmerican.bookmakers!.rows.flatMap((book) => book.markets.rows);
  for (const { outcomes } of markets)
    for (const outcome of outcomes.rows) outcome.price = decimalToAmericanRounded(decimalPrice(outcome.price));
  const twoWay = markets.filter(({ key, outcomes }) => key === 'h2h' && outcomes.rows.length === 2);
  const { quotes } = mapQuotes(asAmerican, 'g', new Date(event!.commence_time), LATER);
  expect([twoWay.length > 0, markets.length > twoWay.length, quotes.length]).toEqual([true, true, 2 * twoWay.length]);
});

test('pitchers of ten games, each at its book’s number', () => {
  const events = eventsOf('event_odds-mlb-props-alphakiller1-2026-08-13.json');
  const rows = events.flatMap(({ bookmakers }) =>
    bookmakers!.rows.flatMap(({ markets }) => markets.rows.flatMap(({ outcomes }) => outcomes.rows)),
  );
  const names = [...new Set(rows.map(({ description }) => description!))];
  const roster = names.map(
    (name, index) => ({ playerId: `p${index}`, name, teamCode: 'X', position: 'P', bats: 'R', throws: 'R' }) as const,
  );
  const mapped = events.map((event) => mapProps(event, event.id, new Date(event.commence_time), LATER, roster));
  expect(mapped.flatMap(({ unmatchedPlayers }) => unmatchedPlayers)).toEqual([]);
  const sides = mapped.flatMap(({ props }) => props).flatMap(({ overPrice, underPrice }) => [overPrice, underPrice]);
  expect(sides.filter((price) => price !== null)).toHaveLength(rows.length);
});

test('outrights of a major: a sheet for each book, in the odds that are asked for', () => {
  const [event] = eventsOf('outrights-golf_pga_championship_winner-2026-04-16.reconstructed.json');
  const american = structuredClone(event!);
  for (const { markets } of american.bookmakers!.rows)
    for (const { outcomes } of markets.rows)
      for (const outcome of outcomes.rows) outcome.price = decimalToAmericanRounded(decimalPrice(outcome.price));
  const names = new Set(
    american.bookmakers!.rows.flatMap(({ markets }) => markets.rows.flatMap(({ outcomes }) => outcomes.rows.map(({ name }) => name))),
  );
  const { sheets, unmatched } = mapOutrights(
    'golf-2026-pga-championship',
    american,
    [...names].map((name) => ({ playerId: name, name })),
    LATER,
  );
  expect(sheets).toHaveLength(american.bookmakers!.rows.length);
  expect(unmatched).toEqual([]);
  expect(sheets[0]?.prices[0]).toMatchObject({ playerId: 'Scottie Scheffler', price: 360 });
  expect(mapOutrights('x', event!, [{ playerId: 's', name: 'Scottie Scheffler' }], LATER).sheets).toEqual([]);
});
