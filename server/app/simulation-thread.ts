// Simulations on a thread of their own.
import { parentPort } from 'node:worker_threads';
import { answerCalls } from '../platform/threads/answer-calls.ts';
import { simulations } from './simulations.ts';

answerCalls({ simulations }, parentPort!);
