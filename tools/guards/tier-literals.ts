import { isCode, isTest, type Tree, type Violation } from './tree.ts';

const TABLE = 'contract/entitlements.ts';
/** What may name a tier: the table, the texts that a plan is sold with, and programs that measure or attack an installation. */
const MAY_NAME: readonly string[] = [TABLE, 'web/features/billing/plans/plan-offers.ts'];
/** Here "free" is said of an hour that nobody has booked. */
const OTHER_SENSE = /^(contract\/routes|server\/features|web\/features)\/consultation\//;

/** The tiers, read from their table. */
const tiersIn = (tree: Tree): string[] => [...(tree.get(TABLE) ?? '').matchAll(/^ {2}\{ key: '(\w+)', name: /gm)].map(([, key]) => key!);

/** Tiers are named in their table and where plans are described; everything else asks for a feature. Tests and samples may name them. */
export function checkTierLiterals(tree: Tree): Violation[] {
  const tiers = tiersIn(tree);
  const violation = (path: string, message: string): Violation => ({ guard: 'tier-literals', path, message });
  if (tiers.length === 0) return tree.has(TABLE) ? [violation(TABLE, 'no tier was read')] : [];
  const literal = new RegExp(
    `['"\`](${tiers.join('|')})['"\`]|\\b(?:TIER_RANK|TIER_NAME|TIER_PRICE_CENTS|TIER_LOOK)\\.\\w+|\\b(${tiers.slice(1).join('|')}): `,
  );
  return [...tree]
    .filter(([path, text]) => isCode(path) && !isTest(path) && !path.startsWith('tools/') && literal.test(text))
    .filter(([path]) => !MAY_NAME.includes(path) && !OTHER_SENSE.test(path))
    .map(([path]) => violation(path, `names a tier; ask ${TABLE} for a feature: can(actor, 'props')`))
    .sort((one, other) => one.path.localeCompare(other.path));
}
