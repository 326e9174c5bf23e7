/** A screen of a busy machine may take this long to show a figure. */
export const PATIENT = { timeout: 60_000 };

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What follows some words; empty where they are not there. */
export const after = (text: string, words: RegExp): string => {
  const found = words.exec(text);
  return found ? text.slice(found.index + found[0].length) : '';
};

export const gameAddress = (gameId: string): string => `/game/${encodeURIComponent(gameId)}`;
