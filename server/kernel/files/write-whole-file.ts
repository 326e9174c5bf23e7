import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const draftOf = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.part`;

// Windows opens no folders.
const opensFolders = process.platform !== 'win32';

async function syncFolder(folder: string): Promise<void> {
  if (!opensFolders) return;
  const file = await open(folder, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export function syncFolderSync(folder: string): void {
  if (!opensFolders) return;
  const file = openSync(folder, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes a new file that only its owner may read, and waits until the disk has it. */
export function writeSyncedFileSync(path: string, data: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, data);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Replaces a file that only its owner may read. A process that is killed, or a full disk, leaves the old file or the new one, never a part. */
export function writeWholeFileSync(path: string, data: string): void {
  const draft = draftOf(path);
  try {
    writeSyncedFileSync(draft, data);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolderSync(dirname(path));
}

/** `writeWholeFileSync` without blocking the event loop. */
export async function writeWholeFile(path: string, data: string | Uint8Array): Promise<void> {
  const draft = draftOf(path);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}
