import type { Mailer } from '../../ports/index.ts';
import { type FaultKind, ProviderFault } from '../http/index.ts';
import { mailLibrary } from '../library.ts';

const LONGEST_WORDS = 200;
/** Of these the server, not one mail, is the reason. */
const DOWN: Readonly<Record<string, FaultKind>> = {
  ETIMEDOUT: 'timeout',
  ABORT_ERR: 'timeout',
  EABORT: 'timeout',
  EAUTH: 'refused',
  EPROTOCOL: 'wrong_shape',
};
const SERVICE_CLOSING = 421;

interface Reason {
  code?: string;
  name?: string;
  responseCode?: number;
  response?: string;
}

const passwordOf = (url: string): string => {
  const { password } = new URL(url);
  return password === '' ? '' : decodeURIComponent(password);
};

/** One line of what the server reported, without the password, should it repeat one. */
function wordsOf(text: string, url: string): string {
  const password = passwordOf(url);
  const line = text.replace(/\s+/g, ' ').trim();
  return (password === '' ? line : line.replaceAll(password, '***')).slice(0, LONGEST_WORDS);
}

/** Why a mail was not taken. A refusal of one mail (no such mailbox, full, too large) says nothing about the server. */
function mailFault(error: unknown, url: string): ProviderFault {
  const { code = '', name = '', responseCode = null, response } = error as Reason;
  const stated = wordsOf(response ?? (error instanceof Error ? error.message : String(error)), url);
  if (name === 'TimeoutError' || name === 'AbortError') return new ProviderFault('timeout', 'the mail server took too long');
  if (responseCode === SERVICE_CLOSING) return new ProviderFault('server_error', `the mail server answered ${stated}`);
  if (responseCode !== null && code !== 'EAUTH' && code !== 'EPROTOCOL')
    return new ProviderFault('not_taken', `the mail server did not take a mail: ${stated}`);
  const kind = DOWN[code] ?? 'unreachable';
  return new ProviderFault(kind, kind === 'timeout' ? 'the mail server took too long' : `the mail server: ${stated}`);
}

export interface MailPatience {
  /** Until someone answers at all, and greets. */
  greetingMs: number;
  /** Between two answers: a server may look a mail over for a while before it takes it. */
  pauseMs: number;
  /** For one mail in all, however busily a server drips. */
  wholeMs: number;
}

/** In all less than the shortest lease of a job that mails (60 s): another process would send the same mail meanwhile. */
const PATIENCE: MailPatience = { greetingMs: 10_000, pauseMs: 30_000, wholeMs: 45_000 };

const openTransport = (url: string, { greetingMs, pauseMs }: MailPatience) =>
  mailLibrary().createTransport({ url, connectionTimeout: greetingMs, greetingTimeout: greetingMs, socketTimeout: pauseMs });

/** Signs in at a mail server and sends nothing; rejects with ProviderFault. */
export async function verifySmtp(url: string, patience: MailPatience = PATIENCE): Promise<void> {
  const transport = openTransport(url, patience);
  try {
    await transport.verify();
  } catch (error) {
    throw mailFault(error, url);
  } finally {
    transport.close();
  }
}

/** Sends by a mail server; rejects with ProviderFault and nothing else. */
export function smtpMailer(url: string, from: string, patience: MailPatience = PATIENCE): Mailer {
  const transport = openTransport(url, patience);
  return {
    send: async ({ headers, ...mail }) => {
      const signal = AbortSignal.timeout(patience.wholeMs);
      try {
        await transport.sendMail({ from, ...mail, headers: { ...headers }, signal });
      } catch (error) {
        throw mailFault(error, url);
      }
    },
  };
}
