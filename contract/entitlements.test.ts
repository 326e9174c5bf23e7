import { describe, expect, test } from 'vitest';
import {
  can,
  FEATURES,
  type Feature,
  limitOf,
  lowestTier,
  lowestTierName,
  PAID_TIER_NAMES,
  PAID_TIERS,
  TIER_NAME,
  TIER_NAMES,
  TIER_RANK,
  TIERS,
  type Tier,
  tierNames,
  tiersWith,
} from './entitlements.ts';

/** What each plan is sold with, written down a second time: a change of the table has to be meant. */
const SOLD: Readonly<Partial<Record<Tier, readonly Feature[]>>> = {
  pro: ['alerts', 'analysis', 'comparison', 'digest', 'evBoard', 'golfModel', 'noticeDelivery', 'picks', 'props', 'sizing', 'trends'],
  elite: [
    'analytics',
    'assistant',
    'consultation',
    'earlyAccess',
    'parlays',
    'propFinder',
    'strategies',
    'ticketDashboard',
    'ticketPriority',
    'whiteLabel',
  ],
};

describe('features', () => {
  test.each(TIERS)('%s begins the features that it is sold with', (tier) => {
    expect(FEATURES.filter((feature) => lowestTier(feature) === tier)).toEqual(SOLD[tier] ?? []);
  });

  test('a tier has what it begins and what the lower ones have, and nothing of the higher ones', () => {
    for (const tier of TIERS)
      for (const feature of FEATURES) expect(can(tier, feature)).toBe(TIER_RANK[lowestTier(feature)] <= TIER_RANK[tier]);
  });

  test('no one without a session, and no free or enrolling member, has anything paid', () => {
    for (const feature of FEATURES)
      for (const who of [{ kind: 'visitor' }, { kind: 'system' }, { tier: TIERS[0] }, { tier: TIERS.at(-1)!, mustEnrol: true }])
        expect(can(who, feature), `${feature} for ${JSON.stringify(who)}`).toBe(false);
  });

  test('the tiers with a feature are those that can, and are named the lowest first', () => {
    for (const feature of FEATURES) expect(tiersWith(feature)).toEqual(PAID_TIERS.filter((tier) => can(tier, feature)));
    for (const feature of FEATURES) {
      const named = tiersWith(feature).map((tier) => TIER_NAME[tier]);
      expect(tierNames(feature, 'or').split(/, | or /)).toEqual(named);
      expect(lowestTierName(feature)).toBe(named[0]);
    }
    expect(tierNames('picks')).toMatch(/^Pro(, \w+)* and \w+$/);
    expect(TIER_NAMES.split(/, | and /)).toEqual(TIERS.map((tier) => TIER_NAME[tier]));
    expect(PAID_TIER_NAMES.split(/, | and /)).toEqual(PAID_TIERS.map((tier) => TIER_NAME[tier]));
  });
});

describe('limits', () => {
  test.each([
    [{ kind: 'visitor' }, 3],
    ['free', 3],
    [{ tier: 'elite', mustEnrol: true }, 3],
    ['pro', null],
    // What a tier is not given in its own right it has from the next lower one.
    ['elite', null],
  ] as const)('of the picks of a day %j reads %j', (who, limit) => {
    expect(limitOf(who, 'picks')).toBe(limit);
  });
});
