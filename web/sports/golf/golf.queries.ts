import type { Contract } from '@clearedge/contract';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallResult } from '@clearedge/contract/route';
import { useQuery } from '@tanstack/react-query';
import { ofReader } from '../../core/session/of-reader.ts';
import { apiQuery } from '../../lib/query.ts';

export type Tournament = CallResult<Contract['GET /api/golf/tournaments']>[number];
export type TournamentDetail = CallResult<Contract['GET /api/golf/tournaments/:tournamentId']>;
export type PlayerLine = TournamentDetail['players'][number];
export type GolfOdds = CallResult<Contract['GET /api/golf/odds']>;
export type OddsRow = GolfOdds['players'][number];
export type Market = GolfOdds['market'];
export type PlayerForm = CallResult<Contract['GET /api/golf/players/:playerId']>;
export type HeadToHead = CallResult<Contract['GET /api/golf/head-to-head']>;

// Scores and prices come without a message: what is looked at is asked for again each minute.
const often = { staleTime: REFRESH_MS.games, refetchInterval: REFRESH_MS.games };

export const useTournaments = () => useQuery({ ...apiQuery('GET /api/golf/tournaments'), ...often });

export const useTournament = (tournamentId: string) =>
  useQuery({ ...apiQuery('GET /api/golf/tournaments/:tournamentId', { params: { tournamentId } }), ...often });

/** What an answer costs stays with who may see it: `who` names the reader and the tier. */
export function useGolfOdds(tournamentId: string, market: Market, who: string) {
  return useQuery({
    ...ofReader(apiQuery('GET /api/golf/odds', { query: { tournamentId, market } }), who),
    ...often,
    enabled: tournamentId !== '',
    placeholderData: (before) => (before?.tournamentId === tournamentId && before.market === market ? before : undefined),
  });
}

export const usePlayerForm = (playerId: string) =>
  useQuery({ ...apiQuery('GET /api/golf/players/:playerId', { params: { playerId } }), staleTime: REFRESH_MS.games });

export function useHeadToHead(input: { player: string; opponent: string; tournamentId: string }, who: string) {
  const query = ofReader(apiQuery('GET /api/golf/head-to-head', { query: input }), who);
  const isRequested = input.player !== '' && input.opponent !== '' && input.player !== input.opponent;
  return useQuery({ ...query, ...often, enabled: isRequested });
}
