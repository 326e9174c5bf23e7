import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../../../kernel/log.ts';
import { bundledEntry } from '../../place.ts';
import { CalledThread } from '../../threads.ts';
import { systemTimers, type Timers } from '../../timers.ts';

/** The first screen of a page as HTML. */
export interface Drawing {
  html: string;
  /** What the elements' own styles come to. */
  css: string;
  /** Product time of every age in it, in milliseconds. */
  drawnAtMs: number;
}

/** What became of asking for a drawing. */
export interface Requested {
  /** Null when it cannot be drawn, or not in time; the browser draws it then. */
  drawing: Drawing | null;
  /** The one that was not in time, once it is there; null should it fail. */
  late?: Promise<Drawing | null>;
}

export interface PageDrawer {
  draw: (path: string, boot: string) => Promise<Requested>;
  close: () => Promise<void>;
}

const PATIENCE_MS = 1000;

/** Starts what draws the pages of a built web app; null when the build holds no such thing. */
export function openPageDrawer(webDist: string, log: Logger, timers: Timers = systemTimers): PageDrawer | null {
  const program = join(webDist, '.server', 'draw-page.mjs');
  if (!existsSync(program)) return null;
  const thread = new CalledThread(bundledEntry('draw-thread'), program);
  let isOver = false;
  const giveUp = (error: unknown): void => {
    if (!isOver) log.warn({ error: String(error) }, 'pages are sent undrawn: what draws them has stopped');
    isOver = true;
  };
  thread.ready.catch(giveUp);
  void thread.ended.then(giveUp);

  async function ask(path: string, boot: string): Promise<Drawing | null> {
    try {
      return (await thread.call({ group: 'program', method: 'drawPage', args: [path, boot] })) as Drawing;
    } catch (error) {
      if (!isOver) log.warn({ path, error: String(error) }, 'a page could not be drawn');
      return null;
    }
  }

  return {
    draw: async (path, boot) => {
      await thread.ready.catch(() => undefined);
      if (isOver) return { drawing: null };
      const requested = ask(path, boot);
      let cancel = (): void => undefined;
      const patience = new Promise<Requested>((resolve) => {
        cancel = timers.after(PATIENCE_MS, () => resolve({ drawing: null, late: requested }));
      });
      return Promise.race([requested.then((drawing) => ({ drawing })), patience]).finally(() => cancel());
    },
    close: async () => {
      isOver = true;
      await thread.terminate();
    },
  };
}
