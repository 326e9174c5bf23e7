import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';
import { slateOfGame } from './game-label.ts';

export type BoardGame = CallResult<Contract['GET /api/games']>[number];
export type Board = ReadonlyMap<string, BoardGame>;

const FRESH_MS = 60_000;

function combine(answers: UseQueryResult<BoardGame[]>[]): Board {
  return new Map(answers.flatMap(({ data }) => (data ?? []).map((game) => [game.gameId, game] as const)));
}

const slateQuery = (date: string) => ({ ...apiQuery('GET /api/games', { query: { date } }), staleTime: FRESH_MS });

/** The games of some days, from the lists that the games page keeps; asked for only where nothing is kept yet. */
export const useSlates = (slates: readonly string[]): Board => useQueries({ queries: slates.map(slateQuery), combine });

/** The current games behind some ids. */
export const useBoard = (gameIds: readonly string[]): Board =>
  useSlates([...new Set(gameIds.map(slateOfGame).filter((slate) => slate !== null))].sort());
