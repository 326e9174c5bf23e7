import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { LeagueSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { askForInjuries } from '../../contests/index.ts';
import { findGame } from '../league-rows.ts';
import { sourceOf } from './read-season.ts';

/** Who of a game's clubs is out or may not play; NOT_FOUND for a game that is not known. */
export async function getInjuries(
  ctx: Ctx,
  sport: LeagueSport,
  gameId: string,
): Promise<VerbResult<Contract['GET /api/:league/games/:gameId/injuries']>> {
  const game = sourceOf(ctx, sport) && (await findGame(ctx.db, sport, gameId));
  if (!game) throw new DomainError('NOT_FOUND', 'The requested game could not be found.');
  return askForInjuries(ctx, game.contest, ctx.ports.leagues[sport]!.feed.findInjuries);
}
