import { skeletonsOf } from './chat-spelling.ts';
import type { Lexicon, Mark } from './directory.ts';
import { isTurned, nearly } from './nearly.ts';
import type { Span } from './read-bet.ts';
import { PLAIN_WORDS } from './vocabulary.ts';

const LONGEST_PHRASE = 7;
const LEAST_FUZZY = 5;

interface KnownWords {
  has: (word: string) => boolean;
  names: ReadonlySet<string>;
  others: ReadonlySet<string>;
  skeletons: ReadonlyMap<string, readonly string[]>;
}
const wordsKnown = new WeakMap<Lexicon, KnownWords>();
/** Every word that a phrase is made of, those of names apart. */
export function wordsOf(lexicon: Lexicon): KnownWords {
  const known = wordsKnown.get(lexicon);
  if (known) return known;
  const base = lexicon.base && wordsOf(lexicon.base);
  const [names, others] = [new Set(base?.names), new Set(base?.others ?? PLAIN_WORDS)];
  for (const [phrase, marks] of lexicon.phrases)
    for (const word of phrase.split(' ')) if (/^[a-z]{3,}$/.test(word)) (marks.some(isName) ? names : others).add(word);
  const skeletons = base && base.others.size === others.size ? base.skeletons : skeletonsOf(others);
  const made = { has: (word: string) => names.has(word) || others.has(word), names, others, skeletons };
  wordsKnown.set(lexicon, made);
  return made;
}

export const isName = ({ is }: Mark): boolean => is === 'team' || is === 'player' || is === 'book' || is === 'other_book';

/** The word that a misspelled one stands for; itself where it is known, or nothing is near enough. */
function spelled(token: string, { has, names, others }: KnownWords): string {
  if (!/^[a-z]{4,}$/.test(token) || has(token)) return token;
  const owner = token.replace(/s$/, '');
  if (names.has(owner)) return owner;
  const whole = nearly(token, names);
  const [name, ...more] = whole.length === 0 && owner !== token && owner.length >= LEAST_FUZZY ? nearly(owner, names) : whole;
  if (name !== undefined && more.length === 0) return name;
  // Of a short word only a letter that is missing or too many is mended: another letter may make another name.
  const near = nearly(token, others).filter((one) => token.length > LEAST_FUZZY + 1 || one.length !== token.length || isTurned(token, one));
  const [other] = token.length >= LEAST_FUZZY ? near.toSorted((a, b) => b.length - a.length) : [];
  return other ?? name ?? token;
}

/** Whether a plain word stands in capitals where only a name would: not at the start, in a text that is not all capitals. */
export const isWrittenAsName = (raw: string, word: string): boolean =>
  /^[a-z]+$/.test(word) &&
  new RegExp(`\\b${word.length <= 3 ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1)}\\b`).test(
    raw.replace(/^\W*\w/, (first) => first.toLowerCase()),
  ) &&
  raw !== raw.toUpperCase();

function fitting(marks: readonly Mark[], phrase: string, raw: string): readonly Mark[] {
  const isPlain = PLAIN_WORDS.has(phrase);
  const isWord = isPlain || marks.some(({ is }) => is === 'concept' || is === 'term' || is === 'sense' || is === 'stat');
  if (!isWord || isWrittenAsName(raw, phrase)) return marks;
  if (isPlain && marks.some(({ is }) => is === 'team') && /'s|’s/.test(raw) && phrase.length === 2) return marks;
  return marks.filter((mark) => !isName(mark) || (!isPlain && mark.is === 'team'));
}

/** A word that is a club's code and a player's number ("tb") is the number beside a player, else the club. */
export function settled(spans: readonly Span[]): Span[] {
  const isOf = (marks: readonly Mark[], kind: Mark['is']): boolean => marks.some(({ is }) => is === kind);
  const hasPlayer = spans.some(({ marks }) => isOf(marks, 'player') && !isOf(marks, 'team'));
  return spans.map((span) =>
    isOf(span.marks, 'team') && isOf(span.marks, 'stat')
      ? { ...span, marks: span.marks.filter(({ is }) => is !== (hasPlayer ? 'team' : 'stat')) }
      : span,
  );
}

/** The longest known phrases of a text, in order; what is not known is a span without marks. */
export function spansOf(typed: readonly string[], lexicon: Lexicon, raw: string): Span[] {
  const known = wordsOf(lexicon);
  const tokens = typed.map((token) => spelled(token, known));
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(LONGEST_PHRASE, tokens.length - at);
    let marks: readonly Mark[] = [];
    for (; length > 0; length--) {
      const phrase = tokens.slice(at, at + length).join(' ');
      marks = fitting(lexicon.get(phrase) ?? [], phrase, raw);
      if (marks.length > 0) break;
    }
    // A name that is written apart: "bo sox", "trail blazers".
    const apart = length < 2 && !known.has(tokens[at]!) ? (lexicon.get(`${tokens[at]}${tokens[at + 1]}`) ?? []).filter(isName) : [];
    if (apart.length > 0) [length, marks] = [2, apart];
    const taken = Math.max(1, length);
    const isGuessed = tokens.slice(at, at + taken).some((token, index) => token !== typed[at + index]);
    const written = typed.slice(at, at + taken).join(' ');
    spans.push({ words: tokens.slice(at, at + taken).join(' '), typed: written, marks, isGuessed, isKnown: known.has(written) });
    at += taken;
  }
  return spans;
}
