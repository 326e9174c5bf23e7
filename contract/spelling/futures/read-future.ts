import type { FutureSelection } from '@clearedge/quant/grading';
import { isLeague, type LeagueSport, leagueFormOf, leagueOf, type SportKey } from '../../sports.ts';
import { joinWords } from '../../words/join-words.ts';
import { gameSpellingOf } from '../registry.ts';
import { unreadWords } from '../unread.ts';
import { type FutureClub, type FutureVocabulary, futureVocabulary } from './future-words.ts';
import { type FutureFacts, gatherFuture } from './gather-future.ts';
import type { StatedSeason } from './read-year.ts';

/** What a bet on a season is on, beside its season and club. */
export type FutureOn = { future: 'champion' | 'division' } | Pick<Extract<FutureSelection, { future: 'wins' }>, 'future' | 'side' | 'line'>;
export type FutureReading =
  | { kind: 'read'; sport: LeagueSport; team: string; on: FutureOn; season: StatedSeason }
  /** `isSure`: whatever its type says, this can only be a bet on a season. `isPart`: the words of a market, without all that makes a bet. */
  | { kind: 'unread'; reason: string; sport: SportKey | null; isSure: boolean; isPart: boolean };

export interface FutureText {
  text: string;
  /** The league, where it is known. */
  sport?: SportKey | undefined;
  odds?: number | null | undefined;
}

export const FUTURE_MARKET = 'Write the champion, a division’s winner, or a number of regular-season wins.';
const OTHER = 'Only a league’s champion, division winners and regular-season wins are settled from results: this is another bet.';

const hasConferences = (sport: SportKey): boolean => isLeague(sport) && leagueFormOf(sport).divisionWord === 'conference';
const keyOf = ({ sport, code }: FutureClub): string => `${sport} ${code}`;

/** The clubs that every phrase fits, narrowed by the league and then, where that leaves one, by what only one league has. */
function clubsOf(facts: FutureFacts, sport: SportKey | undefined): FutureClub[] {
  const [first = [], ...rest] = facts.named;
  const all = first.filter((club) => rest.every((named) => named.some((one) => keyOf(one) === keyOf(club))));
  const stated = all.filter(
    (club) =>
      (sport === undefined || club.sport === sport) &&
      [facts.sports, facts.titles].every((sports) => sports.size === 0 || sports.has(club.sport)),
  );
  const line = facts.lines[0] ?? facts.atLeast[0];
  const fits = [
    (club: FutureClub) => facts.divisions.every((can) => can.some((one) => one.sport === club.sport && one.name === club.division)),
    ({ sport: own }: FutureClub) => {
      const { least, most } = gameSpellingOf(own).futures.wins;
      return line === undefined || (line >= least && line <= most);
    },
  ];
  return fits.reduce((clubs, fit) => (clubs.some(fit) ? clubs.filter(fit) : clubs), stated);
}

const withLeague = ({ name, sport }: FutureClub): string => `the ${name} (${leagueOf(sport)})`;

function reasonAgainstClubs(facts: FutureFacts, clubs: readonly FutureClub[]): string | null {
  const [only, ...more] = clubs;
  if (more.length > 0) return `It can be ${joinWords(clubs.map(withLeague), 'or')}: write the club in full.`;
  if (only) return isLeague(only.sport) ? null : `We don’t settle futures of the ${leagueOf(only.sport)}.`;
  const sports = [...facts.titles, ...facts.sports];
  const elsewhere = sports.find((sport) => !isLeague(sport));
  if (elsewhere) return `We don’t settle futures of the ${leagueOf(elsewhere)}.`;
  if (facts.named.length > 1) return 'It names more than one club.';
  return sports.length > 0 && facts.named.length > 0
    ? `It doesn’t name a club of the ${leagueOf(sports[0]!)}.`
    : 'It doesn’t say which club.';
}

/** The number of wins of a text, as a side and a line; "11+" is over 10.5. */
function winsOn({ directions, lines, atLeast }: FutureFacts): FutureOn | string {
  const [side, ...sides] = directions;
  const [line, ...more] = lines;
  if (atLeast.length === 1 && !side && line === undefined && atLeast[0]! >= 1)
    return { future: 'wins', side: 'over', line: atLeast[0]! - 0.5 };
  if (!side || sides.length > 0) return unreadWords({ code: 'side' });
  if (line === undefined || more.length > 0 || atLeast.length > 0 || line < 0.5 || !Number.isInteger(line * 2))
    return 'Write the number of wins, such as 10.5.';
  return { future: 'wins', side, line };
}

/** First place of a club's division, or why the text does not say that. */
function divisionOn(
  { divisions, conferences, isFirst, isElsewhere }: FutureFacts,
  { sport, division, name }: FutureClub,
): FutureOn | string {
  const words = conferences.filter((word) => word !== null);
  if (hasConferences(sport)) {
    if (divisions.length > 0 || isElsewhere || !isFirst || conferences.length === 0)
      return `For the ${leagueOf(sport)} we settle a conference’s best record, not a division or a conference title.`;
    const isOwn = words.every((word) => division!.toLowerCase().startsWith(word));
    return isOwn ? { future: 'division' } : `The ${name} play in the ${division}.`;
  }
  if (isElsewhere || !divisions.every((can) => can.some((one) => one.sport === sport && one.name === division)))
    return `The ${name} play in the ${division}.`;
  if (divisions.length > 0 || conferences.length === 0) return { future: 'division' };
  const isOwn = words.length === conferences.length && words.every((word) => division!.toLowerCase().split(' ').includes(word));
  return isOwn ? { future: 'division' } : OTHER;
}

/** Words of a division beside those of its conference: "east" names either. */
const isOnDivision = ({ hasDivision, isElsewhere, divisions, conferences }: FutureFacts): boolean =>
  hasDivision || isElsewhere || divisions.length > 0 || conferences.length > 0;

function onOf(facts: FutureFacts, club: FutureClub): FutureOn | string {
  const isNumber = facts.lines.length + facts.atLeast.length > 0;
  const isWins = facts.wins === 'sure' || (facts.wins === 'maybe' && (isNumber || facts.directions.size > 0));
  if (facts.others.some((sport) => sport === null || sport === club.sport)) return OTHER;
  const isOtherTitle = facts.titles.size === 0 && facts.hasTitle;
  // "Division championship" and "AFC champion" are not the league's.
  const isTitle = facts.hasTitle && !(isOtherTitle && isOnDivision(facts));
  const markets = [isWins, isTitle, isOnDivision(facts)].filter(Boolean).length;
  if (markets > 1) return unreadWords({ code: 'several' });
  if (isWins) return winsOn(facts);
  if (isNumber || facts.directions.size > 0) return unreadWords({ code: 'several' });
  if (isTitle) return facts.isFirst ? unreadWords({ code: 'several' }) : { future: 'champion' };
  return isOnDivision(facts) ? divisionOn(facts, club) : facts.isFirst ? OTHER : FUTURE_MARKET;
}

/** Whether anything of a text can only be about a season. */
const hasCue = (facts: FutureFacts): boolean =>
  facts.hasTitle ||
  isOnDivision(facts) ||
  facts.others.length > 0 ||
  facts.wins === 'sure' ||
  (facts.wins === 'maybe' && facts.lines.length + facts.atLeast.length > 0);

const isSamePrice = ({ prices }: FutureFacts, odds: number | null | undefined): boolean =>
  odds === null || odds === undefined || prices.every((price) => price === odds);

/**
 * Reads a bet on a club's season as books and bettors write it ("Chiefs to win Super Bowl +650", "Eagles over 10.5 wins"). It is read only when
 * every word was understood and all of it together says one bet. Null where nothing of it is about a season.
 */
export function readFuture({ text, sport, odds }: FutureText, vocabulary: FutureVocabulary): FutureReading | null {
  const facts = gatherFuture(text, vocabulary);
  if (!hasCue(facts)) return null;
  const clubs = clubsOf(facts, sport);
  const isSure = facts.titles.size > 0 || (facts.unknown.length === 0 && facts.named.length > 0);
  const isPart =
    facts.unknown.length === 0 && (facts.named.length === 0 || (facts.wins !== 'none' && facts.lines.length + facts.atLeast.length === 0));
  const [club] = clubs;
  const unread = (reason: string): FutureReading => ({
    kind: 'unread',
    reason,
    isSure,
    isPart,
    sport: club && clubs.every((one) => one.sport === club.sport) ? club.sport : ([...facts.titles][0] ?? null),
  });
  if (facts.unknown.length > 0) return unread(unreadWords({ code: 'word', words: [...new Set(facts.unknown)] }));
  const against = reasonAgainstClubs(facts, clubs);
  if (against !== null || !club || !isLeague(club.sport)) return unread(against ?? FUTURE_MARKET);
  const on = onOf(facts, club);
  if (typeof on === 'string') return unread(on);
  if (!isSamePrice(facts, odds)) return unread(unreadWords({ code: 'price' }));
  return { kind: 'read', sport: club.sport, team: club.code, on, season: facts.season };
}

export { type FutureClub, type FutureVocabulary, futureVocabulary };
