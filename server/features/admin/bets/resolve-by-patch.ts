import type { Verb } from '../../../kernel/feature.ts';
import { resolveBet } from '../../settlement/index.ts';

const SPELLED = { won: 'win', lost: 'loss' } as const;

/** The same as by POST, in the words of the ticket dashboard too. */
export const resolveByPatch: Verb<'PATCH /api/bets/:betId/resolve'> = (ctx, { params, body: { result } }) =>
  resolveBet(ctx, { params, body: { result: result === 'won' || result === 'lost' ? SPELLED[result] : result } });
