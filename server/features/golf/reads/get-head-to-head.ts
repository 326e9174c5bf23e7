import type { VerbResult } from '@clearedge/contract/route';
import type { golfRoutes } from '@clearedge/contract/routes/golf/golf';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { modelView } from '../model/model-view.ts';
import { findEntryRow } from '../rows/entry-rows.ts';
import { type PlayerResult, presentForm, readPlayer } from './get-player-form.ts';
import { requireTournament } from './get-tournament-page.ts';
import { positionText } from './position-text.ts';

type Wire = VerbResult<(typeof golfRoutes)['GET /api/golf/head-to-head']>;
type Meeting = Wire['meetings'][number];

/**
 * Who did better as a bet on the pair would be graded: a position beats none, two without one are told apart by their strokes. Null where
 * that is not known.
 */
function winnerOf(player: PlayerResult['entry'], opponent: PlayerResult['entry']): Meeting['winner'] | null {
  const isUnplaced = ({ status, position }: PlayerResult['entry']): boolean => status === 'finished' && position === null;
  if (isUnplaced(player) || isUnplaced(opponent)) return null;
  const isEither = player.position !== null || opponent.position !== null;
  const [own, other] = [player, opponent].map(({ position, strokes }) => (isEither ? (position ?? Number.POSITIVE_INFINITY) : strokes));
  if (own === null || other === null || own === undefined || other === undefined) return null;
  if (own === other) return 'tie';
  return own < other ? 'player' : 'opponent';
}

function meetingsOf(own: readonly PlayerResult[], others: readonly PlayerResult[]): Meeting[] {
  const byTournament = new Map(others.map((result) => [result.tournament.id, result.entry]));
  return own.flatMap(({ entry, tournament }) => {
    const opponent = byTournament.get(tournament.id);
    if (!opponent?.teedOff || !entry.teedOff) return [];
    const winner = winnerOf(entry, opponent);
    if (winner === null) return [];
    const { publicId: tournamentId, name, endsOn: endDate } = tournament;
    return [{ tournamentId, name, endDate, player: positionText(entry), opponent: positionText(opponent), winner }];
  });
}

async function readModel(ctx: Ctx, input: { player: string; opponent: string; tournamentId?: string | undefined }) {
  if (input.tournamentId === undefined) return null;
  const row = await requireTournament(ctx, input.tournamentId);
  const found = await Promise.all([findEntryRow(ctx.db, row.id, input.player), findEntryRow(ctx.db, row.id, input.opponent)]);
  const entries = new Map(found.flatMap((entry) => (entry ? [[entry.playerId, entry] as const] : [])));
  const model = await modelView(ctx, row, 'head_to_head', entries);
  const chance = model?.view({ playerId: input.player, opponentId: input.opponent, side: null });
  if (!model || !chance) return null;
  return { player: chance.win, opponent: 1 - chance.win - chance.push, tie: chance.push, asOf: model.asOf.toISOString() };
}

/** Two golfers side by side; the model's chance only for those who may see it. */
export async function getHeadToHead(
  ctx: Ctx,
  input: { player: string; opponent: string; tournamentId?: string | undefined },
  seesModel = false,
): Promise<Wire> {
  if (input.player === input.opponent) throw new DomainError('INVALID_INPUT', 'Choose two different players.');
  const [player, opponent] = await Promise.all([readPlayer(ctx, input.player), readPlayer(ctx, input.opponent)]);
  const meetings = meetingsOf(player.results, opponent.results);
  const count = (winner: Meeting['winner']): number => meetings.filter((meeting) => meeting.winner === winner).length;
  const answer: Wire = {
    player: presentForm(input.player, player.name, player.results),
    opponent: presentForm(input.opponent, opponent.name, opponent.results),
    record: { wins: count('player'), losses: count('opponent'), ties: count('tie') },
    meetings,
  };
  return seesModel ? { ...answer, model: await readModel(ctx, input) } : answer;
}
