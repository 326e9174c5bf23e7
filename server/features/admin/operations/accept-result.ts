import type { Verb } from '../../../kernel/feature.ts';
import { acceptHeldResult } from '../../contests/index.ts';
import { acceptHeldGolf } from '../../golf/index.ts';
import type { AdminHooks } from '../admin-hooks.ts';

/** Of a game or of a tournament: each asks its own source again. */
export function acceptResult({ onFacts }: Pick<AdminHooks, 'onFacts'>): Verb<'POST /api/admin/settlement-queue/:gameId/accept-result'> {
  const [ofGame, ofTournament] = [acceptHeldResult(onFacts), acceptHeldGolf(onFacts)];
  return (ctx, request) => (request.params.gameId.startsWith('golf-') ? ofTournament : ofGame)(ctx, request);
}
