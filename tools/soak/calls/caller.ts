import { Agent } from 'node:http';
import { type Answer, attempt, type Call, ConnectionLost } from './attempt.ts';
import type { Kind, Tally } from './tally.ts';

export interface Requested {
  kind: Kind;
  name: string;
  call: Call;
  /** When it should have been sent, by performance.now(): a late generator must not make the product look fast. */
  dueAt: number;
  /** Which process is asked first; the others follow when it is away. */
  first: number;
  /** Hang up so long after sending, and send again at the next process. */
  hangUpAfterMs?: number | undefined;
}

const CONNECTIONS = { 'public read': 20, 'own read': 8, write: 12 } as const;
const AGAIN_MS = 100;
const GIVE_UP_MS = 90_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends calls to several processes of one product, each over a few kept connections to each, and the same one again elsewhere when a connection dies. */
export class Caller {
  readonly #ports: readonly number[];
  readonly #agents = new Map<string, Agent>();
  tally: Tally;

  constructor(ports: readonly number[], tally: Tally) {
    this.#ports = ports;
    this.tally = tally;
  }

  /** Null when no one answered for long; a call without effect, or with a key, may be sent as often as it takes. */
  async ask({ kind, name, call, dueAt, first, hangUpAfterMs }: Requested): Promise<Answer | null> {
    const { tally } = this;
    let metKill = false;
    for (let tries = 0; performance.now() - dueAt < GIVE_UP_MS; tries += 1) {
      const port = this.#ports[(first + tries) % this.#ports.length]!;
      const isHungUp = tries === 0 && hangUpAfterMs !== undefined;
      try {
        const answer = await attempt(port, this.#agentOf(kind, port), call, isHungUp ? hangUpAfterMs : undefined);
        // A call whose own sender hung up says nothing of how long an answer takes.
        if (hangUpAfterMs === undefined) tally.add({ kind, name, status: answer.status, ms: performance.now() - dueAt, metKill });
        return answer;
      } catch (error) {
        if (!(error instanceof ConnectionLost)) {
          tally.addLost(String(error));
          return null;
        }
        if (!isHungUp) metKill = true;
        if (tries >= this.#ports.length - 1) await pause(AGAIN_MS);
      }
    }
    tally.addLost(`${name} found no process for ${GIVE_UP_MS / 1000} s`);
    return null;
  }

  close(): void {
    for (const agent of this.#agents.values()) agent.destroy();
  }

  #agentOf(kind: Kind, port: number): Agent {
    const key = `${kind} ${port}`;
    const agent = this.#agents.get(key) ?? new Agent({ keepAlive: true, maxSockets: CONNECTIONS[kind] });
    this.#agents.set(key, agent);
    return agent;
  }
}
