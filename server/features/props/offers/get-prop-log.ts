import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { propRoutes } from '@clearedge/contract/routes/games/props';
import { sportsWith } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getContest } from '../../contests/index.ts';
import { logOf, splitsOf } from '../history/hit-rate-rules.ts';
import type { ReadStarts } from '../history/read-starts.ts';
import { isPropKind } from '../history/stat-kinds.ts';

type Route = (typeof propRoutes)['GET /api/games/:gameId/player-props/:playerId'];

const SHOWN = 20;

/** A man's last games and his season's splits against a line, from finished games before this one. */
export async function getPropLog(ctx: Ctx, { params, query }: VerbInput<Route>, readStarts: ReadStarts): Promise<VerbResult<Route>> {
  const { gameId, playerId } = params;
  const { propType, line } = query;
  if (!isPropKind(propType)) throw new Refusal('NOT_FOUND', 'There is no such player prop.');
  const contest = await getContest(ctx, gameId, sportsWith('hasPlayerProps'));
  const { awayCode, homeCode } = contest;
  const log = logOf(await readStarts(ctx, contest), playerId, propType);
  return {
    playerId,
    propType,
    line,
    recent: log.slice(0, SHOWN).map(({ teamCode: _own, ...game }) => game),
    splits: splitsOf(log, propType, line, log[0]?.teamCode === awayCode ? homeCode : awayCode),
    from: log.at(-1)?.slateOn ?? null,
    asOf: ctx.now().toISOString(),
  };
}
