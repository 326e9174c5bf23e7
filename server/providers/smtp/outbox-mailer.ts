import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from '../../ports/index.ts';

const singleLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Writes every mail as a file that a mail program opens; for installations without a mail server. */
export function outboxMailer(folder: string, from: string): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date();
      const head = [`Date: ${sentAt.toUTCString()}`, `From: ${from}`, `To: ${singleLine(to)}`, `Subject: ${singleLine(subject)}`];
      const eml = [...head, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', '', text].join('\r\n');
      const name = `${sentAt.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), eml, { mode: 0o600 });
    },
  };
}
