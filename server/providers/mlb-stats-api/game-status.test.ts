import { expect, test } from 'vitest';
import { noteOf, statusOf } from './game-status.ts';

test.each([
  ['Final', 'O', 'Completed Early: Rain', 'live'],
  ['Final', 'O', 'Completed Early: Mercy Rule', 'live'],
  ['Final', 'F', 'Completed Early: Rain', 'final'],
  ['Final', 'O', 'Game Over', 'live'],
  ['Final', 'F', 'Final', 'final'],
  ['Final', null, 'Final', 'final'],
  ['Other', 'U', 'Unknown', 'unknown'],
  ['Other', 'W', 'Writing', 'unknown'],
  ['Other', 'X', 'Something new', 'unknown'],
  ['Live', 'I', 'Writing', 'unknown'],
  ['Live', 'I', 'Delayed: Rain', 'live'],
  ['Live', 'P', 'Warmup', 'scheduled'],
  ['Preview', 'S', 'Scheduled', 'scheduled'],
  ['Final', 'T', 'Suspended: Rain', 'suspended'],
] as const)('%s %s %s is %s', (abstractGameState, codedGameState, detailedState, status) => {
  expect(statusOf({ abstractGameState, codedGameState, detailedState })).toBe(status);
});

test('a rain delay and an early end are worth a note', () => {
  const reported = { abstractGameState: 'Live', codedGameState: 'I', startTimeTBD: false };
  expect(noteOf({ ...reported, detailedState: 'Delayed', reason: 'Rain' })).toBe('Delayed: Rain');
  expect(noteOf({ ...reported, detailedState: 'Completed Early: Rain', reason: 'Rain' })).toBe('Completed Early: Rain');
  expect(noteOf({ ...reported, detailedState: 'In Progress', reason: null })).toBeNull();
});
