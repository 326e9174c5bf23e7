import { expect, test } from 'vitest';
import { withTestCtx } from '../testing/index.ts';
import { defineFeature, prepareSlices } from './feature.ts';

test('each slice is prepared in its turn, and asks its sources only where the install is behind', async () => {
  await withTestCtx({}, async (ctx) => {
    const told: string[] = [];
    const slice = (name: string) =>
      defineFeature({
        name,
        routes: {},
        prepare: () => Promise.resolve(void told.push(`${name} prepared`)),
        catchUp: () => Promise.resolve(void told.push(`${name} asked`)),
      });
    const slices = [slice('games'), defineFeature({ name: 'plain', routes: {} }), slice('prices')];
    await prepareSlices(slices, () => ctx, true);
    expect(told.splice(0)).toEqual(['games prepared', 'games asked', 'prices prepared', 'prices asked']);
    await prepareSlices(slices, () => ctx, false);
    expect(told).toEqual(['games prepared', 'prices prepared']);
  });
});
