import { readFileSync } from 'node:fs';
import { extraPath, hasExtra } from './extra-evidence.ts';
import { GOLDEN_CASES } from './golden/index.ts';

export interface Vector<Input> {
  id: string;
  op: string;
  input: Input;
  expected: unknown;
  tolerance: number;
}

const isPresent = hasExtra('vectors', 'vectors.json');
const readPublished = <V>(file: string): V[] =>
  isPresent ? (JSON.parse(readFileSync(extraPath('vectors', file), 'utf8')) as { vectors: V[] }).vectors : [];
const areaOf = (id: string): string => id.split('-')[0] ?? '';

/** The golden cases of some areas and, where they lie beside the repository, the published vectors of the same areas. */
export const readVectors = <Input>(...areas: string[]): Vector<Input>[] =>
  ([...GOLDEN_CASES, ...readPublished<Vector<Input>>('vectors.json')] as Vector<Input>[]).filter(({ id }) => areas.includes(areaOf(id)));

/** A vector of the second published file, which has a form of its own. */
export interface QuantVector<Input> {
  id: string;
  group: string;
  function: string;
  input: Input;
  expected: unknown;
  tolerance: number;
}

/** Published vectors of some groups of the second file; none where it is absent. */
export const readQuantGroups = <Input>(...groups: string[]): QuantVector<Input>[] =>
  readQuantVectors<QuantVector<Input>>().filter(({ group }) => groups.includes(group));

/** Every published vector of the second file; none where it is absent. */
export const readQuantVectors = <V>(): V[] => readPublished<V>('vectors-quant.json');

/** The expected value where the actual one is as near as the vector asks, else the actual one; "error" where the input was refused. */
export function settleOn(calculate: () => unknown, expected: unknown, tolerance: number): unknown {
  let actual: unknown;
  try {
    actual = calculate();
  } catch (error) {
    if (error instanceof RangeError) return 'error';
    throw error;
  }
  return within(actual, expected, tolerance);
}

function within(actual: unknown, expected: unknown, tolerance: number): unknown {
  if (Array.isArray(expected)) return expected.map((item, index) => within((actual as unknown[])[index], item, tolerance));
  if (typeof expected === 'object' && expected !== null)
    return Object.fromEntries(
      Object.entries(expected).map(([key, value]) => [key, within((actual as Record<string, unknown>)[key], value, tolerance)]),
    );
  return typeof expected === 'number' && Math.abs((actual as number) - expected) <= tolerance + 1e-12 ? expected : actual;
}

export interface NamedVector {
  id: string;
  area: string;
  calculation: string;
}

/** Every published vector of both files by id, area (or group) and the name of its calculation. */
export const readEveryPublished = (): NamedVector[] => [
  ...readPublished<Vector<unknown>>('vectors.json').map(nameOf),
  ...readQuantVectors<QuantVector<unknown>>().map(({ id, group, function: calculation }) => ({ id, area: group, calculation })),
];

/** Every published vector and every golden case. */
export const readEveryVector = (): NamedVector[] => [...GOLDEN_CASES.map(nameOf), ...readEveryPublished()];

const nameOf = ({ id, op }: { id: string; op: string }): NamedVector => ({ id, area: areaOf(id), calculation: op });
