import { expect, it } from 'vitest';
import { windArrow } from './weather-panel.tsx';

it.each([
  ['out to center', 0, 'helps the ball carry'],
  ['out to right', 45, 'helps the ball carry'],
  ['in from left', 135, 'holds the ball up'],
  ['left to right', 90, 'blows across'],
  ['right to left', -90, 'blows across'],
] as const)('%s', (direction, degrees, effect) => expect(windArrow(direction)).toEqual({ degrees, effect }));

it.each(['calm', 'NW', ''])('draws no arrow for %j', (direction) => expect(windArrow(direction)).toBeNull());
