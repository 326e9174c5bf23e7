import { expect, test } from 'vitest';
import {
  formatAge,
  formatClock,
  formatDate,
  formatDateTime,
  formatDuration,
  formatGameTime,
  formatLine,
  formatMoney,
  formatOdds,
  formatPercent,
  formatSigned,
  formatSignedMoney,
  formatSignedPercent,
  zoneLabel,
} from './format.ts';

test.each([
  [150, 'american', '+150'],
  [-110, 'american', '−110'],
  [100, 'american', '+100'],
  [-110, 'decimal', '1.91'],
  [-110, 'fractional', '10/11'],
  [null, 'american', '—'],
  [undefined, 'decimal', '—'],
  [0, 'american', '—'],
  [50, 'american', '—'],
  [-110.5, 'american', '—'],
] as const)('odds %s as %s read %s', (odds, format, text) => expect(formatOdds(odds, format)).toBe(text));

test.each([
  [1187.4, '$1,187.40'],
  [0, '$0.00'],
  [-21, '−$21.00'],
  [-0.001, '$0.00'],
  [0.1 + 0.2, '$0.30'],
])('money %s reads %s', (value, text) => expect(formatMoney(value)).toBe(text));
test.each([
  [31.75, '+$31.75'],
  [-21, '−$21.00'],
  [0, '$0.00'],
])('a result of %s reads %s', (value, text) => expect(formatSignedMoney(value)).toBe(text));
test.each([
  [3.14, '+3.1'],
  [-0.42, '−0.4'],
  [0.04, '0.0'],
  [-0.04, '0.0'],
])('%s with its sign reads %s', (value, text) => expect(formatSigned(value)).toBe(text));
test.each([
  [-1.5, '−1.5'],
  [1.5, '+1.5'],
  [0, 'PK'],
])('a line of %s reads %s', (line, text) => expect(formatLine(line)).toBe(text));

test('fractions read as percent', () => {
  expect(formatPercent(0.523)).toBe('52.3%');
  expect(formatPercent(-0.02, 0)).toBe('−2%');
  expect(formatSignedPercent(0.067)).toBe('+6.7%');
});

test('game times are Eastern unless the reader chose a zone', () => {
  expect(formatGameTime('2026-07-11T23:05:00Z')).toBe('7:05 PM ET');
  expect(formatGameTime('2026-07-11T23:05:00Z', 'America/Los_Angeles')).toBe('4:05 PM PT');
  expect(formatGameTime('2026-07-11T23:05:00Z', 'Asia/Tokyo')).toBe('8:05 AM GMT+9');
  expect(formatClock('2026-07-11T23:05:00Z')).toBe('7:05 PM');
  expect(formatDateTime('2026-07-11T23:05:00Z')).toBe('Jul 11, 7:05 PM ET');
});

test('a time in words is kept, anything else is TBD', () => {
  expect(formatGameTime('7:05 PM')).toBe('7:05 PM');
  expect(formatGameTime('soon')).toBe('TBD');
  expect(formatGameTime('')).toBe('TBD');
});

test('the label of the zone does not change with daylight saving', () => {
  expect(zoneLabel('America/New_York', new Date('2026-01-11T12:00:00Z'))).toBe('ET');
  expect(zoneLabel('America/New_York', new Date('2026-07-11T12:00:00Z'))).toBe('ET');
});

test('a calendar day is never shifted by a zone', () => {
  expect(formatDate('2026-07-11')).toBe('Sat, Jul 11');
  expect(formatDate('2026-07-11', 'full')).toBe('Sat, Jul 11, 2026');
  expect(formatDate('2026-07-11', 'long')).toBe('Saturday, July 11, 2026');
  expect(formatDate('2026-07-12T02:10:00Z')).toBe('Sat, Jul 11');
  expect(formatDate('whenever')).toBe('Today');
});

test.each([
  [14, '14 s'],
  [-3, '0 s'],
  [125, '2 m'],
  [1080, '18 m'],
  [7300, '2 h'],
  [200_000, '2 d'],
])('%s seconds old reads %s', (seconds, text) => expect(formatAge(seconds)).toBe(text));
test.each([
  [4320, '1 h 12 m'],
  [3600, '1 h'],
  [480, '8 m'],
  [20, 'under 1 m'],
  [187_200, '2 d 4 h'],
])('%s seconds last %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
