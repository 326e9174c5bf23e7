import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../platform/place.ts';

export interface RunningProgram {
  /** Resolves with the first line on standard output that matches; rejects with all output when the program ends first. */
  line: (expression: RegExp) => Promise<string>;
  ended: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => void;
}

/** Runs a TypeScript program of ours as a process of its own. */
export function runProgram(file: string, args: readonly string[] = [], environment: Record<string, string> = {}): RunningProgram {
  const command = [join(repositoryRoot, 'tools', 'run.mjs'), file, ...args];
  const child = spawn(process.execPath, command, {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { ended, kill: (signal) => void child.kill(signal), line: (expression) => waitForLine(child, expression, () => output) };
}

function waitForLine(child: ChildProcess, expression: RegExp, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const found = output()
        .split('\n')
        .find((line) => expression.test(line));
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => {
      look();
      reject(new Error(`the program ended without saying ${expression}: ${output()}`));
    });
    look();
  });
}
