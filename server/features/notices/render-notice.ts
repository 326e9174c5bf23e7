import type { Ctx } from '../../kernel/ctx.ts';
import type { Mail } from '../../ports/index.ts';
import type { NotificationRow } from '../notifications/index.ts';

const HELP = '21+. If betting stops being fun: 1-800-GAMBLER.';
/** A header's value is one line, whatever a group or a strategy is called. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** One notification as a plain mail. */
export function renderNotice(
  ctx: Pick<Ctx, 'config' | 'ports'>,
  { id, title, body, href }: Pick<NotificationRow, 'id' | 'title' | 'body' | 'href'>,
  { email, username }: { email: string; username: string },
): Mail {
  const { publicUrl } = ctx.config;
  const { notice } = ctx.ports.source;
  const paragraphs = [
    `Hello ${username},`,
    `${title}\n${body}`,
    ...(href ? [`On the web: ${publicUrl}${href}`] : []),
    [...(notice ? [notice] : []), HELP, `Which of these reach you: ${publicUrl}/settings`].join('\n'),
  ];
  return {
    to: email,
    subject: `${oneLine(title)} | ClearEdge`,
    text: `${paragraphs.join('\n\n')}\n`,
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
