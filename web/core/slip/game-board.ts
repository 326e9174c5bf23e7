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

/** The current games behind some ids, from the lists that the games page keeps; asked for only where nothing is kept yet. */
export function useBoard(gameIds: readonly string[]): Board {
  const slates = [...new Set(gameIds.map(slateOfGame).filter((slate) => slate !== null))].sort();
  return useQueries({
    queries: slates.map((date) => ({ ...apiQuery('GET /api/games', { query: { date } }), staleTime: FRESH_MS })),
    combine,
  });
}
