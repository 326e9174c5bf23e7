import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { endDigestMail } from '../../accounts/index.ts';
import { readToken } from './unsubscribe-token.ts';

/** Ends the daily mail by the link in it, for the person's mail program as well. */
export const unsubscribe: Verb<'POST /api/digest/unsubscribe'> = async (ctx, { query }) => {
  const userId = readToken(ctx, query.token);
  if (userId === null) throw new Refusal('BAD_REQUEST', 'This link is not valid.');
  await endDigestMail(ctx, userId);
  return { ok: true };
};
