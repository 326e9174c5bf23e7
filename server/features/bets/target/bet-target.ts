import type { NamedGame, NamedPlayer } from '@clearedge/contract/aliases';
import type { SportKey } from '@clearedge/contract/sports';

export interface BetContest {
  id: string;
  sport: SportKey;
  gameId: string;
  slateOn: string;
  startsAt: Date;
  status: string;
  scheduledInnings: number;
  awayCode: string;
  awayName: string;
  homeCode: string;
  homeName: string;
  awayPitcher: { playerId: string; name: string } | null;
  homePitcher: { playerId: string; name: string } | null;
}

export interface BetTournament {
  id: string;
  publicId: string;
  sport: SportKey;
  startsAt: Date;
  status: 'upcoming' | 'in-progress' | 'completed';
  /** No one has teed off yet. */
  isBeforeStart: boolean;
}

/** What a bet is on: a game of two teams, or a tournament with the field as far as it is known. */
export type BetTarget =
  | { kind: 'game'; contest: BetContest }
  | { kind: 'tournament'; tournament: BetTournament; field: readonly NamedPlayer[] };

export const onGame = (contest: BetContest): BetTarget => ({ kind: 'game', contest });

export const namedGame = (contest: BetContest): NamedGame => ({
  sport: contest.sport,
  away: { code: contest.awayCode, name: contest.awayName },
  home: { code: contest.homeCode, name: contest.homeName },
});

/** What a bet's row says of its target. */
export function targetColumns(target: BetTarget | null): { contestId: string | null; startsAt: Date | null } {
  if (!target) return { contestId: null, startsAt: null };
  const { id: contestId, startsAt } = target.kind === 'game' ? target.contest : target.tournament;
  return { contestId, startsAt };
}

export const sportOf = (target: BetTarget): SportKey => (target.kind === 'game' ? target.contest : target.tournament).sport;
