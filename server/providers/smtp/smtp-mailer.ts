import nodemailer from 'nodemailer';
import type { Mailer } from '../../ports/index.ts';
import { mailFault } from './mail-fault.ts';

export interface MailPatience {
  /** Until somebody answers at all, and greets. */
  greetingMs: number;
  /** Between two answers: a server may look a mail over for a while before it takes it. */
  pauseMs: number;
  /** For one mail in all, however busily a server drips. */
  wholeMs: number;
}

/** In all less than the shortest lease of a job that mails (60 s): another process would send the same mail meanwhile. */
const PATIENCE: MailPatience = { greetingMs: 10_000, pauseMs: 30_000, wholeMs: 45_000 };

/** Sends by a mail server; rejects with ProviderFault and nothing else. */
export function smtpMailer(url: string, from: string, { greetingMs, pauseMs, wholeMs }: MailPatience = PATIENCE): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: pauseMs,
  });
  return {
    send: async ({ headers, ...mail }) => {
      const signal = AbortSignal.timeout(wholeMs);
      try {
        await transport.sendMail({ from, ...mail, headers: { ...headers }, signal });
      } catch (error) {
        throw mailFault(error, url);
      }
    },
  };
}
