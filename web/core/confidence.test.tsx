import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIDENCE, CONFIDENCE_BANDS, confidenceBandName } from '@clearedge/contract/constants';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bandOf, ConfidenceMeter } from './confidence.tsx';

test('confidence is colored by the contract’s bands', () => {
  expect(bandOf(CONFIDENCE.high).band).toBe('high');
  expect(bandOf(CONFIDENCE.high - 1).band).toBe('mid');
  expect(bandOf(CONFIDENCE.medium).band).toBe('mid');
  expect(bandOf(CONFIDENCE.medium - 1).band).toBe('low');
});

test('the bar is notched where the bands begin', () => {
  const { container } = render(<ConfidenceMeter value={72} />);
  const style = container.querySelector<HTMLElement>('.bar')!.style;
  expect([style.getPropertyValue('--v'), style.getPropertyValue('--mid'), style.getPropertyValue('--high')]).toEqual(
    [72, CONFIDENCE.medium, CONFIDENCE.high].map(String),
  );
});

test('the bands of the record follow each other from 0 to 100, and are named by their bounds', () => {
  const bounds = CONFIDENCE_BANDS.map((band) => band.split('-').map(Number));
  expect(bounds.map(([from]) => from)).toEqual([0, ...bounds.map(([, to]) => to).slice(0, -1)]);
  expect(bounds.at(-1)![1]).toBe(100);
  const { medium, highFilter, high } = CONFIDENCE;
  expect(CONFIDENCE_BANDS.map(confidenceBandName)).toEqual([
    `Below ${medium}`,
    `${medium} to ${highFilter}`,
    `${highFilter} to ${high}`,
    `${high} and above`,
  ]);
  expect(confidenceBandName('other')).toBe('other');
});

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['contract', 'server/features', 'web/core', 'web/features', 'web/ui'];
/** A bound compared or written out beside the word, in code that is no test. */
const LITERAL = /confidence\w*\s*[<>]=?\s*\d{2}\b|confidence (?:above|below|from) \d{2}\b|['"`]\d{1,2}-(?:60|75|80|100)['"`]/i;

test('no file but the constant writes a bound of confidence out', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  );
  const code = files.filter((name) => /\.(ts|tsx|css)$/.test(name) && !/\.test\.|\/testing\//.test(name));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((name) => name !== 'contract/constants.ts' && LITERAL.test(readFileSync(join(ROOT, name), 'utf8')))).toEqual([]);
});
