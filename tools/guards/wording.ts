import { eachNode, statementsOf } from './parse.ts';
import { isCode, isTest, type Tree, type Violation } from './tree.ts';

interface Span {
  start: number;
  end: number;
}

/** A literal without a space and a capital is a key of the program, not a text for people. */
const isKey = (text: string): boolean => !/\s/.test(text.trim()) && !/^\s*[A-Z]/.test(text);

function commentsIn(text: string, literals: readonly Span[]): Span[] {
  let code = '';
  for (const { start, end } of [...literals].sort((one, other) => one.start - other.start)) {
    if (end > code.length) code += text.slice(code.length, start) + ' '.repeat(end - Math.max(start, code.length));
  }
  code += text.slice(code.length);
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/** Where a source file has text for people: literals, JSX text and comments. Keys, imported paths, patterns and SQL are left out. */
function textSpans(tree: Tree, path: string): Span[] {
  const text = tree.get(path) ?? '';
  if (path.endsWith('.md')) return [{ start: 0, end: text.length }];
  const literals: Span[] = [];
  const texts: Span[] = [];
  const skipped = new Set<unknown>();
  eachNode(statementsOf(tree, path), (node) => {
    const { start, end } = node as unknown as Span;
    if (node.source) skipped.add(node.source);
    if (node.type === 'TaggedTemplateExpression' && /^sql\b/.test(text.slice(start, end)))
      for (const part of (node.quasi as { quasis: unknown[] }).quasis) skipped.add(part);
    if (node.type !== 'Literal' && node.type !== 'TemplateElement' && node.type !== 'JSXText') return;
    literals.push({ start, end });
    const isText = node.type === 'JSXText' || node.type === 'TemplateElement' || (typeof node.value === 'string' && !isKey(node.value));
    if (isText && !skipped.has(node)) texts.push({ start, end });
  });
  return [...texts, ...commentsIn(text, literals)];
}

const BANNED: readonly RegExp[] = [
  /\bstands? here\b/gi,
  /\bsaid\b/gi,
  /\bhang together\b/gi,
  /\bworth more than it costs\b/gi,
  /(?<!\b(?:all|each|none) )\bof which\b/gi,
  /\bkind by kind\b/gi,
  /\bfewer say nothing\b/gi,
  /\bdeepest fall\b/gi,
  /\b(?:nobody|somebody)\b/gi,
  /\b(?:line-ups?|kick-offs?|e-mails?)\b/gi,
  /\bpractis(?:e[sd]?|ing)\b/gi,
  /\b(?:favourit|colour|behaviour|neighbour|honour)\w*/gi,
  /\b(?:cancelled|cancelling|learnt|labelled|analysed|licences?)\b/gi,
  /\b[cC]entre(?:s|d)?\b/g,
];

/** Exact texts that keep a banned word: names of places, and the values and formats of others. */
const ALLOWED: readonly string[] = ['Rogers Centre', 'Bell Centre', 'Canadian Tire Centre', 'Canada Life Centre', 'CANCELLED'];

/** One plain US vocabulary in every text: screens, mail, errors, comments and documents. Tests and the reader of typed bets quote others. */
export function checkWording(tree: Tree): Violation[] {
  const violations: Violation[] = [];
  for (const [path, text] of tree) {
    if (!(isCode(path) || path.endsWith('.md')) || isTest(path) || path.startsWith('tools/guards/wording')) continue;
    for (const { start, end } of textSpans(tree, path)) {
      const whole = path.endsWith('.md') ? text.replace(/`[^`\n]*`/g, '') : text.slice(start, end);
      const shown = ALLOWED.reduce((rest, allowed) => rest.replaceAll(allowed, ''), whole);
      for (const banned of BANNED)
        for (const [found] of shown.matchAll(banned))
          violations.push({ guard: 'wording', path, message: `"${found}": say it in plain US English` });
    }
  }
  return violations;
}
