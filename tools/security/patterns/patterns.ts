import fc from 'fast-check';
import { parseAst } from 'rolldown/parseAst';
import { isCode, isTest, type Tree } from '../../guards/tree.ts';

interface Slow {
  /** How the text was made that took so long. */
  text: string;
  length: number;
  ms: number;
}

const SHORT = [24, 400] as const;
/** Longer than any field of free text. */
const LONGEST = 12_800;
/** An honest expression takes microseconds for these lengths, and one that grows with the square of the length twice this and more. */
const MOST_MS = 15;
const TRIES = 4;
const ENDS = ['', '\u0001', '!'] as const;
const COMMON = ['a', '0', ' ', '-', '.', '_', ',', '@', '/', '"', '\n', '\t', 'é', 'aa', 'a0', 'a ', '0.', ' .', '<a', '<!--'] as const;

/** What to repeat: the letters that the expression itself names, and what usually stands for a class. */
const pumpsFor = (source: string): string[] => {
  const named = [...source.matchAll(/\\u([0-9a-f]{4})/gi)].map((match) => String.fromCharCode(Number.parseInt(match[1]!, 16)));
  return [...new Set([...COMMON, ...named, ...source.replace(/\\u[0-9a-f]{4}|\\./gi, '').split('')])].slice(0, 48);
};

/** Beginnings that lead into the expression: pieces of texts that match it. */
function beginningsFor(expression: RegExp): string[] {
  try {
    const made = fc.sample(fc.stringMatching(new RegExp(expression.source, expression.flags.replace(/[gim]/g, '')), { size: 'small' }), {
      seed: 1,
      numRuns: 3,
    });
    return [...new Set(['', ...made.flatMap((text) => [text.slice(0, 1), text.slice(0, 3), text.slice(0, 8)])])].slice(0, 6);
  } catch {
    return [''];
  }
}

function msOf(expression: RegExp, text: string): number {
  const from = performance.now();
  expression.lastIndex = 0;
  expression.exec(text);
  return performance.now() - from;
}

/** The least of some tries: a pause of the machine is not the expression's. */
function leastMsOf(expression: RegExp, text: string): number {
  let least = msOf(expression, text);
  for (let at = 1; at < TRIES && least > MOST_MS; at += 1) least = Math.min(least, msOf(expression, text));
  return least;
}

function* attacksOn(expression: RegExp, most: number): Iterable<{ parts: string[]; length: number }> {
  const beginnings = beginningsFor(expression);
  const pumps = pumpsFor(expression.source);
  for (const length of [...SHORT, LONGEST])
    for (const pump of pumps)
      for (const beginning of length === LONGEST ? beginnings.slice(0, 2) : beginnings)
        for (const end of length === LONGEST ? ENDS.slice(0, 2) : ENDS)
          yield { parts: [beginning, pump, end], length: Math.min(length, most) };
}

/** A text on which the expression takes far longer than its length explains, found by repeating pieces in texts of up to `most` characters; null when none was found. */
export function findSlow(source: string, flags: string, most: number = LONGEST): Slow | null {
  const expression = new RegExp(source, flags);
  for (const { parts, length } of attacksOn(expression, most)) {
    const [beginning = '', pump = '', end = ''] = parts;
    const ms = leastMsOf(expression, beginning + pump.repeat(length / pump.length) + end);
    if (ms > MOST_MS) return { text: JSON.stringify(parts), length, ms: Math.round(ms) };
  }
  return null;
}

/** A regular expression as it stands in a file. */
interface Pattern {
  path: string;
  source: string;
  flags: string;
}

interface Node {
  type?: string;
  regex?: { pattern: string; flags: string };
}

function literalsIn(node: unknown, found: { pattern: string; flags: string }[]): void {
  if (Array.isArray(node)) for (const item of node) literalsIn(item, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, regex } = node as Node;
    if (type === 'Literal' && regex) found.push(regex);
    else for (const part of Object.values(node)) literalsIn(part, found);
  }
}

/** Rooms whose code reads what strangers send; vendors' answers and files of the operator are none of it. */
const READS_STRANGERS = /^(contract|server|quant)\/(?!providers|backtest|main|db\/migrations)/;

/** Every regular expression written in the rooms that read what strangers send; those of tests left out. */
export function listPatterns(tree: Tree): Pattern[] {
  return [...tree].flatMap(([path, text]) => {
    if (!READS_STRANGERS.test(path) || !isCode(path) || isTest(path) || !text.includes('/')) return [];
    const found: { pattern: string; flags: string }[] = [];
    literalsIn(parseAst(text, { lang: 'ts' }), found);
    return found.map(({ pattern, flags }) => ({ path, source: pattern, flags }));
  });
}
