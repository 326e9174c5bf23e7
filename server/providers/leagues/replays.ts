import type { FeedLeagueGame } from '../../ports/league-feed.ts';

interface Listed {
  game: FeedLeagueGame;
}

const OFF = new Set(['postponed', 'cancelled']);
const isOff = ({ game }: Listed): boolean => OFF.has(game.status);
const pairOf = ({ game }: Listed): string => `${game.away.code}@${game.home.code}`;

/** One listing of each number: that of the new day, where a game is listed on both. */
const once = <One extends Listed>(games: readonly One[]): One[] => [
  ...new Map([...games].sort((a, b) => Number(isOff(b)) - Number(isOff(a))).map((each) => [each.game.sourceId, each])).values(),
];

/**
 * A game that was called off and is listed again under a number of its own, in time to stay in action, is one game: it keeps its first number,
 * and the first listing is left out.
 */
export function joinReplays<One extends Listed>(listed: readonly One[], staysUntil: (startsAt: Date) => Date): One[] {
  const games = once(listed);
  const gone = new Set<One>();
  const renumbered = new Map<One, string>();
  for (const off of games.filter(isOff)) {
    const until = staysUntil(off.game.startsAt);
    const isAgain = (each: One): boolean =>
      !isOff(each) &&
      !renumbered.has(each) &&
      pairOf(each) === pairOf(off) &&
      each.game.startsAt > off.game.startsAt &&
      each.game.startsAt < until;
    const again = games.find(isAgain);
    if (!again) continue;
    gone.add(off);
    renumbered.set(again, off.game.sourceId);
  }
  return games
    .filter((each) => !gone.has(each))
    .map((each) => ({ ...each, game: { ...each.game, sourceId: renumbered.get(each) ?? each.game.sourceId } }));
}
