import { hash, parseOptions, verify } from '@node-rs/argon2';
import { DomainError } from '../../../kernel/domain-error.ts';

type HashGate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many hashes run at once and so many wait; the next one is refused. Without it a flood of logins is an outage. */
export function createHashGate(mostRunning: number, mostWaiting: number): HashGate {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < mostRunning) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) {
      throw new DomainError('RATE_LIMITED', 'We’re busy. Try again in a moment.', { retryAfterSeconds: 2 });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  // A slot is handed over, not freed: whoever waits longest gets it.
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ARGON2ID = 2;

/** The hash of a password that no one knows: an unknown account costs as much time as a known one. */
export const DECOY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$qY4oL+1CBaRaq/D20RA4CQ$W0la2Qs+OSkhH6qfY8TivzH6gWHc1skV9DELFGIIePE';

/** Kept where an account has no password: is no hash, so that none matches it. */
export const NO_PASSWORD = 'none';

/** Hashing blocks a worker thread and 19 MiB for 50 ms, so few run at once in a process. */
export const withHashSlot = createHashGate(4, 60);

// Two keyboards may compose the same letter differently.
const composed = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => withHashSlot(() => hash(composed(password), COST));

/** Call it inside `withHashSlot`. False for a stored text that is no hash. */
export async function isPassword(storedHash: string, password: string): Promise<boolean> {
  // As much work as for a hash: how long a wrong guess takes must not tell who has no password.
  if (storedHash === NO_PASSWORD) return (await verify(DECOY_HASH, composed(password))) && false;
  try {
    return await verify(storedHash, composed(password));
  } catch {
    return false;
  }
}

/** True for a hash of another kind or cost than today's, to be replaced at the next sign-in. */
export function isOutdatedHash(storedHash: string): boolean {
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(storedHash);
  return Number(algorithm) !== ARGON2ID || memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}
