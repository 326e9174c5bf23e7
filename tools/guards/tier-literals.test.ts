import { describe, expect, test } from 'vitest';
import { checkTierLiterals } from './run.ts';

const tree = (files: Record<string, string>) => new Map(Object.entries(files));

describe('tier literals', () => {
  const table = {
    'contract/entitlements.ts': "const TIER_ROWS = [\n  { key: 'free', name: 'Free' },\n  { key: 'team', name: 'Team' },\n];",
  };
  const found = (files: Record<string, string>) => checkTierLiterals(tree({ ...table, ...files })).map(({ path }) => path);

  test('a file that names a tier is found, by the keys of the table', () => {
    const named = {
      'server/features/odds/a.ts': "if (user.tier === 'team') x();",
      'server/features/odds/b.ts': 'if (TIER_RANK[tier] >= TIER_RANK.team) x();',
      'contract/routes/bets/c.ts': "access: 'team'",
      'web/core/d.tsx': '<Lock tier="team" />',
      'web/core/e.ts': 'const NAMES = { team: "Team" };',
    };
    expect(found(named)).toEqual(Object.keys(named).sort());
    expect(found({ 'web/core/a.ts': "can(tier, 'props'); const text = 'Free and Team'; // team" })).toEqual([]);
  });

  test('the table, the texts of the plans, tests and an unbooked hour may', () => {
    const own = ['web/features/billing/plans/plan-offers.ts', 'server/features/odds/a.test.ts', 'contract/routes/consultation/a.ts'];
    expect(found(Object.fromEntries(own.map((path) => [path, "const one = 'free';"])))).toEqual([]);
  });

  test('a table of which nothing can be read is a violation itself', () => {
    expect(checkTierLiterals(tree({ 'contract/entitlements.ts': 'export {};' }))).toMatchObject([{ path: 'contract/entitlements.ts' }]);
  });
});
