import { HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import type { FeedLeagueGame } from '../../ports/league-feed.ts';
import { dayOfId } from './own-ids.ts';

/** A game as a second source lists it. */
export interface SecondGame {
  game: Pick<FeedLeagueGame, 'slateOn' | 'startsAt' | 'away' | 'home' | 'status' | 'score' | 'statusNote'>;
  checkedAt: Date;
}

/** Another source of games, which confirms the finals of the first. */
export interface SecondSource {
  /** As receipts name it: "ESPN". */
  name: string;
  /** The games of an Eastern day; a ProviderFault where it does not answer. */
  listDay: (day: string) => Promise<readonly SecondGame[]>;
  /** What of its own answers no longer holds: then it confirms nothing. */
  listChanged: () => readonly string[];
}

/** A game as the first source lists it. */
export type FirstGame = Pick<FeedLeagueGame, 'gameId' | 'startsAt' | 'away' | 'home' | 'status'>;

/** A final, as far as two sources are compared. */
export interface Final {
  score: FeedLeagueGame['score'];
  statusNote: string | null;
}

/** How a final ended, by its note; what is not compared is not in it. */
export type EndingWords = (note: string | null) => string;

/** An older answer says nothing of a game that may have ended since. */
const TOO_OLD_MS = 5 * MINUTE_MS;
/** Two games of the same clubs on a day are further apart than this, and one game's two listed starts are nearer. */
const SAME_START_MS = HOUR_MS;
const PUT_OFF = new Set<FeedLeagueGame['status']>(['postponed', 'cancelled']);
const BEGUN = new Set<FeedLeagueGame['status']>(['live', 'final']);

type Clubs = Pick<FeedLeagueGame, 'away' | 'home'>;
const isOfSameClubs = (one: Clubs, other: Clubs): boolean => one.away.code === other.away.code && one.home.code === other.home.code;
const codesOf = ({ away, home }: Clubs): string[] => [away.code, home.code];

/** "4-3, final in overtime": the away side first. */
export const finalText = ({ score, statusNote }: Final, endingOf: EndingWords): string =>
  `${score ? `${score.away}-${score.home}, ` : ''}${endingOf(statusNote)}`;

function runningText({ status, score }: SecondGame['game']): string {
  const words = status === 'unknown' ? 'a state that we do not know' : status;
  return score ? `${words} at ${score.away}-${score.home}` : words;
}

/** Where one of the two clubs is told to have played someone else at that time, or at home instead of away. */
function otherClubs(games: readonly SecondGame[], own: FirstGame, endingOf: EndingWords): string | null {
  const codes = new Set(codesOf(own));
  const found = games.find(
    ({ game }) => BEGUN.has(game.status) && isAtSameTime(game, own) && codesOf(game).some((code) => codes.has(code)),
  );
  if (!found) return null;
  const { away, home, status } = found.game;
  return `${away.code} at ${home.code}, ${status === 'final' ? finalText(found.game, endingOf) : runningText(found.game)}`;
}

const isAtSameTime = (one: { startsAt: Date }, other: { startsAt: Date }): boolean =>
  Math.abs(one.startsAt.getTime() - other.startsAt.getTime()) <= SAME_START_MS;

const playableOf = <One>(games: readonly One[], gameOf: (one: One) => FirstGame | SecondGame['game'], own: FirstGame): One[] =>
  games
    .filter((one) => isOfSameClubs(gameOf(one), own) && !PUT_OFF.has(gameOf(one).status))
    .sort((a, b) => gameOf(a).startsAt.getTime() - gameOf(b).startsAt.getTime());

/**
 * The one of its games that is meant; undefined where it has none, or cannot tell which. Two games of a doubleheader must stand in the same
 * order with both sources, and each begin at the same time: a first game that was put off is nearer to the second's start than to its own.
 */
function findSame(games: readonly SecondGame[], own: FirstGame, listed: readonly FirstGame[]): SecondGame | undefined {
  const ours = playableOf(listed, (one) => one, own);
  const theirs = playableOf(games, ({ game }) => game, own);
  if (theirs.length === 0) return games.find(({ game }) => isOfSameClubs(game, own));
  if (ours.length !== theirs.length) return undefined;
  const found = theirs[ours.findIndex(({ gameId }) => gameId === own.gameId)];
  return found && (theirs.length === 1 || isAtSameTime(found.game, own)) ? found : undefined;
}

export interface Question {
  /** The first source's games of the day. */
  listed: readonly FirstGame[];
  /** The second's. */
  games: readonly SecondGame[];
  endingOf: EndingWords;
  asOf: Date;
}

/** What a second source says of a final: the same, the same score of a game not yet final, something else (in the operator's words), or nothing that counts. */
export type Word = 'same' | 'silent' | { says: string; isOpen: boolean };

export function hearSecond(gameId: string, final: Final, { listed, games, endingOf, asOf }: Question): Word {
  const own = listed.find((one) => one.gameId === gameId);
  if (!own) return 'silent';
  const ofDay = games.filter(({ game }) => game.slateOn === dayOfId(gameId));
  const found = findSame(ofDay, own, listed);
  if (!found) {
    const says = ofDay.some(({ game }) => isOfSameClubs(game, own)) ? null : otherClubs(ofDay, own, endingOf);
    return says === null ? 'silent' : { says, isOpen: false };
  }
  const { game, checkedAt } = found;
  if (game.status === 'final') {
    if (!game.score) return 'silent';
    const says = finalText(game, endingOf);
    return says === finalText(final, endingOf) ? 'same' : { says, isOpen: false };
  }
  if (asOf.getTime() - checkedAt.getTime() > TOO_OLD_MS) return 'silent';
  const isOpen = game.status === 'live' && game.score?.away === final.score?.away && game.score?.home === final.score?.home;
  return { says: runningText(game), isOpen };
}
