import type { EspnGame, EspnLeague } from './league.ts';

const OFF = new Set(['postponed', 'cancelled']);
const pairOf = ({ game }: EspnGame): string => `${game.away.code}@${game.home.code}`;

/**
 * A game that was called off and is listed again under a number of its own, in time to stay in action, is one game: it keeps its first number,
 * and the first listing is left out.
 */
export function joinReplays<Listed extends EspnGame>(games: readonly Listed[], league: EspnLeague): Listed[] {
  const gone = new Set<Listed>();
  const renumbered = new Map<Listed, string>();
  for (const off of games.filter(({ game }) => OFF.has(game.status))) {
    const until = league.staysUntil(off.game.startsAt);
    const again = games.find(
      (each) =>
        !OFF.has(each.game.status) &&
        pairOf(each) === pairOf(off) &&
        each.game.startsAt > off.game.startsAt &&
        each.game.startsAt < until &&
        !renumbered.has(each),
    );
    if (!again) continue;
    gone.add(off);
    renumbered.set(again, off.game.sourceId);
  }
  return games
    .filter((each) => !gone.has(each))
    .map((each) => {
      const sourceId = renumbered.get(each);
      return sourceId === undefined ? each : { ...each, game: { ...each.game, sourceId } };
    });
}
