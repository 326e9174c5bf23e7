import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { LeagueSport } from '@clearedge/contract/sports';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { LeagueLiveState } from '../../../ports/index.ts';
import { standingAfter } from '../../../sports/registry.ts';
import { isStarted } from '../../contests/index.ts';
import { biggestPlays, chancesAfter, foreseeGames } from '../../odds/index.ts';
import type { LeagueGame } from '../league-game.ts';
import { findGame } from '../league-rows.ts';
import { sourceOf } from './read-season.ts';

export type PlayByPlay = VerbResult<Contract['GET /api/:league/games/:gameId/plays']>;
type Play = PlayByPlay['plays'][number];

/** Every play from a source that tells them all, or the last ones that were stored. */
async function readPlays(ctx: Ctx, { sport, contest, live }: LeagueGame): Promise<{ live: LeagueLiveState | null; isWhole: boolean }> {
  const { gameId } = contest;
  const whole = await fetchFrom(
    ctx,
    `plays of ${gameId}`,
    async () => (await ctx.ports.leagues[sport]?.feed.findPlayByPlay?.(gameId, ctx.now())) ?? null,
  );
  return whole ? { live: whole, isWhole: true } : { live, isWhole: false };
}

const presentPlay = ({ at, ...play }: LeagueLiveState['plays'][number]): Play => ({ ...play, at: at.toISOString(), after: null });

/** How a game went, play by play, with the chances after each. */
export async function getPlays(ctx: Ctx, sport: LeagueSport, gameId: string): Promise<PlayByPlay> {
  const game = sourceOf(ctx, sport) && (await findGame(ctx.db, sport, gameId));
  if (!game) throw new DomainError('NOT_FOUND', 'The requested game could not be found.');
  const { contest } = game;
  const told = isStarted(contest) || game.live ? await readPlays(ctx, game) : { live: null, isWhole: true };
  const own = told.live?.plays.toReversed() ?? [];
  const nothing = {
    gameId,
    isWhole: told.isWhole,
    before: null,
    now: null,
    bookCount: 0,
    plays: own.map(presentPlay),
    biggest: [],
    asOf: (told.live?.asOf ?? ctx.now()).toISOString(),
  };
  const { live } = told;
  if (!live) return { ...nothing, reason: isStarted(contest) ? 'No plays are on record.' : 'Chances in play begin with the game.' };
  const found = (await foreseeGames(ctx, [contest])).get(contest.id);
  if (!found) return { ...nothing, reason: 'Fewer than two books closed both sides of this game’s moneyline and total.' };
  const after = new Map(
    chancesAfter(found.forecast, own, (play) => standingAfter(live, play)).map(({ play, ...outlook }) => [play, outlook]),
  );
  const plays = own.map((play) => ({ ...presentPlay(play), after: after.get(play) ?? null }));
  return {
    ...nothing,
    reason: null,
    before: found.forecast.before,
    now: contest.status === 'live' ? found.forecast.at(live) : null,
    bookCount: found.bookCount,
    plays,
    biggest: biggestPlays(plays.map(({ after: outlook, text }) => ({ swing: outlook?.swing ?? 0, text }))),
  };
}
