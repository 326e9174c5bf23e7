import { gameSpellingOf } from '@clearedge/contract/spelling/registry';
import { GAME_SPORTS, isGameSport, SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import type { Lexicon, Mark } from './directory.ts';
import type { Bet, Span } from './read-bet.ts';
import { isName } from './spans.ts';

/** The sports that a question names. */
export function sportsIn(spans: readonly Span[]): Set<SportKey> {
  return new Set(spans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'sport' ? mark.sport : []))));
}

const TALK = GAME_SPORTS.map((sport) => ({ sport, words: new RegExp(`\\b(?:${gameSpellingOf(sport).talk})\\b`, 'i') }));

/** The sports that every word which only some sports have leaves over; all of them where such words disagree. */
export function impliedSports(spans: readonly Span[], text: string): ReadonlySet<SportKey> {
  const spoken = TALK.filter(({ words }) => words.test(text)).map(({ sport }) => sport);
  const only = spans.flatMap(({ marks }) => {
    const sports = new Set(marks.flatMap((mark) => (mark.is === 'sense' || mark.is === 'stat' ? mark.sport : [])));
    const isNarrow = sports.size === 1 || (sports.size > 0 && marks.every((mark) => mark.is === 'stat' && !mark.isWeak));
    return isNarrow && marks.every(({ is }) => is === 'sense' || is === 'stat' || is === 'term') ? [sports] : [];
  });
  const left = [...only, new Set(spoken)].filter(({ size }) => size > 0);
  const common = SPORT_KEYS.filter((sport) => left.every((sports) => sports.has(sport)));
  return new Set(common.length > 0 ? common : SPORT_KEYS);
}

/** A player's number that stands in a longer phrase: "how many points will". */
export function statWithin(
  spans: readonly Span[],
  lexicon: Lexicon,
  isOf: (sport: SportKey) => boolean,
): (Mark & { is: 'stat' }) | undefined {
  const words = spans.flatMap((span) => (span.marks.some(isName) ? [] : span.words.split(' ')));
  return words
    .flatMap((word) => lexicon.get(word) ?? [])
    .find((mark): mark is Mark & { is: 'stat' } => mark.is === 'stat' && isOf(mark.sport));
}

/** The sports that have the player's numbers of a question; where no sport has them all ("hit 3.5 shots"), those of the last. */
export function statSportsIn(spans: readonly Span[], lexicon: Lexicon): SportKey[] {
  const sportsOf = (marks: readonly Mark[]): SportKey[] => marks.flatMap((mark) => (mark.is === 'stat' ? mark.sport : []));
  const whole = spans.map(({ marks }) => sportsOf(marks)).filter((sports) => sports.length > 0);
  const parts = spans.flatMap((span) =>
    span.marks.some(isName) ? [] : span.words.split(' ').map((word) => sportsOf(lexicon.get(word) ?? [])),
  );
  const found = whole.length > 0 ? whole : parts.filter((sports) => sports.length > 0);
  const common = SPORT_KEYS.filter((sport) => found.length > 0 && found.every((sports) => sports.includes(sport)));
  return common.length > 0 ? common : [...new Set(found.at(-1) ?? [])];
}

/** No hockey game is over 231. */
export function isPlayedTo(sport: SportKey, { line, stat, markets }: Bet): boolean {
  if (line === null || stat !== null || !isGameSport(sport) || !markets.some((market) => market.endsWith('total'))) return true;
  return Object.values(gameSpellingOf(sport).lines).some(
    ({ total, teamTotal }) => line >= Math.min(total.least, teamTotal.least) && line <= total.most,
  );
}
