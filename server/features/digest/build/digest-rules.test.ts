import { describe, expect, it, test } from 'vitest';
import { daySpan, isAboutAvailability } from './build-digest.ts';
import { labelled } from './day-picks.ts';
import type { DigestPick } from './digest-shape.ts';
import { weatherNotes } from './weather-notes.ts';

describe('a day', () => {
  const now = new Date('2026-07-11T16:00:00Z');
  it('that is over is told as of its end, across the change of the clocks too', () => {
    expect(daySpan('2026-07-10', now)).toMatchObject({
      isPast: true,
      until: new Date('2026-07-11T04:00:00Z'),
      newsFrom: new Date('2026-07-10T04:00:00Z'),
    });
    expect(daySpan('2026-03-08', now).until).toEqual(new Date('2026-03-09T04:00:00Z'));
  });
  it('that runs, or is to come, is told as of now', () => {
    expect(daySpan('2026-07-11', now)).toMatchObject({ isPast: false, until: now, yesterday: '2026-07-10', recordBefore: '2026-07-11' });
    expect(daySpan('2026-07-14', now)).toMatchObject({ isPast: false, until: now, yesterday: '2026-07-13', recordBefore: '2026-07-11' });
  });
});

test.each([
  ['Injuries', 'Brewers place A. Hill on the injured list', true],
  ['Roster', 'Mets activate B. Stone', true],
  ['Postponements', 'Rain washes out Cubs at Cards', true],
  ['Pitching', 'A. Hill scratched; B. Stone to start for the Mets', true],
  ['MLB', 'Lineups are out for the late games', true],
  ['Pitching', 'Probable starters: A. Hill for the Mets, B. Stone for the Cubs', false],
  ['Results', 'Mets beat Cubs 4-1', false],
  ['Streaks', 'Mets win their 5th in a row', false],
])('%s, %s: %j', (category, title, expected) => {
  expect(isAboutAvailability({ category, title })).toBe(expected);
});

describe('weather', () => {
  const calm = {
    temperatureF: 72,
    windMph: 4,
    windDirection: 'calm',
    precipitationChance: 0.05,
    humidity: 0.4,
    sky: 'Clear',
    isIndoors: false,
    asOf: '2026-07-11T12:00:00Z',
  };
  test.each([
    [{}, []],
    [{ windMph: 9.9, windDirection: 'out to center' }, []],
    [{ windMph: 10, windDirection: 'out to center' }, ['Wind 10 mph out to center']],
    [{ windMph: 20, windDirection: 'left to right' }, []],
    [{ precipitationChance: 0.3 }, ['30% chance of rain']],
    [{ precipitationChance: 0.29 }, []],
    [{ precipitationChance: null }, []],
    [{ temperatureF: 90 }, ['90 °F']],
    [{ temperatureF: 50 }, ['50 °F']],
    [{ temperatureF: 89.9 }, []],
    [{ temperatureF: 95, windMph: 30, windDirection: 'in from left', isIndoors: true }, []],
  ])('%j says %j', (values, notes) => {
    expect(weatherNotes({ ...calm, ...values })).toEqual(notes);
  });
});

test('the three of a sport with the highest confidence have their names, whatever their order', () => {
  const pick = (sequence: number, confidence: number, sport = 'mlb') => ({ sequence, confidence, sport, label: null }) as DigestPick;
  const labels = labelled([pick(1, 40), pick(2, 90), pick(3, 70), pick(4, 90), pick(5, 10)]).map(({ label }) => label);
  expect(labels).toEqual([null, 'Best Value', 'AI Special', 'Sharp Play', null]);
  const mixed = labelled([pick(1, 40), pick(2, 95, 'cfl'), pick(3, 70), pick(4, 60, 'cfl')]).map(({ label }) => label);
  expect(mixed).toEqual(['Sharp Play', 'Best Value', 'Best Value', 'Sharp Play']);
});
