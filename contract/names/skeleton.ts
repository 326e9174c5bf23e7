import { LOOKS } from './confusables.ts';

const looked = (text: string): string => Array.from(text, (letter) => LOOKS.get(letter) ?? letter).join('');

/**
 * What a name looks like: two names with one skeleton cannot be told apart at a glance. Takes any text and answers lowercase text without
 * compatibility forms; the skeleton of a skeleton is itself. Not for showing.
 */
export function skeletonOf(name: string): string {
  // Before lowercasing, because a capital I looks like a small L; after it, because capitals have small twins of their own.
  const decomposed = name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return looked(looked(decomposed).toLowerCase().normalize('NFKD'));
}
