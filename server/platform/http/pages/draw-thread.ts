// Draws first screens on a thread of its own, with the web app's own build: a slow or broken screen never holds up an answer.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { answerCalls } from '../../threads.ts';
import type { Drawing } from './page-drawer.ts';

interface Program {
  drawPage: (path: string, boot: string) => Promise<Drawing>;
}

const program = (await import(pathToFileURL(String(workerData)).href)) as Program;
answerCalls({ program: { drawPage: program.drawPage } }, parentPort!);
