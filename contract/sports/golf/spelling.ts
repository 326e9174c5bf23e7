import type { GolfSelection } from '@clearedge/quant/grading';
import type { SpelledBetType } from '../../spelling/bet-types.ts';
import { plainWords } from '../../spelling/plain-words.ts';
import type { NamedPlayer } from '../../spelling/sport-spelling.ts';

const WORDS: Readonly<Record<string, RegExp>> = {
  outright: /^(?:to win(?: outright)?|wins?|winner|outright(?: winner)?|(?:the )?tournament winner)?$/,
  place: /^(?:to finish |finish(?:es)? )?(?:in the )?(?:t|top)[ -]?(5|10|20)(?: finish)?$/,
  yes: /^(?:to )?makes? (?:the )?cut(?: yes)?$/,
  no: /^(?:(?:to )?(?:miss|misses) (?:the )?cut|(?:to )?makes? (?:the )?cut no|not to make the cut)$/,
};
const OVER = /\s(?:over|beats|to beat|to finish ahead of)\s/;

/** The player whose name a text begins with, and the words that follow; null when it begins with no one's, or with a surname of two. */
function takePlayer(text: string, field: readonly NamedPlayer[]): { playerId: string; rest: string } | null {
  const startsWith = (name: string): boolean => name !== '' && (text === name || text.startsWith(`${name} `));
  const full = field.filter(({ name }) => startsWith(plainWords(name))).sort((a, b) => b.name.length - a.name.length)[0];
  if (full) return { playerId: full.playerId, rest: text.slice(plainWords(full.name).length).trim() };
  const surname = (name: string): string => plainWords(name).split(' ').slice(1).join(' ');
  const named = field.filter(({ name }) => startsWith(surname(name)));
  if (named.length !== 1) return null;
  return { playerId: named[0]!.playerId, rest: text.slice(surname(named[0]!.name).length).trim() };
}

function readPlace(playerId: string, rest: string, stated: number | null): GolfSelection | null {
  const read = WORDS.place!.exec(rest)?.[1];
  if (rest !== '' && !read) return null;
  const places = read ? Number(read) : stated;
  return places === null || (stated !== null && places !== stated) ? null : { market: 'place', playerId, places };
}

function readDuel(text: string, field: readonly NamedPlayer[]): GolfSelection | null {
  const [first, second, ...more] = text.split(OVER).map((part) => takePlayer(part.trim(), field));
  if (!first || !second || more.length > 0 || first.rest !== '' || second.rest !== '' || first.playerId === second.playerId) return null;
  return { market: 'head_to_head', playerId: first.playerId, opponentId: second.playerId };
}

/**
 * Reads a golf selection as books and bettors write it ("Scottie Scheffler to win", "Scheffler top 10", "A over B"). Null when it does not
 * say one gradable thing, or says more than that ("including ties", "first round"): nothing is guessed.
 */
export function parseGolfSelection(
  { betType, places }: SpelledBetType,
  selection: string,
  field: readonly NamedPlayer[],
): GolfSelection | null {
  const text = plainWords(selection).replace(/ - /g, ' ');
  if (betType === 'head_to_head') return readDuel(text, field);
  const found = takePlayer(text, field);
  if (!found) return null;
  const { playerId, rest } = found;
  if (betType === 'place') return readPlace(playerId, rest, places);
  if (betType === 'outright') return WORDS.outright!.test(rest) ? { market: 'outright', playerId } : null;
  if (betType !== 'make_cut') return null;
  if (WORDS.no!.test(rest)) return { market: 'make_cut', playerId, side: 'no' };
  return WORDS.yes!.test(rest) ? { market: 'make_cut', playerId, side: 'yes' } : null;
}
