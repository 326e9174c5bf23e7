import type { NamedGame, NamedPlayer } from '@clearedge/contract/aliases';

export interface BetEvent {
  id: string;
  sport: 'mlb' | 'cfl' | 'golf';
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
  startsAt: Date;
  status: 'upcoming' | 'in-progress' | 'completed';
  /** Nobody has teed off yet. */
  isBeforeStart: boolean;
}

/** What a bet is on: a game of two teams, or a tournament with the field as far as it is known. */
export type BetTarget =
  | { kind: 'game'; event: BetEvent }
  | { kind: 'tournament'; tournament: BetTournament; field: readonly NamedPlayer[] };

export const onGame = (event: BetEvent): BetTarget => ({ kind: 'game', event });

export const namedGame = (event: BetEvent): NamedGame => ({
  sport: event.sport,
  away: { code: event.awayCode, name: event.awayName },
  home: { code: event.homeCode, name: event.homeName },
});

/** What a bet's row says of its target. */
export function targetColumns(target: BetTarget | null): {
  eventId: string | null;
  tournamentId: string | null;
  startsAt: Date | null;
} {
  if (!target) return { eventId: null, tournamentId: null, startsAt: null };
  if (target.kind === 'game') return { eventId: target.event.id, tournamentId: null, startsAt: target.event.startsAt };
  return { eventId: null, tournamentId: target.tournament.id, startsAt: target.tournament.startsAt };
}

export const sportOf = (target: BetTarget | null): BetEvent['sport'] | null =>
  target && (target.kind === 'game' ? target.event.sport : 'golf');
