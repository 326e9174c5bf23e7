import { countOf, isBaseballKind, type PropKind } from '@clearedge/quant/grading';
import { type GameView, PlayerForms } from '@clearedge/quant/sports/league/players';
import type { LeaguePlayers, PlayedLine } from '../../../sports/registry.ts';
import type { PlayedFacts } from '../../contests/index.ts';
import type { Start, StartsIndex } from '../history/hit-rate-rules.ts';

interface PlayedStart extends Start {
  stats: PlayedLine['stats'];
}

export type Clubs = ReadonlyMap<string, string>;

/**
 * The club of every player. Facts tell a game's players without their sides: his club is the one that most of his games have in common, and a
 * player of whom two have as many is left out. Games before a trade are then not his.
 */
export function clubsOf(games: readonly PlayedFacts[]): Clubs {
  const counts = new Map<string, Map<string, number>>();
  for (const { awayCode, homeCode, players } of games)
    for (const playerId of Object.keys(players)) {
      const own = counts.get(playerId) ?? new Map<string, number>();
      counts.set(playerId, own);
      for (const code of [awayCode, homeCode]) own.set(code, (own.get(code) ?? 0) + 1);
    }
  const clubs = new Map<string, string>();
  for (const [playerId, own] of counts) {
    const [most, next] = [...own].sort(([, a], [, b]) => b - a);
    if (most && most[1] > (next?.[1] ?? 0)) clubs.set(playerId, most[0]);
  }
  return clubs;
}

/** Who of a club got into a game. */
const playedFor = ({ players }: PlayedFacts, code: string, clubs: Clubs): PlayedLine[] =>
  Object.entries(players).flatMap(([playerId, { status, stats }]) =>
    status === 'played' && clubs.get(playerId) === code ? [{ playerId, stats }] : [],
  );

/** Everyone's games by name of what he did in them; the games come oldest first. */
export function indexPlayed(games: readonly PlayedFacts[], clubs: Clubs): StartsIndex {
  const known = new Map<string, PlayedStart[]>();
  for (const game of games.toReversed())
    for (const isHome of [false, true]) {
      const { gameId, slateOn, awayCode, homeCode } = game;
      const [teamCode, opponent] = isHome ? [homeCode, awayCode] : [awayCode, homeCode];
      const side = { gameId, slateOn, teamCode, opponent, isHome, opposingArm: null };
      for (const { playerId, stats } of playedFor(game, teamCode, clubs)) {
        const start = { game: side, stats };
        const own = known.get(playerId);
        if (own) own.push(start);
        else known.set(playerId, [start]);
      }
    }
  return {
    of: (playerId) => known.get(playerId) ?? [],
    figureOf: (kind) => (start) => (isBaseballKind(kind) ? null : countOf(kind, (start as PlayedStart).stats)),
    lineOf: () => () => null,
  };
}

/** What was expected of a game, home less away and both together; null where it was not forecast. */
export type ExpectedOf = (contestId: string) => GameView | null;

/** The same seen from one of its sides. */
export const viewFrom = (expected: GameView | null, isHome: boolean, { terms: { points } }: LeaguePlayers): GameView => ({
  margin: (isHome ? 1 : -1) * (expected?.margin ?? 0),
  total: expected?.total ?? 2 * points,
});

/** What these games, oldest first, say of every player and club; one without a forecast counts as a usual game. */
export function learnForms(
  games: readonly PlayedFacts[],
  clubs: Clubs,
  module: LeaguePlayers,
  seasonYear: number,
  expectedOf: ExpectedOf,
): PlayerForms {
  const forms = new PlayerForms(module.terms);
  for (const game of games)
    for (const isHome of [false, true]) {
      const [team, opponent] = isHome ? [game.homeCode, game.awayCode] : [game.awayCode, game.homeCode];
      const view = viewFrom(expectedOf(game.id), isHome, module);
      const lines = module.linesOf(playedFor(game, team, clubs));
      forms.learn(
        seasonYear,
        lines.map((line) => ({ ...line, team, opponent, view })),
      );
    }
  return forms;
}

/** Kinds that a sport's projections have. */
export const isProjected = ({ terms }: LeaguePlayers, kind: PropKind): boolean => Object.hasOwn(terms.kinds, kind);
