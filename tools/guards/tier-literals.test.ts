import { describe, expect, test } from 'vitest';
import { checkTierLiterals } from './tier-literals.ts';

const tree = (files: Record<string, string>) => new Map(Object.entries(files));

describe('tier literals', () => {
  const table = {
    'contract/entitlements.ts': "const TIER_ROWS = [\n  { key: 'free', name: 'Free' },\n  { key: 'team', name: 'Team' },\n];",
  };
  const found = (files: Record<string, string>) => checkTierLiterals(tree({ ...table, ...files })).map(({ path }) => path);
  const isFound = (line: string): boolean => found({ 'web/core/a.tsx': line }).length === 1;

  test.each([
    "if (user.tier === 'team') x();",
    "if ('team' !== user.tier) x();",
    "const tier = holder.tier ?? 'team';",
    'const rewardTier = "team";',
    "const user = { subscriptionTier: 'team' };",
    "if (plan === 'team') x();",
    "access: 'team'",
    '<Lock tier="team" />',
    "<Lock tier={'team'} />",
    "const paid = ['free', 'team'];",
    "type Plan = 'free' | 'team';",
    "if (['team'].includes(user.tier)) x();",
    "if (can('team', 'props')) x();",
    'if (TIER_RANK[tier] >= TIER_RANK.team) x();',
    "TIER_NAME['team']",
    'const NAMES = {\n  free: 1,\n  team: 2,\n};',
    'const LIMITS: Partial<Record<Tier, number>> = { team: 2 };',
    'const text = `For Free and Team readers`;',
  ])('%s names a tier', (line) => expect(isFound(line)).toBe(true));

  test.each([
    "can(tier, 'props'); const text = 'For our Team'; // team",
    "const bet = { kind: 'team', team: 'NYY' };",
    "type Side = 'team' | 'player';",
    "if (selection.kind === 'team') x();",
    "const columns = ['team', 'player', 'games'];",
    "switch (kind) { case 'team': return TIER_NAME[tier]; }",
    "const slot = { state: 'free' };",
    "const explanation = 'team';",
    "const tier = lowestTier(feature); const kind = 'team';",
  ])('%s is about something else', (line) => expect(isFound(line)).toBe(false));

  test('the table, the texts of the plans and tests may', () => {
    const own = ['web/features/billing/plans/plan-offers.ts', 'server/features/odds/a.test.ts'];
    expect(found(Object.fromEntries(own.map((path) => [path, "const tier = 'free';"])))).toEqual([]);
  });

  test('a table of which nothing can be read is a violation itself', () => {
    expect(checkTierLiterals(tree({ 'contract/entitlements.ts': 'export {};' }))).toMatchObject([{ path: 'contract/entitlements.ts' }]);
  });
});
