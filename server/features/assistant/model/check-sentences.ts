import { type NarrationFacts, narrationFaults } from '../../analysis/index.ts';
import type { Finding } from '../desk/finding.ts';

const NUMBER = /[+-]?\d[\d,]*(?:\.\d+)?/g;
/** Names of things that carry a number as a word. */
const NAMES = [
  'quarter Kelly',
  'Quarter Kelly',
  'half Kelly',
  'first five',
  'last ten',
  'double header',
  'doubleheader',
  'third base',
  'second half',
];
/** Nothing that could be opened or run belongs into an answer. */
const MARKUP = /https?:|www\.|\]\(|<\/?[a-z!]|javascript:|data:/i;

const withoutQuotes = (text: string, quotes: readonly string[]): string =>
  quotes.reduce((rest, quote) => rest.replaceAll(quote, ' '), text);

/** Every figure of what was looked up, and words by others that may be repeated as they stand; figures inside those prove nothing. */
export function factsOf(findings: readonly Finding[]): NarrationFacts {
  const quotes = findings.flatMap((one) => one.quotes);
  const text = findings
    .flatMap(({ lines, sources }) => [...lines, ...sources.map(({ label }) => label)])
    .map((line) => withoutQuotes(line, quotes))
    .join('\n')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/(?<=[\w%)])-(?=\d)/g, ' ');
  const numbers = [...text.matchAll(NUMBER)].map(([token]) => Number(token.replaceAll(',', '')));
  return { numbers, names: [...NAMES, ...quotes] };
}

/** What in a sentence is not backed by the facts, promises something, or is no plain text. */
export const sentenceFaults = (sentence: string, facts: NarrationFacts): string[] => [
  ...narrationFaults(sentence, facts),
  ...(MARKUP.test(sentence) ? ['markup'] : []),
];

const END = /[.!?:;]["”’)]?\s+(?=\S)|(?<!\n)\n+(?=\S)/g;

/** A headline is checked as a whole: no sentence ends inside quotation marks. */
const isInQuotes = (text: string): boolean => text.lastIndexOf('“') > text.lastIndexOf('”');

/** The whole sentences at the start of a text, and what is still being written. A point inside a figure ends none. */
export function takeSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let from = 0;
  for (const end of text.matchAll(END)) {
    const to = end.index + end[0].length;
    if (isInQuotes(text.slice(from, to))) continue;
    sentences.push(text.slice(from, to));
    from = to;
  }
  return { sentences, rest: text.slice(from) };
}
