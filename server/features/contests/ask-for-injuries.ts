import type { CallResult } from '@clearedge/contract/route';
import type { contestRoutes } from '@clearedge/contract/routes/games/contests';
import { fetchFrom } from '../../kernel/ask-source.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { TeamInjuries } from '../../ports/index.ts';

type GameInjuries = CallResult<(typeof contestRoutes)['GET /api/games/:gameId']>['injuries'];
type Find = (teamCode: string, asOf: Date) => Promise<TeamInjuries | null>;

/** One club's list; one that is not known says why. */
export async function askForClubInjuries(ctx: Ctx, teamCode: string, find: Find | undefined): Promise<GameInjuries['away']> {
  const answer = await fetchFrom(ctx, `injuries of ${teamCode}`, async () => ({ list: (await find?.(teamCode, ctx.now())) ?? null }));
  if (!answer?.list) return { players: null, unknownBecause: answer ? 'not_offered' : 'no_answer', checkedAt: null };
  const { players, checkedAt } = answer.list;
  const rows = players.map(({ playerId: _id, teamCode: _code, ...injury }) => injury);
  return { players: rows, unknownBecause: null, checkedAt: checkedAt.toISOString() };
}

/** Both clubs' injury lists as a source tells them; a list that is not known says why. Without a finder the source offers none. */
export async function askForInjuries(
  ctx: Ctx,
  { awayCode, homeCode }: { awayCode: string; homeCode: string },
  find: Find | undefined,
): Promise<GameInjuries> {
  const [away, home] = await Promise.all([askForClubInjuries(ctx, awayCode, find), askForClubInjuries(ctx, homeCode, find)]);
  return { away, home };
}
