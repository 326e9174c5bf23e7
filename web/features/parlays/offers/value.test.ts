import { PRICE_DOUBTS } from '@clearedge/contract/doubts/price-doubts';
import { expect, test } from 'vitest';
import { sampleOpportunity, sampleProp } from '../testing/sample-parlay.ts';
import { filterOpportunities, rankOpportunities } from './opportunity-filter.ts';
import { betterSide, doubtWords, filterProps, type PropFilter, sideWorth } from './prop-filter.ts';

const value = sampleOpportunity({ id: 'value', ev: 0.02, doubt: { model: null, market: 'no edge' } });
const ALL = { search: '', betType: 'all' } as const;
const PROPS: PropFilter = { search: '', category: 'all', propType: 'all', team: 'all', isPositive: false, sort: 'edge' };

test.each(PRICE_DOUBTS)('a bet that is doubted (%s) comes after value and passes no EV filter, however high its EV', (doubt) => {
  const doubted = sampleOpportunity({ id: 'doubted', ev: 0.4, doubt: { model: doubt, market: doubt } });
  const ranked = rankOpportunities([doubted, value], 'model');
  expect(ranked.map(({ id }) => id)).toEqual(['value', 'doubted']);
  expect(filterOpportunities(ranked, { ...ALL, ev: 'positive' }).map(({ id }) => id)).toEqual(['value']);
  expect(filterOpportunities(ranked, { ...ALL, ev: 'high' })).toEqual([]);
  expect(filterOpportunities(ranked, { ...ALL, ev: 'all' })).toHaveLength(2);
});

test('value is told by the member’s own reference', () => {
  const [one] = rankOpportunities([sampleOpportunity({ doubt: { model: 'likely error', market: null } })], 'market');
  expect(one!.doubt).toBeNull();
});

test.each(PRICE_DOUBTS)('a prop that is doubted (%s) comes after value, is no positive EV, and says why', (doubt) => {
  const base = sampleProp();
  const doubted = sampleProp({ id: 'doubted', over: { ...base.over!, ev: 0.4, doubt: { model: doubt, market: doubt } } });
  const good = sampleProp({ id: 'value', over: { ...base.over!, ev: 0.01 } });
  expect(filterProps([doubted, good], PROPS, 'model').map(({ id }) => id)).toEqual(['value', 'doubted']);
  expect(filterProps([doubted, good], { ...PROPS, isPositive: true }, 'model').map(({ id }) => id)).toEqual(['value']);
  expect(doubtWords(doubted, 'over', 'model')).toMatch(/^Not value: /);
  expect(doubtWords(good, 'over', 'model')).toBeNull();
});

test('a prop without a projection is measured against the market, whatever the member prefers', () => {
  const { over, under } = sampleProp();
  const at = { ev: null, probability: null, winProbability: null, doubt: { model: 'no market', market: null } } as const;
  const marketOnly = sampleProp({ id: 'market', isMarketOnly: true, over: { ...over!, ...at, marketProbability: 0.6 }, under });
  const projected = sampleProp({ id: 'projected' });
  expect(sideWorth(marketOnly, 'over', 'model')?.ev).toBeCloseTo(0.6 * 2.2 - 1, 9);
  expect(filterProps([projected, marketOnly], PROPS, 'model').map(({ id }) => id)).toEqual(['market', 'projected']);
  expect(filterProps([marketOnly], { ...PROPS, isPositive: true }, 'model')).toHaveLength(1);
});

test('of two sides the one that is value is the better, whatever the other seems to pay', () => {
  const { over, under } = sampleProp();
  const doubted = { ...over!, ev: 0.3, doubt: { model: 'likely error', market: null } as const };
  const sound = { ...under!, ev: 0.02, doubt: { model: null, market: 'no edge' } as const };
  expect(betterSide(sampleProp({ over: doubted, under: sound }), 'model')).toBe('under');
  expect(betterSide(sampleProp({ over: doubted, under: { ...sound, marketProbability: 0.3 } }), 'market')).toBe('over');
});
