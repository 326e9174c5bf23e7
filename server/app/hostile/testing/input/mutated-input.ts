import fc from 'fast-check';
import { naughtyTexts } from './naughty-texts.ts';
import type { Input, Part } from './valid-input.ts';

type Path = readonly (string | number)[];

/** Fields that callers have no business to send. */
const NOT_THEIRS = {
  id: '00000000-0000-4000-8000-000000000001',
  userId: '00000000-0000-4000-8000-000000000001',
  isAdmin: true,
  role: 'admin',
  tier: 'elite',
  subscriptionTier: 'elite',
  balance: 1_000_000,
  virtualBalance: 1_000_000,
  status: 'won',
  result: 'win',
  payout: 1e6,
  potentialWin: 1e6,
  createdAt: '2020-01-01T00:00:00Z',
  settledAt: '2020-01-01T00:00:00Z',
  commissionPaid: true,
  usedCount: -1,
};
const ODD_SCALARS = [null, true, false, 0, -0, -1, 1.5, 2 ** 53, 1e308, -1e308, 5e-324, 0.1 + 0.2, '', 'NaN', '1e309', 'x'.repeat(20_000)];
const ODD_SHAPES: readonly unknown[] = [
  [],
  [[]],
  [null],
  ['a', 'b'],
  {},
  { length: 1e9 },
  { toString: 'x' },
  { $gt: '' },
  { valueOf: 1 },
  { constructor: { prototype: { polluted: 'yes' } } },
  NOT_THEIRS,
];
const ODD_VALUES: readonly unknown[] = [...ODD_SCALARS, ...ODD_SHAPES];

/** Where in a value something can be put: every field and item, and the value itself. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...at, Array.isArray(value) ? Number(name) : name]))];
}

function replaced(value: unknown, [first, ...rest]: Path, odd: unknown): unknown {
  if (first === undefined) return odd;
  if (Array.isArray(value)) return value.map((item, index): unknown => (index === first ? replaced(item, rest, odd) : item));
  const fields = value as Record<string, unknown>;
  return { ...fields, [first]: replaced(fields[String(first)], rest, odd) };
}

function without(value: unknown, path: Path): unknown {
  const stored = replaced(value, path, undefined);
  return JSON.parse(JSON.stringify(stored ?? null));
}

const change = fc.record({
  kind: fc.constantFrom('odd', 'odd', 'naughty', 'naughty', 'missing', 'more', 'doubled'),
  at: fc.nat(),
  odd: fc.constantFrom(...ODD_VALUES),
  text: fc.constantFrom(...naughtyTexts),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

function changed(value: unknown, { kind, at, odd, text }: Change): unknown {
  const paths = pathsOf(value);
  const path = paths[at % paths.length] ?? [];
  if (kind === 'missing') return without(value, path);
  if (kind === 'more' && typeof value === 'object' && !Array.isArray(value)) return { ...value, ...NOT_THEIRS };
  if (kind === 'doubled') return replaced(value, path, [odd, text]);
  return replaced(value, path, kind === 'naughty' ? text : odd);
}

/** An input with one part spoilt in one or two places. */
export function mutatedInput(valid: fc.Arbitrary<Input>, parts: readonly Part[]): fc.Arbitrary<Input> {
  if (parts.length === 0) return valid;
  const one = fc.tuple(fc.constantFrom(...parts), change);
  return fc.tuple(valid, fc.array(one, { minLength: 1, maxLength: 2 })).map(([input, changes]) => {
    const made: Input = { ...input };
    for (const [part, each] of changes) made[part] = changed(made[part] ?? {}, each);
    return made;
  });
}
