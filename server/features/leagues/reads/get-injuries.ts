import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { LeagueSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { askForClubInjuries, askForInjuries } from '../../contests/index.ts';
import { findGame } from '../league-rows.ts';
import type { Teams } from '../present-game.ts';
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

type Answer = VerbResult<Contract['GET /api/:league/injuries']>;

/** The next game first, both of its clubs side by side, the visitors before the home side; a club without a game ahead comes last. */
function placeOf({ nextGame, name }: Answer['clubs'][number]): string {
  return nextGame ? `${nextGame.gameTime} ${nextGame.gameId} ${Number(nextGame.isHome)}` : `~${name}`;
}

/** Every club's list, by the next games. */
export async function listInjuries(ctx: Ctx, sport: LeagueSport, { source, teams }: Teams): Promise<Answer> {
  const find = ctx.ports.leagues[sport]?.feed.findInjuries;
  const clubs = await Promise.all(
    teams.map(async ({ code, name, nextGame }) => ({ code, name, nextGame, ...(await askForClubInjuries(ctx, code, find)) })),
  );
  return { source, clubs: clubs.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)) };
}
