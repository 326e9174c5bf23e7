import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx, StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature, type Verb } from '../../kernel/feature.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { endDigestMail } from '../accounts/index.ts';
import { buildDigest } from './build/build-digest.ts';
import type { Audience, Digest } from './build/digest-shape.ts';
import { mailDigestsSchedule } from './mail/mail-digests.ts';
import { readToken } from './mail/unsubscribe-token.ts';

/** Ends the daily mail by the link in it, for the person's mail program as well. */
const unsubscribe: Verb<'POST /api/digest/unsubscribe'> = async (ctx, { query }) => {
  const userId = readToken(ctx, query.token);
  if (userId === null) throw new Refusal('BAD_REQUEST', 'This link is not valid.');
  await endDigestMail(ctx, userId);
  return { ok: true };
};

/** Prices grow older and picks come without any message. */
const FRESH_MS = 30_000;

type Asked = { query: { date?: string | undefined } };

const digestFor =
  (audience: Audience) =>
  (ctx: Ctx, { query }: Asked): Promise<Digest> =>
    buildDigest(ctx, query.date ?? easternDay(ctx.now()), audience);

/** Every play of a live game would be too often: a page of the day follows the slate. */
const isChangedBy = (message: StreamMessage, { query }: Asked): boolean =>
  message.topic === 'clock' || (message.topic === 'slate' && (query.date === undefined || message.slateOn === query.date));

export const digestFeature = defineFeature({
  name: 'digest',
  routes: {
    'GET /api/digest': {
      shared: true,
      freshForMs: FRESH_MS,
      build: digestFor('everybody'),
      paid: { feature: 'digest', build: digestFor('entitled') },
      isChangedBy,
    },
    'POST /api/digest/unsubscribe': unsubscribe,
  },
  schedules: [mailDigestsSchedule],
});
