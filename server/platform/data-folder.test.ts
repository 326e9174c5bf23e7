import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeDataFolder, createWriteProbe, explainFolder, openDataFolder } from './data-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearedge-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (...path: string[]): string => (statSync(join(folder, ...path)).mode & 0o777).toString(8);
const write = (mode: number, ...path: string[]): void => {
  writeFileSync(join(folder, ...path), 'x');
  chmodSync(join(folder, ...path), mode);
};
const makeFolder = (mode: number, ...path: string[]): void => {
  mkdirSync(join(folder, ...path));
  chmodSync(join(folder, ...path), mode);
};

describe('DATA_DIR', () => {
  test('is made for its user alone', () => {
    openDataFolder(join(folder, 'new', 'data'));
    expect(modeOf('new', 'data')).toBe('700');
  });
  test('of an older build is closed to everybody else, file by file', () => {
    chmodSync(folder, 0o755);
    makeFolder(0o755, 'postgres');
    makeFolder(0o775, 'postgres', 'base');
    write(0o666, 'postgres', 'base', '1259');
    makeFolder(0o755, 'postgres-archive');
    write(0o644, 'postgres-archive', 'PG_VERSION');
    write(0o644, 'secret.key');
    makeFolder(0o755, 'outbox');
    write(0o644, 'outbox', 'mail.eml');
    openDataFolder(folder);
    expect(['', 'postgres', 'postgres/base', 'outbox'].map((path) => modeOf(path))).toEqual(['700', '700', '700', '700']);
    expect(['postgres/base/1259', 'postgres-archive/PG_VERSION', 'secret.key', 'outbox/mail.eml'].map((path) => modeOf(path))).toEqual(
      Array<string>(4).fill('600'),
    );
  });
  test('in a folder that others use leaves the folder and their files alone', () => {
    chmodSync(folder, 0o1777);
    write(0o644, 'theirs.txt');
    write(0o644, 'secret.key');
    closeDataFolder(folder);
    expect([modeOf(), modeOf('theirs.txt'), modeOf('secret.key')]).toEqual(['777', '644', '600']);
  });
  test('does not follow links out of it', () => {
    chmodSync(folder, 0o755);
    const outside = mkdtempSync(join(tmpdir(), 'clearedge-outside-'));
    writeFileSync(join(outside, 'file'), 'x');
    chmodSync(join(outside, 'file'), 0o644);
    chmodSync(outside, 0o755);
    symlinkSync(outside, join(folder, 'backups'));
    closeDataFolder(folder);
    expect((statSync(join(outside, 'file')).mode & 0o777).toString(8)).toBe('644');
    rmSync(outside, { recursive: true });
  });
  test('that cannot be made ends with a sentence and a way out', () => {
    write(0o600, 'file');
    expect(() => openDataFolder(join(folder, 'file', 'data'))).toThrow(
      /cannot be written: .+\. Make it writable .+ or choose another DATA_DIR\.$/,
    );
  });
  test.each([
    ['EROFS', 'read-only'],
    ['EACCES', 'may not write'],
    ['ENOSPC', 'is full. Free some space'],
    ['EDQUOT', 'is full. Free some space'],
    ['EIO', 'does not answer'],
  ])('explains %s', (code, words) => {
    expect(explainFolder(Object.assign(new Error('raw'), { code }), '/data')?.message).toContain(words);
  });
  test('leaves other errors as they are', () => {
    expect(explainFolder(new Error('raw'), '/data')).toBeNull();
  });
});

describe('the write probe', () => {
  test('writes, leaves nothing, and is asked again after five seconds', async () => {
    let now = 0;
    const isWritable = createWriteProbe(folder, () => now);
    expect([await isWritable(), readdirSync(folder)]).toEqual([true, []]);
    rmSync(folder, { recursive: true });
    now = 4999;
    expect(await isWritable()).toBe(true);
    now = 5000;
    expect(await isWritable()).toBe(false);
    mkdirSync(folder);
    now = 10_000;
    expect(await isWritable()).toBe(true);
  });
  test('says no on a disk without room', async () => {
    // Every write to this device fails as on a full disk.
    if (!existsSync('/dev/full')) return;
    symlinkSync('/dev/full', join(folder, `.write-probe-${process.pid}`));
    expect(await createWriteProbe(folder)()).toBe(false);
  });
});
