import { FILLER_WORDS, PLAIN_WORDS } from './vocabulary.ts';

const SHORTEST = 3;
const withoutVowels = (word: string): string => word[0] + word.slice(1).replace(/[aeiou]/g, '');

/** Words by what is left of them without their vowels: "dwn" is "down", "scord" is "scored". */
export function skeletonsOf(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    if (!/^[a-z]{3,}$/.test(word)) continue;
    const skeleton = withoutVowels(word);
    found.set(skeleton, [...(found.get(skeleton) ?? []), word]);
  }
  return found;
}

const isWithin = (letters: string, word: string): boolean => {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return at === letters.length;
};

/** Two letters the wrong way round, in a word that only joins others: "teh". */
function turned(word: string): string | undefined {
  for (let at = 0; at + 1 < word.length; at++) {
    const other = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    if (FILLER_WORDS.has(other)) return other;
  }
  return undefined;
}

/** Two words that only join others, written as one: "eachother". */
function parted(word: string): string | undefined {
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++)
    if (FILLER_WORDS.has(word.slice(0, at)) && FILLER_WORDS.has(word.slice(at))) return `${word.slice(0, at)} ${word.slice(at)}`;
  return undefined;
}

interface Vocabulary {
  /** Any word that a question may be made of, names among them. */
  has: (word: string) => boolean;
  /** Words that are no names, by what is left of them without vowels. */
  skeletons: ReadonlyMap<string, readonly string[]>;
}

/** The word as it stands in a dictionary where a chat writes it by its sound or in a hurry; undefined where it may be anything. */
function spelling(word: string, { has, skeletons }: Vocabulary): string | undefined {
  if (word.length < SHORTEST || has(word)) return undefined;
  const bySound = [word.replace(/a$/, 'er'), word.replace(/(?<=[a-z]{2})z(?=s?$)/, 's'), word.replace(/(?<=[a-z]{2})in$/, 'ing')].find(
    (one) => one !== word && has(one),
  );
  if (bySound) return bySound;
  const skeleton = withoutVowels(word);
  const alike = skeletons.get(skeleton) ?? [];
  // A vowel for another, in a plain word that leaves no doubt: "wurth".
  const [bare, ...more] = skeleton.length > SHORTEST ? alike.filter((one) => one.length === word.length && PLAIN_WORDS.has(one)) : [];
  if (bare !== undefined && more.length === 0) return bare;
  const whole = alike.filter((one) => one.length > word.length && isWithin(word, one));
  const plain = whole.filter((one) => PLAIN_WORDS.has(one));
  const [only, ...others] = plain.length > 0 ? plain : whole;
  return turned(word) ?? (others.length === 0 ? only : undefined) ?? parted(word);
}

/** A text with the words of a chat as a dictionary has them; what is written with a capital is a name, and stays. */
export const respelled = (text: string, vocabulary: Vocabulary): string =>
  text.replace(/(?<![\p{L}\d'’.@+-])[a-z]{3,}(?![\p{L}\d'’@])/gu, (word) => spelling(word, vocabulary) ?? word);
