import { GAME_ID_PATTERN } from '@clearedge/contract/terms';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findEvent } from '../../events/index.ts';
import { findTournament, listGolfField, listTournamentsCalled } from '../../golf/index.ts';
import { type BetEvent, type BetTarget, type BetTournament, onGame } from './bet-target.ts';
import { matchLabel, nextToEnd, tournamentNames } from './match-label.ts';
import { listGamesToMatch } from './target-rows.ts';

type Sport = BetEvent['sport'] | 'other';

const TOURNAMENT_ID = /^golf-[a-z0-9-]+$/;
/** Days on which a game that only a label names is looked for: baseball clubs meet daily, football clubs weekly. */
const DAYS_AHEAD = { mlb: 1, cfl: 7 } as const;

const onTournament = async (ctx: Ctx, tournament: BetTournament): Promise<BetTarget> => ({
  kind: 'tournament',
  tournament,
  field: await listGolfField(ctx, tournament.id),
});

async function matchGame(ctx: Ctx, label: string, at: Date, sport: Sport | undefined): Promise<BetEvent | null> {
  const day = easternDay(at);
  const found = await Promise.all(
    (['mlb', 'cfl'] as const)
      .filter((one) => sport === undefined || one === sport)
      .map((one) => listGamesToMatch(ctx, one, day, shiftDay(day, DAYS_AHEAD[one]))),
  );
  return matchLabel(label, found.flat(), at);
}

async function matchTournament(ctx: Ctx, label: string, at: Date): Promise<BetTournament | null> {
  for (const name of tournamentNames(label)) {
    const found = nextToEnd(await listTournamentsCalled(ctx, name), easternDay(at));
    if (found) return found;
  }
  return null;
}

/**
 * What a bet's gameId means: the product's own id of a game or a tournament, else a label: "away@home" of the days around when only one game
 * fits, or the name of a tournament. `sport` narrows a label, never an id; of another sport than ours nothing is looked for.
 */
export async function matchTarget(ctx: Ctx, gameId: string, placedAt: Date = ctx.now(), sport?: Sport): Promise<BetTarget | null> {
  if (sport === 'other') return null;
  const exact = await findEvent(ctx, gameId.replaceAll(' ', ''), 'any');
  if (exact) return onGame(exact);
  if (GAME_ID_PATTERN.test(gameId)) return null;
  if (TOURNAMENT_ID.test(gameId)) {
    const tournament = await findTournament(ctx, gameId);
    return tournament && onTournament(ctx, tournament);
  }
  const game = sport === 'golf' ? null : await matchGame(ctx, gameId, placedAt, sport);
  if (game) return onGame(game);
  const tournament = sport === undefined || sport === 'golf' ? await matchTournament(ctx, gameId, placedAt) : null;
  return tournament && onTournament(ctx, tournament);
}
