import type { HelpChapter, HelpText, HelpTopic } from './help-types.ts';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

export interface HelpPart {
  text: string;
  /** Where a click leads; absent in running text. */
  to?: string;
}

/** A paragraph as running text and links. */
export function partsOf(text: string): HelpPart[] {
  const parts: HelpPart[] = [];
  let at = 0;
  for (const found of text.matchAll(LINK)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ text: found[1]!, to: found[2]! });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** As people type: without case, accents, curly quotes and true minus signs. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll('−', '-').toLowerCase();

/** What someone typed as words; a mark at the end of one is not part of it. */
const wordsOf = (query: string): string[] =>
  plain(query)
    .split(/\s+/)
    .map((word) => word.replace(/["“”?!.,;:%+]+$/g, ''))
    .filter(Boolean);

const textOf = (body: readonly HelpText[]): string => body.flat().join(' ').replace(LINK, '$1');

/** Everything a topic is found by. */
const haystackOf = (topic: HelpTopic, chapter: HelpChapter): string =>
  plain(`${topic.title} ${topic.alias ?? ''} ${chapter.title} ${textOf(topic.body)}`);

const isIn = (words: readonly string[], text: string): boolean => words.every((word) => text.includes(word));

/** The chapters with the topics that hold every word of a search, those with all of them in the title first; all of them for an empty one. */
export function findHelp(chapters: readonly HelpChapter[], query: string): HelpChapter[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...chapters];
  const rank = (topic: HelpTopic): number => (isIn(words, plain(`${topic.title} ${topic.alias ?? ''}`)) ? 0 : 1);
  return chapters
    .map((chapter) => ({
      ...chapter,
      topics: chapter.topics.filter((topic) => isIn(words, haystackOf(topic, chapter))).sort((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ topics }) => topics.length > 0)
    .sort((a, b) => rank(a.topics[0]!) - rank(b.topics[0]!));
}
