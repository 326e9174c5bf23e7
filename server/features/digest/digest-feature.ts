import { timingSafeEqual } from 'node:crypto';
import { can } from '@clearedge/contract/entitlements';
import { easternDay, easternHour, shiftDay } from '@clearedge/quant/calendar';
import { type Ctx, defineJob, defineSchedule, FIRED, type StreamMessage } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Verb } from '../../kernel/feature.ts';
import { keyedHash } from '../../kernel/secrets.ts';
import type { Mail } from '../../ports/index.ts';
import { type DigestReader, endDigestMail, findDigestReader, listDigestReaderIds } from '../accounts/index.ts';
import { closureOf, findLimits } from '../limits/index.ts';
import { findHeadsDigest } from '../record/index.ts';
import { buildDigest } from './build/build-digest.ts';
import type { Audience, Digest } from './build/digest-shape.ts';
import { claimMail, clock, dayName, deleteMailsBefore, listMailed, markSent, releaseMail, type Section, sectionsOf } from './mail/mail.ts';

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

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITY[sign]!);
const HELP = '21+. If betting stops being fun: 1-800-GAMBLER.';

/** Where the record's chains ended, in one hash: a copy that we cannot change. */
interface RecordHeads {
  publishedOn: string;
  digest: string;
}

interface Links {
  page: string;
  stop: string;
}

const textOf = (greeting: string, sections: readonly Section[], foot: readonly string[], { page, stop }: Links): string =>
  [
    greeting,
    ...sections.map(({ title, lines }) => `${title.toUpperCase()}\n${lines.map((line) => `- ${line}`).join('\n')}`),
    `On the web: ${page}`,
    [...foot, `Unsubscribe: ${stop}`].join('\n'),
  ].join('\n\n');

const listHtml = ({ title, lines }: Section): string =>
  [
    `<h2 style="font-size:16px;margin:24px 0 8px">${escaped(title)}</h2>`,
    '<ul style="margin:0;padding-left:20px">',
    ...lines.map((line) => `<li style="margin:4px 0">${escaped(line)}</li>`),
    '</ul>',
  ].join('\n');

const BODY = 'font:15px/1.5 system-ui,sans-serif;max-width:640px;margin:0 auto;padding:16px';

const htmlOf = (greeting: string, sections: readonly Section[], foot: readonly string[], { page, stop }: Links): string =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>Daily Digest</title></head>',
    `<body style="${BODY}">`,
    `<p>${escaped(greeting)}</p>`,
    ...sections.map(listHtml),
    `<p style="margin-top:24px"><a href="${escaped(page)}">Open it on the web</a></p>`,
    `<p style="color:#555;font-size:13px">${foot.map(escaped).join('<br>')}<br><a href="${escaped(stop)}">Unsubscribe</a></p>`,
    '</body></html>',
  ].join('\n');

function greetingOf({ asOf, games }: Digest, username: string): string {
  const part = easternHour(new Date(asOf)) < 12 ? 'morning' : 'afternoon';
  const today = games.length === 0 ? 'No games' : games.length === 1 ? '1 game' : `${games.length} games`;
  return `Good ${part}, ${username}. ${today} today, prices as of ${clock(asOf)}.`;
}

/** One reader's mail. The token stands in the link's fragment, which no browser sends; the header's address is for mail programs (RFC 8058). */
function renderMail(ctx: Ctx, digest: Digest, reader: DigestReader, heads: RecordHeads | null): Mail {
  const token = unsubscribeToken(ctx, reader.id);
  const { publicUrl } = ctx.config;
  const links = { page: `${publicUrl}/daily-digest?date=${digest.date}`, stop: `${publicUrl}/daily-digest#unsubscribe=${token}` };
  const greeting = greetingOf(digest, reader.username);
  const { notice } = ctx.ports.source;
  const stored = heads
    ? [`Our record on ${dayName(heads.publishedOn)}: ${heads.digest}. Keep it and check us at ${publicUrl}/record.`]
    : [];
  const foot = [...(notice ? [notice] : []), 'Prices change; look at the page before you bet.', ...stored, HELP];
  const sections = sectionsOf(digest);
  return {
    to: reader.email,
    subject: `Daily Digest, ${dayName(digest.date)} | ClearEdge`,
    text: textOf(greeting, sections, foot, links),
    html: htmlOf(greeting, sections, foot, links),
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

const isWorthMailing = ({ games, picks, yesterday }: Digest): boolean =>
  games.length + picks.published + yesterday.games.length + yesterday.picks.length > 0;

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
