import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/** What a provider last answered, as it came; keys were never in it. */
export const getProviderAnswer: Verb<'GET /api/admin/providers/:provider/answer'> = async (ctx, { params }) => {
  const answer = (await ctx.ports.health?.findLastAnswer(params.provider)) ?? null;
  if (!answer) throw new Refusal('NOT_FOUND', 'This provider has given no answer yet.');
  return { provider: params.provider, address: answer.address, at: answer.at.toISOString(), body: answer.body };
};
