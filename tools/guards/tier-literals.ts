import { isCode, isTest, type Tree, type Violation } from './tree.ts';

const TABLE = 'contract/entitlements.ts';
/** What may name a tier: the table and the texts that a plan is sold with. */
const MAY_NAME: readonly string[] = [TABLE, 'web/features/billing/plans/plan-offers.ts'];
/** The tiers, read from their table. */
const tiersIn = (tree: Tree) =>
  [...(tree.get(TABLE) ?? '').matchAll(/^ {2}\{ key: '(\w+)', name: '(\w+)'/gm)].map(([, key, name]) => ({ key: key!, name: name! }));

/** Where a tier's key is a tier and not a word: a tier may be called "team", and a bet is on one. */
function tierPositions(tiers: ReturnType<typeof tiersIn>): RegExp {
  const keys = tiers.map(({ key }) => key).join('|');
  const names = tiers.map(({ name }) => name).join('|');
  const literal = `['"\`](?:${keys})['"\`]`;
  const holder = '\\w*(?:[tT]ier|TIER|[pP]lan|access)(?:s|[A-Z]\\w*)?';
  return new RegExp(
    [
      `\\b${holder}['"]?\\]?\\)?\\s*(?:[!=]==?|\\?\\?|\\|\\||[:=?])\\s*[[({]?\\s*${literal}`,
      `${literal}\\s*(?:[!=]==?)\\s*[\\w.?]*${holder}\\b`,
      `${literal}\\]?\\.includes\\([\\w.?]*${holder}\\b`,
      `\\b(?:can|limitOf|isPaidTier|tiersWith)\\(${literal}`,
      `${literal}\\s*[,|]\\s*${literal}`,
      `\\b(?:${keys}):[^{}]*[\\s,{](?:${keys}):`,
      `\\bTIER_\\w+\\.\\w+\\b(?!\\()`,
      `\\bTIER_\\w+\\[${literal}`,
      `Tier\\b[^;{}]*\\{\\s*(?:${keys}):`,
      `\\b(?:${names})(?: and| or|,) (?:${names})\\b`,
    ].join('|'),
  );
}

/** Tiers are named in their table and where plans are described; everything else asks for a feature. Tests and samples may name them. */
export function checkTierLiterals(tree: Tree): Violation[] {
  const tiers = tiersIn(tree);
  const violation = (path: string, message: string): Violation => ({ guard: 'tier-literals', path, message });
  if (tiers.length === 0) return tree.has(TABLE) ? [violation(TABLE, 'no tier was read')] : [];
  const named = tierPositions(tiers);
  return [...tree]
    .filter(([path, text]) => isCode(path) && !isTest(path) && !path.startsWith('tools/') && named.test(text))
    .filter(([path]) => !MAY_NAME.includes(path))
    .map(([path]) => violation(path, `names a tier; ask ${TABLE}: can(actor, 'props'), tierNames('props'), FREE_TIER, TOP_TIER`))
    .sort((one, other) => one.path.localeCompare(other.path));
}
