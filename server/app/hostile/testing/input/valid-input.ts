import type { Route } from '@clearedge/contract/route';
import fc from 'fast-check';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { numberOf } from './number-input.ts';
import { textOf } from './text-input.ts';

/** Values that answers have shown under a name so far: ids that exist, prices that stand. */
export type Seen = (field: string) => readonly unknown[];

interface Place {
  /** The nearest name above the value. */
  field: string;
  seen: Seen;
}

const seenOr = (made: fc.Arbitrary<unknown>, { field, seen }: Place): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(), fc.nat(2), made).map(([at, choice, value]) => {
    const known = seen(field);
    return choice > 0 && known.length > 0 ? known[at % known.length] : value;
  });

function objectOf(shape: Readonly<Record<string, $ZodType>>, { seen }: Place): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([field, schema]) => [field, inputOf(schema, { field, seen })] as const);
  return fc
    .record(Object.fromEntries(fields))
    .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)));
}

function listOf(schema: $ZodType, place: Place): fc.Arbitrary<unknown> {
  const least = (schema._zod.def.checks ?? []).map((check) => (check._zod.def as { minimum?: number }).minimum ?? 0);
  const minLength = Math.max(0, ...least);
  return fc.array(inputOf((schema as $ZodTypes & { _zod: { def: { element: $ZodType } } })._zod.def.element, place), {
    minLength,
    maxLength: minLength + 2,
  });
}

/** Values that a schema's input side describes. Refinements are not looked at: see `validFor`. */
function inputOf(schema: $ZodType, place: Place): fc.Arbitrary<unknown> {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return seenOr(textOf(schema), place);
    case 'number':
      return seenOr(numberOf(schema), place);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'object':
      return objectOf(def.shape, place);
    case 'array':
      return listOf(schema, place);
    case 'record':
      return fc.dictionary(inputOf(def.keyType, place) as fc.Arbitrary<string>, inputOf(def.valueType, place), { maxKeys: 2 });
    case 'union':
      return fc.oneof(...def.options.map((option) => inputOf(option, place)));
    case 'optional':
    case 'default':
      return fc.option(inputOf(def.innerType, place), { nil: undefined });
    case 'nullable':
      return fc.option(inputOf(def.innerType, place), { nil: null });
    case 'pipe':
      return inputOf((def.in as $ZodTypes)._zod.def.type === 'transform' ? def.out : def.in, place);
    case 'never':
      return fc.constant(undefined);
    case 'unknown':
    case 'custom':
      return fc.jsonValue({ maxDepth: 1 });
    default:
      throw new Error(`no values are made for a schema of type ${def.type}; add it here`);
  }
}

const PARTS = ['params', 'query', 'body'] as const;
export type Part = (typeof PARTS)[number];
export type Input = Partial<Record<Part, unknown>>;
const TRIES = 12;

/** Inputs for each part of a route; where one of a few tries passes the schema with its refinements, that one. */
export function validInput(route: Route, seen: Seen): fc.Arbitrary<Input> {
  const parts = PARTS.filter((part) => route[part] !== undefined).map((part) => {
    const schema = route[part]!;
    const tries = fc.array(inputOf(schema, { field: part, seen }), { minLength: TRIES, maxLength: TRIES });
    return [part, tries.map((made) => made.find((value) => schema.safeParse(value).success) ?? made[0])] as const;
  });
  return fc.record(Object.fromEntries(parts));
}
