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
