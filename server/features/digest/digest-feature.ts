import { timingSafeEqual } from 'node:crypto';
import { can } from '@clearedge/contract/entitlements';
import { leagueOf } from '@clearedge/contract/sports';
import { gamesBySport } from '@clearedge/contract/words/games-by-sport';
import { joinWords } from '@clearedge/contract/words/join-words';
import { easternDay, easternHour, easternInstant, shiftDay } from '@clearedge/quant/calendar';
import { type Ctx, defineJob, defineSchedule, FIRED, type StreamMessage } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { clockText } from '../../kernel/eastern-words.ts';
import { defineFeature, type Verb } from '../../kernel/feature.ts';
import { renderMailPage } from '../../kernel/mail-page.ts';
import { keyedHash } from '../../kernel/secrets.ts';
import type { Mail } from '../../ports/index.ts';
import { type DigestReader, endDigestMail, findDigestReader, listDigestReaderIds } from '../accounts/index.ts';
import { closureOf, findLimits } from '../limits/index.ts';
import { findHeadsDigest } from '../record/index.ts';
import { buildDigest } from './build/build-digest.ts';
import type { Audience, Digest } from './build/digest-shape.ts';
import { dayName, sectionsOf, tilesOf } from './mail/mail.ts';
import { claimMail, deleteMailsBefore, listMailed, markSent, releaseMail } from './mail/mail-rows.ts';

const PURPOSE = 'digest unsubscribe';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Opens one thing, ending this account's daily mail, and does so for ever: an old mail's link must work. */
export const unsubscribeToken = (ctx: Pick<Ctx, 'config'>, userId: string): string => `${userId}.${keyedHash(ctx, PURPOSE, userId)}`;

/** Whose link it is; null when it was not made here. */
export function readToken(ctx: Pick<Ctx, 'config'>, token: string): string | null {
  const [userId = ''] = token.split('.');
  if (!UUID.test(userId)) return null;
  const [given, made] = [Buffer.from(token), Buffer.from(unsubscribeToken(ctx, userId))];
  return given.length === made.length && timingSafeEqual(given, made) ? userId : null;
}

/** Where the record's chains ended, in one hash: a copy that we cannot change. */
interface RecordHeads {
  publishedOn: string;
  digest: string;
}

/** "No games", "15 games", "15 MLB, 12 NFL and 7 NBA games". */
function gamesText(digest: Digest): string {
  const lists = gamesBySport(digest);
  const sum = lists.reduce((all, list) => all + list.games, 0);
  const told = lists.length > 1 ? joinWords(lists.map((list) => `${list.games} ${leagueOf(list.sport)}`)) : sum === 0 ? 'No' : String(sum);
  return `${told} ${sum === 1 ? 'game' : 'games'}`;
}

function greetingOf(digest: Digest, username: string): { greeting: string; prices: string } {
  const { asOf } = digest;
  const part = easternHour(new Date(asOf)) < 12 ? 'morning' : 'afternoon';
  const today = gamesText(digest);
  return { greeting: `Good ${part}, ${username}. ${today} today.`, prices: `Prices as of ${clockText(asOf)}.` };
}

/** One reader's mail. The token stands in the link's fragment, which no browser sends; the header's address is for mail programs (RFC 8058). */
function renderMail(ctx: Ctx, digest: Digest, reader: DigestReader, heads: RecordHeads | null): Mail {
  const token = unsubscribeToken(ctx, reader.id);
  const { publicUrl } = ctx.config;
  const { greeting, prices } = greetingOf(digest, reader.username);
  const { notice } = ctx.ports.source;
  const stored = heads
    ? [`Our record on ${dayName(heads.publishedOn)}: ${heads.digest}. Keep it and check us at ${publicUrl}/record.`]
    : [];
  return {
    to: reader.email,
    ...renderMailPage(`Daily Digest, ${dayName(digest.date)} | ClearEdge`, {
      at: easternInstant(digest.date),
      heading: greeting,
      paragraphs: [`${prices} Prices change; look at the page before you bet.`],
      tiles: tilesOf(digest),
      sections: sectionsOf(digest),
      action: { label: 'Open today’s digest', url: `${publicUrl}/daily-digest?date=${digest.date}` },
      foot: [...(notice ? [notice] : []), ...stored, 'You get this mail because the Daily Digest is on.'],
      links: [
        { label: 'Change what you get', url: `${publicUrl}/settings` },
        { label: 'Unsubscribe', url: `${publicUrl}/daily-digest#unsubscribe=${token}` },
      ],
    }),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/digest/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // A repeat after a lost answer of the mail server is the same message to every mail program.
      'Message-ID': `<digest-${digest.date}-${reader.id}@${new URL(publicUrl).hostname}>`,
    },
  };
}

/** Eastern hours between which a morning's mail goes out: a house that was down at ten catches up, but no one gets it at night. */
const FROM_HOUR = 10;
const UNTIL_HOUR = 16;
const STORED_DAYS = 60;

const isWorthMailing = ({ games, leagues, picks, yesterday }: Digest): boolean =>
  games.length + leagues.length + picks.published + yesterday.games.length + yesterday.picks.length > 0;

/** The reader, if the mail of the day is this caller's to send: wanted, to a member who may bet, and no one else's. */
const claim = (ctx: Ctx, userId: string, slateOn: string): Promise<DigestReader | null> =>
  ctx.transact(async (tx) => {
    const reader = await findDigestReader(tx, userId);
    if (!reader || closureOf(await findLimits(tx, userId), tx.now())) return null;
    return (await claimMail(tx.db, userId, slateOn, tx.now())) ? reader : null;
  });

type Digests = (audience: Audience) => Promise<Digest>;

/** Each audience's digest is made once, when its first reader comes. */
function digestsOf(ctx: Ctx, slateOn: string): Digests {
  const made = new Map<Audience, Promise<Digest>>();
  return (audience) => {
    const digest = made.get(audience) ?? buildDigest(ctx, slateOn, audience);
    made.set(audience, digest);
    return digest;
  };
}

/** False when the mail server refused it: the claim is given back, and the job comes again. */
async function mailTo(ctx: Ctx, userId: string, slateOn: string, digests: Digests): Promise<boolean> {
  const reader = await claim(ctx, userId, slateOn);
  if (!reader) return true;
  try {
    const digest = await digests(can(reader, 'digest') ? 'entitled' : 'everybody');
    await ctx.ports.mailer.send(renderMail(ctx, digest, reader, await findHeadsDigest(ctx)));
  } catch (error) {
    await releaseMail(ctx.db, userId, slateOn);
    ctx.log.warn({ userId, slateOn, error: error instanceof Error ? error.message : String(error) }, 'a digest could not be mailed');
    return false;
  }
  await markSent(ctx.db, userId, slateOn, ctx.now());
  return true;
}

/** Mails the day's digest to everybody who wants it and has not had it. */
export async function mailDigests(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const [slateOn, hour] = [easternDay(now), easternHour(now)];
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return;
  await deleteMailsBefore(ctx.db, shiftDay(slateOn, -STORED_DAYS));
  const mailed = await listMailed(ctx.db, slateOn);
  const waiting = (await listDigestReaderIds(ctx)).filter((id) => !mailed.has(id));
  if (waiting.length === 0) return;
  const digests = digestsOf(ctx, slateOn);
  if (!isWorthMailing(await digests('everybody'))) return;
  let failed = 0;
  for (const userId of waiting) if (!(await mailTo(ctx, userId, slateOn, digests))) failed++;
  if (failed > 0) throw new Error(`${failed} digests could not be mailed`);
}

/** Tried until the hours are over: with the engine's pauses of at most a quarter of an hour, so often. */
const MOST_TRIES = 30;

const mailDigestsSchedule = defineSchedule({
  name: 'mail-digests',
  every: { cron: `0 ${FROM_HOUR} * * *` },
  job: defineJob({ payload: FIRED, name: 'mail-digests', maxAttempts: MOST_TRIES, leaseSeconds: 600, run: mailDigests }),
});

/** Ends the daily mail by the link in it, for the person's mail program as well. */
const unsubscribe: Verb<'POST /api/digest/unsubscribe'> = async (ctx, { query }) => {
  const userId = readToken(ctx, query.token);
  if (userId === null) throw new DomainError('BAD_REQUEST', 'This link is not valid.');
  await endDigestMail(ctx, userId);
  return { ok: true };
};

/** Prices grow older and picks come without any message. */
const FRESH_MS = 30_000;

type Requested = { query: { date?: string | undefined } };

const digestFor =
  (audience: Audience) =>
  (ctx: Ctx, { query }: Requested): Promise<Digest> =>
    buildDigest(ctx, query.date ?? easternDay(ctx.now()), audience);

/** Every play of a live game would be too often: a page of the day follows the slate. */
const isChangedBy = (message: StreamMessage, { query }: Requested): boolean =>
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
