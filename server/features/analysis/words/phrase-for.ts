/** One of several ways to say a thing, always the same for one game: a text must not change while nothing has. */
export function phraseFor<T>(gameId: string, what: string, phrases: readonly [T, ...T[]]): T {
  let hash = 0;
  for (const letter of `${what} ${gameId}`) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return phrases[hash % phrases.length] ?? phrases[0];
}
