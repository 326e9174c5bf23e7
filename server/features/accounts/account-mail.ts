import type { Ctx } from '../../kernel/ctx.ts';
import { renderMailPage } from '../../kernel/mail-page.ts';

interface AccountMail {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  action: { label: string; path: string };
  /** What it means, and what to do, where its reader did not cause it. */
  foot: string;
}

/** A mail about an account's safety, which no setting turns off. */
export async function sendAccountMail(
  ctx: Pick<Ctx, 'config' | 'ports' | 'now'>,
  { email, username }: { email: string; username: string },
  { subject, heading, paragraphs, action, foot }: AccountMail,
): Promise<void> {
  const page = renderMailPage(subject, {
    at: ctx.now(),
    heading,
    paragraphs: [`Hello ${username},`, ...paragraphs],
    action: { label: action.label, url: `${ctx.config.publicUrl}${action.path}` },
    foot: [foot],
  });
  await ctx.ports.mailer.send({ to: email, ...page });
}
