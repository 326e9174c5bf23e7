import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../../kernel/files/write-whole-file.ts';
import type { Mail, Mailer } from '../../ports/index.ts';

const singleLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

const PLAIN = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit';
const HTML = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit';

/** The lines after the head: the text alone, or text and HTML for the program to choose from. */
function bodyLines({ text, html }: Mail): string[] {
  if (html === undefined) return [PLAIN, '', text];
  const edge = `part-${randomUUID()}`;
  const part = (type: string, content: string): string[] => [`--${edge}`, type, '', content];
  return [`Content-Type: multipart/alternative; boundary="${edge}"`, '', ...part(PLAIN, text), ...part(HTML, html), `--${edge}--`, ''];
}

/** Writes every mail as a file that a mail program opens; for installations without a mail server. */
export function outboxMailer(folder: string, from: string): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date();
      const named: readonly (readonly [string, string])[] = [
        ['Date', sentAt.toUTCString()],
        ['From', from],
        ['To', mail.to],
        ['Subject', mail.subject],
        ...Object.entries(mail.headers ?? {}),
      ];
      const head = named.map(([name, value]) => `${name}: ${singleLine(value)}`);
      const eml = [...head, 'MIME-Version: 1.0', ...bodyLines(mail)].join('\r\n');
      const name = `${sentAt.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeWholeFile(join(folder, name), eml);
    },
  };
}
