import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProgram } from '../../testing/run-program.ts';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';

const HOLD = 'server/testing/programs/hold-lock.ts';
let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'clearedge-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('a second process is refused, and told who has the directory', async () => {
  const first = runProgram(HOLD, [directory]);
  await first.line(/^locked$/);
  const second = runProgram(HOLD, [directory]);
  expect(await second.line(/in use by process \d+/)).toContain(directory);
  expect(await second.ended).toBe(1);
  first.kill('SIGKILL');
  await first.ended;
});

test('a killed process leaves nothing that blocks the next one', async () => {
  for (let round = 0; round < 3; round++) {
    const holder = runProgram(HOLD, [directory]);
    await holder.line(/^locked$/);
    holder.kill('SIGKILL');
    await holder.ended;
  }
  const unlock = await lockDirectory(directory, 0);
  await expect(lockDirectory(directory, 0)).rejects.toThrow(DirectoryInUse);
  unlock();
});

test('what was committed before a kill is there after the restart', async () => {
  for (let round = 1; round <= 3; round++) {
    const program = runProgram('server/testing/programs/write-row.ts', [directory]);
    expect(await program.line(/^rows/)).toBe(`rows ${round}`);
    program.kill('SIGKILL');
    await program.ended;
  }
}, 60_000);

test('a process with a /tmp of its own, as services and containers have, sees the lock too', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'clearedge-own-tmp-'));
  const unlock = await lockDirectory(directory, 0);
  const other = runProgram(HOLD, [directory], { TMPDIR: elsewhere });
  expect(await other.line(/in use by process \d+/)).toContain(directory);
  unlock();
  rmSync(elsewhere, { recursive: true });
});
