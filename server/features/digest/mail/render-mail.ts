import type { Ctx } from '../../../kernel/ctx.ts';
import type { Mail } from '../../../ports/index.ts';
import type { DigestReader } from '../../accounts/index.ts';
import type { Digest } from '../build/digest-shape.ts';
import { type Section, sectionsOf } from './mail-sections.ts';
import { clock, dayName } from './mail-words.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

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
    [...foot, `No more of these: ${stop}`].join('\n'),
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
    `<p style="color:#555;font-size:13px">${foot.map(escaped).join('<br>')}<br><a href="${escaped(stop)}">No more of these</a></p>`,
    '</body></html>',
  ].join('\n');

/** One reader's mail. The token stands in the link's fragment, which no browser sends; the header's address is for mail programs (RFC 8058). */
export function renderMail(ctx: Ctx, digest: Digest, reader: DigestReader, heads: RecordHeads | null): Mail {
  const token = unsubscribeToken(ctx, reader.id);
  const { publicUrl } = ctx.config;
  const links = { page: `${publicUrl}/daily-digest?date=${digest.date}`, stop: `${publicUrl}/daily-digest#unsubscribe=${token}` };
  const greeting = `Hello ${reader.username}, this is ${dayName(digest.date)} as of ${clock(digest.asOf)}.`;
  const { notice } = ctx.ports.source;
  const kept = heads ? [`Our record on ${dayName(heads.publishedOn)}: ${heads.digest}. Keep it and check us at ${publicUrl}/record.`] : [];
  const foot = [...(notice ? [notice] : []), 'Prices change; look at the page before you bet.', ...kept, HELP];
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
