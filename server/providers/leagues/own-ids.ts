import type { SportKey } from '@clearedge/contract/sports';
import type { TeamRef } from '../../ports/baseball-feed.ts';
import { type FeedLeagueGame, UNDECIDED_CODE } from '../../ports/league-feed.ts';

export const UNDECIDED: TeamRef = { code: UNDECIDED_CODE, name: 'To be decided' };

/** The public id of a game; `league` ends it where another league's clubs have the same codes: BOS at TOR is a game of three leagues. */
export const gameIdOf = (slateOn: string, away: TeamRef, home: TeamRef, league?: SportKey): string =>
  `${slateOn.replaceAll('-', '')}_${away.code}@${home.code}${league ? `_${league.toUpperCase()}` : ''}`;

/** Games in order of start with an id each: the second of a day between the same codes ends in `_2`, the third in `_3`. */
export function withOwnIds<Listed extends { game: FeedLeagueGame }>(games: readonly Listed[]): Listed[] {
  const taken = new Map<string, number>();
  return games.map((listed) => {
    const { gameId } = listed.game;
    const count = (taken.get(gameId) ?? 0) + 1;
    taken.set(gameId, count);
    return count === 1 ? listed : { ...listed, game: { ...listed.game, gameId: `${gameId}_${count}` } };
  });
}

const DAY_OF_ID = /^(\d{4})(\d{2})(\d{2})_/;

/** The Eastern day in a game's id; null for no such id. */
export function dayOfId(gameId: string): string | null {
  const [, year, month, date] = DAY_OF_ID.exec(gameId) ?? [];
  return year === undefined ? null : `${year}-${month}-${date}`;
}
