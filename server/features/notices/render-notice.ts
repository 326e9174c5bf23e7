import type { Ctx } from '../../kernel/ctx.ts';
import { renderMailPage } from '../../kernel/mail-page.ts';
import type { Mail } from '../../ports/index.ts';
import type { NotificationRow } from '../notifications/index.ts';

/** A header's value is one line, whatever a group or a strategy is called. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** One notification as a mail. */
export function renderNotice(
  ctx: Pick<Ctx, 'config' | 'ports'>,
  { id, title, body, href, createdAt }: Pick<NotificationRow, 'id' | 'title' | 'body' | 'href' | 'createdAt'>,
  { email, username }: { email: string; username: string },
): Mail {
  const { publicUrl } = ctx.config;
  const { notice } = ctx.ports.source;
  return {
    to: email,
    ...renderMailPage(`${oneLine(title)} | ClearEdge`, {
      at: createdAt,
      heading: title,
      paragraphs: [`Hello ${username},`, ...body.split('\n').filter((line) => line.trim() !== '')],
      ...(href ? { action: { label: 'See it on ClearEdge', url: `${publicUrl}${href}` } } : {}),
      foot: [...(notice ? [notice] : []), 'You get this mail because you chose mail for this kind of notification.'],
      links: [{ label: 'Change what you get', url: `${publicUrl}/settings` }],
    }),
    // A repeat after a lost answer of the mail server is the same message to every mail program.
    headers: { 'Message-ID': `<notice-${id}@${new URL(publicUrl).hostname}>` },
  };
}

const MESSAGE_CHARACTERS = 4000;

/** One notification as a message: plain text, at most as long as a messenger takes. */
export function renderMessage(
  { config, ports }: Pick<Ctx, 'config' | 'ports'>,
  { title, body, href }: Pick<NotificationRow, 'title' | 'body' | 'href'>,
): string {
  const { notice } = ports.source;
  const lines = [oneLine(title), body, ...(href ? [`${config.publicUrl}${href}`] : []), ...(notice ? [notice] : [])];
  return lines.join('\n').slice(0, MESSAGE_CHARACTERS);
}

const PUSH_CHARACTERS = 600;

/** One notification as a device shows it (`web/public/sw.js` reads it): far below the 4 KB that push services take. */
export function renderPush(
  { ports }: Pick<Ctx, 'ports'>,
  { id, title, body, href }: Pick<NotificationRow, 'id' | 'title' | 'body' | 'href'>,
): string {
  const { notice } = ports.source;
  const text = notice ? `${body}\n${notice}` : body;
  return JSON.stringify({ id, title: oneLine(title), body: text.slice(0, PUSH_CHARACTERS), href: href ?? '/' });
}
