import type { GolfSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import { marketOf } from './golf-rules.ts';
import { modelView } from './model/model-view.ts';
import { positionText } from './reads/position-text.ts';
import { type EntryRow, listEntryRows } from './rows/entry-rows.ts';
import { findTournamentById } from './rows/tournament-rows.ts';

/** A bet on a tournament in play. */
interface LiveGolfBet {
  /** That it wins and that its stake comes back, 0..1, from the leaderboard last simulated, a dead heat counted by its share; null where no model speaks. */
  chances: { win: number; push: number } | null;
  /** "T3 at −8", or both players of a matchup; null before the first hole. */
  place: string | null;
}
/** A tournament in play, read by selection. */
export interface LiveTournament {
  publicId: string;
  /** Of the leaderboard. */
  asOf: Date;
  read: (selection: GolfSelection) => Promise<LiveGolfBet>;
}

const toParText = (toPar: number): string => (toPar === 0 ? 'even' : toPar > 0 ? `+${toPar}` : `−${-toPar}`);

function placeText(entry: EntryRow | undefined): string | null {
  const position = entry && positionText(entry);
  if (!entry || !position) return null;
  return entry.toPar === null ? position : `${position} at ${toParText(entry.toPar)}`;
}

/** How a tournament in play stands, for bets on it; null for one that is not in play or has no leaderboard. */
export async function findLiveTournament(ctx: Ctx, contestId: string): Promise<LiveTournament | null> {
  const row = await findTournamentById(ctx.db, contestId);
  if (row?.status !== 'in-progress' || row.boardAsOf === null) return null;
  const entries = new Map((await listEntryRows(ctx.db, row.id)).map((entry) => [entry.playerId, entry]));
  const read = async (selection: GolfSelection): Promise<LiveGolfBet> => {
    const market = marketOf(selection);
    const { playerId } = selection;
    const opponentId = selection.market === 'head_to_head' ? selection.opponentId : null;
    const side = selection.market === 'make_cut' ? selection.side : null;
    const model = market && (await modelView(ctx, row, market, entries));
    const [own, other] = [placeText(entries.get(playerId)), opponentId === null ? null : placeText(entries.get(opponentId))];
    return { chances: model?.view({ playerId, opponentId, side }) ?? null, place: own && other ? `${own}, opponent ${other}` : own };
  };
  return { publicId: row.publicId, asOf: row.boardAsOf, read };
}
