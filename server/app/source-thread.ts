// The data source on a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { answerCalls } from '../platform/threads.ts';
import { createArchiveSource } from '../providers/archive/index.ts';
import { createDemoSource } from '../providers/demo/index.ts';
import type { ThreadChoice } from './source-choice.ts';

const choice = workerData as ThreadChoice;
const source = choice.kind === 'demo' ? createDemoSource(choice) : await createArchiveSource(choice);
answerCalls(source, parentPort!);
