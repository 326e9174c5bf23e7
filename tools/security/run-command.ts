import { spawn, spawnSync } from 'node:child_process';

export interface Ran {
  code: number | null;
  output: string;
}

const LONGEST_MS = 15 * 60_000;
const MOST_OUTPUT = 4_000_000;

/** Runs a program to its end, at most a quarter of an hour. */
export function runCommand(program: string, args: readonly string[], longestMs: number = LONGEST_MS): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: longestMs });
    let output = '';
    const add = (chunk: Buffer): void => {
      if (output.length < MOST_OUTPUT) output += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

export const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;
