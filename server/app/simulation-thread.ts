// Simulations on a thread of their own.
import { parentPort } from 'node:worker_threads';
import { answerCalls } from '../platform/threads.ts';
import { simulations } from './simulations.ts';

answerCalls({ simulations }, parentPort!);
