/** "1 game", "1,200 games", "2 matches": a count of 0 or more with its thousands separated, and what is counted. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
