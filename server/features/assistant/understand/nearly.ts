/** How many letters apart two words are, two letters the wrong way round counting one; `most` + 1 where they are further. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}

const SHORTEST = 4;
const LONG = 7;

const lettersOf = (word: string): string => word.split('').toSorted().join('');
/** Words of the same letters are told apart by their order alone. */
export const isTurned = (word: string, other: string): boolean => lettersOf(word) === lettersOf(other);

/** The words of a list that a misspelled one may stand for: those that are nearest, if any is near enough. Of four letters, another letter makes another name. */
export function nearly(word: string, known: Iterable<string>): string[] {
  if (word.length < SHORTEST) return [];
  const most = word.length >= LONG ? 2 : 1;
  let best = most + 1;
  let found: string[] = [];
  for (const one of known) {
    if (one[0] !== word[0] || (word.length === SHORTEST && !isTurned(word, one))) continue;
    const apart = lettersApart(word, one, most);
    if (apart > most || apart > best) continue;
    if (apart < best) found = [];
    best = apart;
    found.push(one);
  }
  return found;
}
