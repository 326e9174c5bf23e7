import nodemailer from 'nodemailer';
import type { Mailer } from '../../ports/index.ts';

const TIMEOUT_MS = 10_000;

/** Sends by a mail server. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return { send: async ({ headers, ...mail }) => void (await transport.sendMail({ from, ...mail, headers: { ...headers } })) };
}
