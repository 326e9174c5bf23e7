import { expect, test } from 'vitest';
import { withFreeze } from './with-freeze.ts';

const facts = { gameId: 'g', facts: { score: { away: 4, home: 2 } }, isFinal: true };

function frozen(found: object | null) {
  const health = { changed: [] as string[] };
  const feed = withFreeze({ findFacts: (_id: string, _asOf: Date) => Promise.resolve(found), kept: 1 }, () => health.changed);
  return { feed, health, ask: () => feed.findFacts('g', new Date(0)) };
}

test('results wait while the source’s answers break their checks, with the reason, and no longer', async () => {
  const { ask, health, feed } = frozen(facts);
  expect(await ask()).toEqual(facts);
  health.changed = ['schedule: NYM is a final of 0-0'];
  expect(await ask()).toEqual({ ...facts, hold: 'The source changed, and its results wait: schedule: NYM is a final of 0-0' });
  health.changed = [];
  expect(await ask()).toEqual(facts);
  expect(feed.kept).toBe(1);
});

test.each([[null], [{ gameId: 'g', doubts: ['no total'] }]])('%j has no result that could wait', async (found) => {
  const { ask, health } = frozen(found);
  health.changed = ['x'];
  expect(await ask()).toEqual(found);
});
