import { joinWords } from '../words/join-words.ts';
/** Why a typed selection was left to its owner. */
export type Unread =
  | { code: 'word'; words: readonly string[] }
  | { code: 'type'; market: string }
  | { code: 'empty' | 'team' | 'line' | 'side' | 'player' | 'players' | 'price' | 'several' | 'one-thing' | 'game' | 'field' };

const WORDS: Readonly<Record<Exclude<Unread['code'], 'word' | 'type'>, string>> = {
  empty: 'Nothing is written here.',
  team: 'It doesn’t say which team of this game.',
  line: 'The number doesn’t fit this market.',
  side: 'It doesn’t say over or under.',
  player: 'It doesn’t name a player of this game and what is counted.',
  players: 'More than one player of this game fits the name.',
  price: 'The price in the text is not the price in the odds field.',
  several: 'It can mean more than one bet.',
  'one-thing': 'It doesn’t say one thing that the final score can grade.',
  game: 'It isn’t linked to a game we cover.',
  field: 'It doesn’t name one player of the field and what he has to do.',
};
const MARKET_NAME: Readonly<Record<string, string>> = { moneyline: 'moneyline', spread: 'spread', total: 'total', prop: 'player prop' };

const MOST_NAMED = 6;
const listOf = (words: readonly string[]): string => {
  const rest = words.length - MOST_NAMED;
  const named = rest > 1 ? [...words.slice(0, MOST_NAMED), `${rest} more words`] : words;
  return joinWords(named, 'or');
};

/** A reason as a sentence for the bettor. */
export function unreadWords(reason: Unread): string {
  if (reason.code === 'word') return `We couldn’t read ${listOf(reason.words.map((word) => `“${word}”`))}.`;
  if (reason.code === 'type') return `This reads as a ${MARKET_NAME[reason.market] ?? reason.market}, but the bet’s type is another.`;
  return WORDS[reason.code];
}
