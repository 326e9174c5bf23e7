import { parseAst } from 'rolldown/parseAst';
import type { Tree } from '../../guards/tree.ts';
import { isCode, isTest } from '../../guards/tree.ts';

/** A regular expression as it stands in a file. */
export interface Pattern {
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
