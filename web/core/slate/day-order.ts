import { type AnyGame, byStart, takesBets } from '../games.ts';

type DayPart = 'mine' | 'open' | 'live' | 'final';
export type DayGame = Pick<AnyGame, 'gameId' | 'gameTime' | 'status'>;

export interface DayGroup<G> {
  part: DayPart;
  games: G[];
}

const ORDER: readonly DayPart[] = ['mine', 'open', 'live', 'final'];

const isInPlay = ({ status }: Pick<AnyGame, 'status'>): boolean => status === 'live' || status === 'suspended';

function partOf(game: DayGame, mine: ReadonlySet<string>): DayPart {
  const isAhead = takesBets(game);
  if (!isAhead && !isInPlay(game)) return 'final';
  if (mine.has(game.gameId)) return 'mine';
  return isAhead ? 'open' : 'live';
}

/** In play first: only among the reader's own games, where both kinds stand together. */
const playFirst = (a: DayGame, b: DayGame): number => Number(isInPlay(b)) - Number(isInPlay(a));

/**
 * The games of a day as every list shows them: those with the reader's open bets, open ones, running ones, and last what is over
 * or called off. `order` sorts within a group, by the start unless given. Empty groups are left out.
 */
export function dayOrder<G extends DayGame>(
  games: readonly G[],
  mine: ReadonlySet<string> = new Set(),
  order: (a: G, b: G) => number = byStart,
): DayGroup<G>[] {
  return ORDER.map((part) => ({
    part,
    games: games.filter((game) => partOf(game, mine) === part).sort((a, b) => (part === 'mine' ? playFirst(a, b) : 0) || order(a, b)),
  })).filter((group) => group.games.length > 0);
}

/** Whether a day had games and nothing of it is left to bet on or to watch. */
export const isDayOver = (games: readonly DayGame[]): boolean =>
  games.length > 0 && games.every((game) => !takesBets(game) && !isInPlay(game));

const NAME: Record<DayPart, string> = { mine: 'Your games', open: 'Open', live: 'Live', final: 'Final' };
/** "Final", or "Final and postponed" where not every game of the group was played to its end. */
export const partName = ({ part, games }: DayGroup<DayGame>): string =>
  part === 'final' && games.some(({ status }) => status !== 'completed') ? 'Final and postponed' : NAME[part];

/** What is over is folded, unless the list holds nothing else. */
export const isFolded = (group: Pick<DayGroup<DayGame>, 'part'>, groups: readonly unknown[]): boolean =>
  group.part === 'final' && groups.length > 1;
