import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 65_536;
const FRESH_MS = 5000;

/** Writes a small file, which a full or read-only disk refuses. Answers whether it could, as found out at most five seconds ago. */
export function createWriteProbe(folder: string, nowMs: () => number = () => performance.now()): () => Promise<boolean> {
  const path = join(folder, `.write-probe-${process.pid}`);
  let asked: { atMs: number; answer: Promise<boolean> } | null = null;

  async function probe(): Promise<boolean> {
    try {
      const file = await open(path, 'w', 0o600);
      try {
        // Zeros might be kept as a hole, which takes no room.
        await file.writeFile(randomBytes(BYTES));
        await file.sync();
      } finally {
        await file.close();
      }
      return true;
    } catch {
      return false;
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  return () => {
    if (asked === null || nowMs() - asked.atMs >= FRESH_MS) asked = { atMs: nowMs(), answer: probe() };
    return asked.answer;
  };
}
