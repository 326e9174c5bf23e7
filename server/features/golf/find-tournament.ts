import type { Ctx } from '../../kernel/ctx.ts';
import { isBeforeStart } from './golf-rules.ts';
import { findEntryRow, listEntriesNamed, listEntryRows } from './rows/entry-rows.ts';
import { findTournamentById, findTournamentRow, listKnownNames, listTournamentsNamed, type TournamentRow } from './rows/tournament-rows.ts';

/** A tournament as a bet needs it. */
export interface GolfTournament {
  id: string;
  /** `golf-2026-harbor-classic`: the gameId of its bets. */
  publicId: string;
  sport: 'golf';
  name: string;
  seasonYear: number;
  startsOn: string;
  endsOn: string;
  startsAt: Date;
  status: TournamentRow['status'];
  isMajor: boolean;
  /** No one has teed off yet. Later a bet needs a fresh price on the board. */
  isBeforeStart: boolean;
}

function toTournament(row: TournamentRow, now: Date): GolfTournament {
  const { id, publicId, name, seasonYear, startsOn, endsOn, startsAt, status, isMajor } = row;
  const reported = { id, publicId, name, seasonYear, startsOn, endsOn, startsAt, status, isMajor };
  return { ...reported, sport: 'golf', isBeforeStart: isBeforeStart(row, now) };
}

export async function findTournament(ctx: Pick<Ctx, 'db' | 'now'>, publicId: string): Promise<GolfTournament | null> {
  const row = await findTournamentRow(ctx.db, publicId);
  return row && toTournament(row, ctx.now());
}

/** By the row's id; null for a contest of another sport. */
export async function findTournamentOf(ctx: Pick<Ctx, 'db' | 'now'>, contestId: string): Promise<GolfTournament | null> {
  const row = await findTournamentById(ctx.db, contestId);
  return row && toTournament(row, ctx.now());
}

/** Tournaments of that name, newest first; capitals do not matter. */
export async function listTournamentsCalled(ctx: Pick<Ctx, 'db' | 'now'>, name: string): Promise<GolfTournament[]> {
  const now = ctx.now();
  return (await listTournamentsNamed(ctx.db, name)).map((row) => toTournament(row, now));
}

/** Which of these names, as written, a tournament bears: one statement for many. */
export const listKnownTournaments = (ctx: Pick<Ctx, 'db'>, names: readonly string[]): Promise<Set<string>> => listKnownNames(ctx.db, names);

export interface GolfPlayerRef {
  playerId: string;
  name: string;
  teedOff: boolean;
  teeAt: Date | null;
}

/** A player, or team, of a tournament's field (`tournamentId` is the row's id); null where he is not entered. */
export async function findGolfPlayer(ctx: Pick<Ctx, 'db'>, tournamentId: string, playerId: string): Promise<GolfPlayerRef | null> {
  const row = await findEntryRow(ctx.db, tournamentId, playerId);
  return row && { playerId: row.playerId, name: row.name, teedOff: row.teedOff, teeAt: row.teeAt };
}

/** By name, capitals aside; null unless exactly one of the field bears it. */
export async function findGolfPlayerCalled(ctx: Pick<Ctx, 'db'>, tournamentId: string, name: string): Promise<GolfPlayerRef | null> {
  const [row, another] = await listEntriesNamed(ctx.db, tournamentId, name);
  return row && !another ? { playerId: row.playerId, name: row.name, teedOff: row.teedOff, teeAt: row.teeAt } : null;
}

export async function listGolfField(ctx: Pick<Ctx, 'db'>, tournamentId: string): Promise<GolfPlayerRef[]> {
  const rows = await listEntryRows(ctx.db, tournamentId);
  return rows.map(({ playerId, name, teedOff, teeAt }) => ({ playerId, name, teedOff, teeAt }));
}
