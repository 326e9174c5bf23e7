import fc from 'fast-check';
import type { $ZodType } from 'zod/v4/core';

interface NumberCheck {
  check: string;
  value?: number;
  inclusive?: boolean;
}

interface Range {
  least: number;
  most: number;
  step: number;
}

const WIDEST = 1_000_000;

function rangeOf(schema: $ZodType): Range {
  const range: Range = { least: -WIDEST, most: WIDEST, step: 0 };
  if ((schema._zod.def as { check?: string }).check === 'number_format') range.step = 1;
  for (const { check, value = 0 } of (schema._zod.def.checks ?? []).map((each) => each._zod.def as NumberCheck)) {
    if (check === 'greater_than') range.least = Math.max(range.least, value);
    if (check === 'less_than') range.most = Math.min(range.most, value);
    if (check === 'multiple_of') range.step = value;
    if (check === 'number_format') range.step = range.step || 1;
  }
  return range;
}

/** Numbers inside a schema's bounds, the bounds themselves often among them; with steps or cents between. */
export function numberOf(schema: $ZodType): fc.Arbitrary<number> {
  const { least, most, step } = rangeOf(schema);
  const unit = step > 0 ? step : 0.01;
  const steps = fc.integer({ min: Math.ceil(least / unit), max: Math.floor(most / unit) });
  const inside = steps.map((count) => Number((count * unit).toFixed(4)));
  return fc.oneof({ weight: 4, arbitrary: inside }, { weight: 1, arbitrary: fc.constantFrom(least, most) });
}
