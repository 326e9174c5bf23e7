import fc from 'fast-check';
import type { $ZodType } from 'zod/v4/core';

interface TextCheck {
  check: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
}

const DAYS = ['2026-07-11', '2026-07-10', '2026-07-06', '2026-02-28', '2025-12-31'];
const WORDS = ['Yankees', 'ML', 'over 8.5', 'Red Sox -1.5', 'pro', 'home', 'Zoë', '100', '+150', '12.50', 'a@b.example', 'true', 'hits'];
const LONGEST_MADE = 40;

/** What a pattern describes; one that the generator cannot read (classes of Unicode) leaves words. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(pattern, { size: 'small' });
  } catch {
    return fc.constantFrom(...WORDS).map((word) => word.replace(/\W/g, ''));
  }
}

function formatted(format: string | undefined, pattern: RegExp | undefined): fc.Arbitrary<string> | null {
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,8}[0-9]{1,6}$/).map((name) => `${name}@example.com`);
  if (format === 'date') return fc.constantFrom(...DAYS);
  if (format === 'datetime') return fc.constantFrom(...DAYS.map((day) => `${day}T16:30:00Z`));
  return pattern ? matching(pattern) : null;
}

/** Texts that a schema's own format, pattern and lengths allow. */
export function textOf(schema: $ZodType): fc.Arbitrary<string> {
  const own = schema._zod.def as unknown as TextCheck & { checks?: $ZodType[] };
  const checks = [own, ...(own.checks ?? []).map((each) => each._zod.def as unknown as TextCheck)];
  const lengths = (name: 'minimum' | 'maximum'): number[] => checks.flatMap((check) => check[name] ?? []);
  const least = Math.max(0, ...lengths('minimum'));
  const most = Math.max(least, Math.min(least + LONGEST_MADE, ...lengths('maximum')));
  const format = checks.find((check) => check.format !== undefined && check.format !== 'regex')?.format;
  const made = formatted(format, checks.find((check) => check.pattern !== undefined)?.pattern);
  if (made) return made;
  const words = fc.constantFrom(...WORDS).map((word) => word.padEnd(least, 'x').slice(0, Math.max(1, most)));
  return fc.oneof(words, fc.string({ minLength: least, maxLength: most, unit: 'grapheme' }));
}
