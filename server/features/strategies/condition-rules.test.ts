import { describe, expect, test } from 'vitest';
import type { StoredConditions } from '../../db/schema/index.ts';
import type { Setting } from '../history/index.ts';
import { chooseSide, fits, type Side } from './condition-rules.ts';

const conditions = (values: Partial<StoredConditions> = {}): StoredConditions => ({
  sport: 'MLB',
  market: 'Moneyline',
  minOdds: 1.01,
  maxOdds: 100,
  confidenceThreshold: 1,
  bankrollPercentage: 2,
  ...values,
});
const weather = { temperatureF: 80, windMph: 10, windDirection: 'out to center', precipitationChance: 0, isIndoors: false };
const setting = (values: Partial<Setting> = {}): Setting => ({
  gameId: '20260711_NYY@BOS',
  slateOn: '2026-07-11',
  awayCode: 'NYY',
  homeCode: 'BOS',
  venue: 'Fenway Park',
  roof: 'open',
  weather,
  rest: { away: 0, home: 1 },
  ...values,
});
const side = (values: Partial<Side> = {}): Side => ({
  market: 'moneyline',
  side: 'home',
  line: null,
  odds: 110,
  fair: 0.46,
  openFair: 0.44,
  openLine: null,
  confidence: 60,
  ...values,
});
const over = (values: Partial<Side> = {}): Side => side({ market: 'total', side: 'over', line: 8.5, openLine: 8.5, odds: -110, ...values });

type Case = [what: string, conditions: Partial<StoredConditions>, side: Side, setting: Setting, fits: boolean];

describe('a side fits', () => {
  test.each<Case>([
    ['at the lowest price', { minOdds: 2.1 }, side(), setting(), true],
    ['not a hundredth below it', { minOdds: 2.11 }, side(), setting(), false],
    ['at the highest price', { maxOdds: 2.1 }, side(), setting(), true],
    ['not a hundredth above it', { maxOdds: 2.09 }, side(), setting(), false],
    ['at -110 as 1.91', { minOdds: 1.91, maxOdds: 1.91, market: 'Total' }, over(), setting(), true],
    ['in its market', { market: 'Spread' }, side(), setting(), false],
    ['at the confidence', { confidenceThreshold: 60 }, side(), setting(), true],
    ['not below the confidence', { confidenceThreshold: 61 }, side(), setting(), false],
    ['without an opinion where none is asked for', {}, side({ confidence: null }), setting(), true],
    ['not without an opinion where one is', { confidenceThreshold: 2 }, side({ confidence: null }), setting(), false],
    ['for its team', { team: 'BOS' }, side(), setting(), true],
    ['for its team by a code of another season', { team: 'ATH' }, side(), setting({ homeCode: 'OAK' }), true],
    ['not for the other team', { team: 'NYY' }, side(), setting(), false],
    ['as a total of either team', { team: 'NYY', market: 'Total' }, over(), setting(), true],
    ['not as a total of neither', { team: 'SEA', market: 'Total' }, over(), setting(), false],
    ['on its side', { side: 'away' }, side(), setting(), false],
    ['as an underdog', { role: 'underdog' }, side(), setting(), true],
    ['not as a favorite at plus money', { role: 'favorite' }, side(), setting(), false],
    ['as neither at even money', { role: 'underdog' }, side({ odds: 100 }), setting(), false],
    ['as the favorite who gives the runs', { role: 'favorite', market: 'Spread' }, side({ market: 'spread', line: -1.5 }), setting(), true],
    ['at the movement', { movement: { direction: 'toward', points: 2 } }, side({ fair: 0.4601 }), setting(), true],
    ['not short of it', { movement: { direction: 'toward', points: 2.5 } }, side(), setting(), false],
    ['moved against', { movement: { direction: 'against', points: 2 } }, side({ fair: 0.41 }), setting(), true],
    ['not without an opening', { movement: { direction: 'against', points: 0.5 } }, side({ openFair: null }), setting(), false],
    ['as an over whose line rose', { market: 'Total', movement: { direction: 'toward', points: 9 } }, over({ line: 9 }), setting(), true],
    [
      'not as an under whose line rose',
      { market: 'Total', movement: { direction: 'toward', points: 1 } },
      over({ side: 'under', line: 9 }),
      setting(),
      false,
    ],
    ['at the temperature', { weather: { minTemperature: 80, maxTemperature: 80 } }, side(), setting(), true],
    ['not a degree below', { weather: { minTemperature: 81 } }, side(), setting(), false],
    ['at the wind', { weather: { minWind: 10, wind: 'out' } }, side(), setting(), true],
    ['not with the wind in', { weather: { wind: 'in' } }, side(), setting(), false],
    ['not under a roof', { weather: { minTemperature: 60 } }, side(), setting({ weather: { ...weather, isIndoors: true } }), false],
    [
      'under a roof where that is asked',
      { weather: { roof: 'indoors' } },
      side(),
      setting({ weather: { ...weather, isIndoors: true } }),
      true,
    ],
    ['not in unknown weather', { weather: { roof: 'open' } }, side(), setting({ weather: null }), false],
    ['at the rest', { rest: { minDays: 1 } }, side(), setting(), true],
    ['not with less', { rest: { minDays: 1 } }, side({ side: 'away' }), setting(), false],
    ['better rested', { rest: { edge: 'more' } }, side(), setting(), true],
    ['not as rested', { rest: { edge: 'more' } }, side(), setting({ rest: { away: 1, home: 1 } }), false],
    ['as a total by the less rested club', { market: 'Total', rest: { minDays: 1 } }, over(), setting(), false],
    ['not in the first game of a season', { rest: { minDays: 0 } }, side(), setting({ rest: { away: null, home: 1 } }), false],
  ])('%s', (_what, requested, own, around, expected) => {
    expect(fits(conditions(requested), around, own)).toBe(expected);
  });
});

test('one bet a game: the side the model likes more, then the shorter price, then the first', () => {
  const away = side({ side: 'away', odds: -130, confidence: 20 });
  expect(chooseSide(conditions(), setting(), [away, side()])!.side).toBe('home');
  expect(chooseSide(conditions(), setting(), [side({ confidence: null }), { ...away, confidence: null }])!.side).toBe('away');
  expect(chooseSide(conditions(), setting(), [over(), over({ side: 'under' })])).toBeNull();
  expect(chooseSide(conditions({ market: 'Total' }), setting(), [over(), over({ side: 'under' })])!.side).toBe('over');
});
