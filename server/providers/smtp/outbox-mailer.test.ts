import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outboxMailer } from './outbox-mailer.ts';

test('a mail is a file, and a line break in its subject makes no header', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-outbox-'));
  await outboxMailer(folder, 'ClearEdge <a@b.c>').send({ to: 'ann@example.com', subject: 'Hi\r\nBcc: evil@example.com', text: 'Hello' });
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/\.eml$/);
  const mail = readFileSync(join(folder, name), 'utf8');
  expect(mail).toContain('To: ann@example.com\r\nSubject: Hi Bcc: evil@example.com\r\n');
  expect(mail).not.toMatch(/^Bcc:/m);
  rmSync(folder, { recursive: true });
});

test('a mail with HTML holds both, the text first, and its own headers on one line each', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-outbox-'));
  const headers = { 'List-Unsubscribe': '<https://edge.example/stop>\r\nBcc: evil@example.com' };
  await outboxMailer(folder, 'ClearEdge <a@b.c>').send({
    to: 'ann@example.com',
    subject: 'Hi',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers,
  });
  const mail = readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8');
  const edge = /boundary="([^"]+)"/.exec(mail)![1]!;
  const parts = mail.split(`--${edge}`).slice(1);
  expect(parts.map((part) => /Content-Type: (\S+);/.exec(part)?.[1])).toEqual(['text/plain', 'text/html', undefined]);
  expect(parts[2]).toBe('--\r\n');
  expect(mail).toContain('List-Unsubscribe: <https://edge.example/stop> Bcc: evil@example.com\r\n');
  expect(mail).not.toMatch(/^Bcc:/m);
  rmSync(folder, { recursive: true });
});
