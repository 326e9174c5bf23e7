import type { VerbResult } from '@clearedge/contract/route';
import type { golfRoutes } from '@clearedge/contract/routes/golf/golf';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { type EntryRow, listEntryRows } from '../rows/entry-rows.ts';
import { findTournamentRow, type TournamentRow } from '../rows/tournament-rows.ts';
import { listWinners, presentTournament } from './list-tournaments.ts';
import { positionText } from './position-text.ts';

type Detail = VerbResult<(typeof golfRoutes)['GET /api/golf/tournaments/:tournamentId']>;
type PlayerLine = Detail['players'][number];

export async function requireTournament(ctx: Ctx, publicId: string): Promise<TournamentRow> {
  const row = await findTournamentRow(ctx.db, publicId);
  if (!row) throw new DomainError('NOT_FOUND', 'This tournament is not on our calendar.');
  return row;
}

function presentLine(entry: EntryRow, round: number, inPlayOff: boolean): PlayerLine {
  const today = entry.rounds.find((one) => one.round === round && entry.status === 'playing');
  const { playerId, name, isAmateur, status, position, toPar, strokes, rounds } = entry;
  return {
    playerId,
    name,
    isAmateur,
    status,
    position,
    positionText: positionText(entry),
    toPar,
    strokes,
    today: today?.toPar ?? null,
    thru: today?.thru ?? null,
    teeTime: entry.teeAt?.toISOString() ?? null,
    inPlayOff,
    rounds: rounds.map(({ round: number, strokes: of, toPar: against, thru, holes }) => ({
      round: number,
      strokes: of,
      toPar: against,
      thru,
      holes,
    })),
  };
}

export async function getTournamentPage(ctx: Ctx, publicId: string): Promise<Detail> {
  const row = await requireTournament(ctx, publicId);
  const [entries, winners] = await Promise.all([listEntryRows(ctx.db, row.id), listWinners(ctx, [row])]);
  const names = new Map(entries.map(({ playerId, name }) => [playerId, name]));
  const inPlayOff = new Set(row.playOff?.playerIds);
  const nameOf = (playerId: string): string => names.get(playerId) ?? playerId;
  return {
    ...presentTournament(row, winners[0] ?? [], easternDay(ctx.now())),
    par: row.par,
    yards: row.yards,
    scheduledRounds: row.scheduledRounds,
    cut: row.cut,
    cutLine: row.cutLine,
    playOff: row.playOff && {
      players: row.playOff.playerIds.map(nameOf),
      winner: row.playOff.winnerId && nameOf(row.playOff.winnerId),
      holes: row.playOff.holes,
    },
    boardAsOf: row.boardAsOf?.toISOString() ?? null,
    source: ctx.ports.source.label,
    players: entries.map((entry) => presentLine(entry, row.round, inPlayOff.has(entry.playerId))),
  };
}
