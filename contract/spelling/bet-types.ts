import type { TrackedBetType } from '../bet-types.ts';

/** A bet type, and how many places it pays where its name says so. */
export interface SpelledBetType {
  betType: TrackedBetType;
  places: 5 | 10 | 20 | null;
}

const SPELLED: Readonly<Record<TrackedBetType, readonly string[]>> = {
  moneyline: ['moneyline', 'money line', 'ml', 'm/l'],
  spread: ['spread', 'spreads', 'run line', 'runline', 'rl', 'point spread'],
  total: ['total', 'totals', 'over/under', 'ou', 'runs', 'points', 'total runs', 'total points'],
  prop: ['prop', 'props', 'player prop'],
  outright: ['outright', 'outrights', 'outright winner', 'tournament winner', 'winner', 'to win outright'],
  place: ['place', 'finish', 'finishing position'],
  make_cut: ['make cut', 'make the cut', 'to make the cut', 'miss cut', 'miss the cut', 'cut'],
  head_to_head: ['head to head', 'matchup', 'match-up', 'match up', 'tournament matchup', 'tournament match-up'],
};
const TYPE_OF = new Map<string, TrackedBetType>(
  Object.entries(SPELLED).flatMap(([betType, words]) => words.map((word) => [word, betType as TrackedBetType] as const)),
);
const PLACES = /^(?:t|top|place)[ -]?(5|10|20)(?: finish)?$/;

/** Every spelling of a bet type -> the house word; null for one the product does not know. */
export function readBetType(word: string): SpelledBetType | null {
  const bare = word.trim().toLowerCase().replaceAll('_', ' ');
  const places = PLACES.exec(bare)?.[1];
  if (places) return { betType: 'place', places: Number(places) as 5 | 10 | 20 };
  const betType = TYPE_OF.get(bare);
  return betType ? { betType, places: null } : null;
}

/** The house word alone. */
export const toBetType = (word: string): TrackedBetType | null => readBetType(word)?.betType ?? null;
