import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeWholeFile, writeWholeFileSync } from './write-whole-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearedge-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const KILLS = 6;
const LENGTH = 4_000_000;
const moduleAt = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);
const FILES = moduleAt('./write-whole-file.ts');

/** Programs that write into the folder they are given until they are killed, once they stated that they began. */
const WRITERS: Record<string, string> = {
  'a file replaced at once': `import { writeWholeFileSync } from ${FILES};
    console.log('began');
    for (let n = 0; ; n++) writeWholeFileSync(process.argv[1] + '/note.json', String(n % 10).repeat(${LENGTH}));`,
  'a file replaced without holding the event loop': `import { writeWholeFile } from ${FILES};
    console.log('began');
    for (let n = 0; ; n++) await writeWholeFile(process.argv[1] + '/note.json', String(n % 10).repeat(${LENGTH}));`,
  'emails in the outbox': `import { outboxMailer } from ${moduleAt('../../providers/smtp/outbox-mailer.ts')};
    const mailer = outboxMailer(process.argv[1], 'ClearEdge <a@b.c>');
    console.log('began');
    for (;;) await mailer.send({ to: 'a@b.c', subject: 'Hi', text: '0'.repeat(${LENGTH}) });`,
};

/** The files that a reader would take for whole and that are not. */
function findCut(): string[] {
  const names = readdirSync(folder).filter((name) => /\.(json|eml)$/.test(name));
  return names.filter((name) => {
    const last = readFileSync(join(folder, name), 'utf8').split('\r\n').at(-1)!;
    return last !== last[0]?.repeat(LENGTH);
  });
}

async function killWhileWriting(program: string, afterMs: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  const cut = new Set<string>();
  for (const until = performance.now() + afterMs; performance.now() < until; await new Promise((resolve) => setTimeout(resolve, 3)))
    for (const name of findCut()) cut.add(name);
  child.kill('SIGKILL');
  await closed;
  return [...cut, ...findCut()];
}

describe('a process killed while it writes', () => {
  test.each(Object.entries(WRITERS))('leaves no part of %s', { timeout: 120_000 }, async (_what, program) => {
    for (let kills = 0; kills < KILLS; kills += 1) {
      expect(await killWhileWriting(program, 20 + kills * 13)).toEqual([]);
      for (const name of readdirSync(folder)) if (!name.endsWith('.json')) rmSync(join(folder, name));
    }
  });
});

describe('a whole file', () => {
  test.each([
    ['at once', async (path: string, text: string) => writeWholeFileSync(path, text)],
    ['without holding the event loop', writeWholeFile],
  ])('written %s is for its owner alone, and replaces what was there', async (_how, write) => {
    const path = join(folder, 'note.json');
    writeFileSync(path, 'a longer old text', { mode: 0o644 });
    await write(path, 'new');
    expect([readFileSync(path, 'utf8'), (statSync(path).mode & 0o777).toString(8), readdirSync(folder)]).toEqual([
      'new',
      '600',
      ['note.json'],
    ]);
  });
  test('that cannot take its place leaves no draft', async () => {
    const path = join(folder, 'taken');
    mkdirSync(join(path, 'by a folder'), { recursive: true });
    await expect(writeWholeFile(path, 'new')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(() => writeWholeFileSync(path, 'new')).toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect([readdirSync(folder), readdirSync(path)]).toEqual([['taken'], ['by a folder']]);
  });
});
