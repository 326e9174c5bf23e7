import type { LastAnswer } from '../../ports/source-health.ts';
import type { BreakerState } from './pacing.ts';
import type { FaultKind, ProviderFault } from './provider-fault.ts';

/** What the operator sees of a provider. */
export interface ProviderHealth {
  name: string;
  breaker: BreakerState;
  restsUntil: Date | null;
  requests: number;
  failures: number;
  notModified: number;
  fromCache: number;
  lastGoodAt: Date | null;
  lastFault: { kind: FaultKind; message: string; body: string; at: Date } | null;
  /** What its answers no longer hold to; empty while they do. */
  changed: readonly string[];
  /** Takes what changed as it is from now on. */
  acceptChange: () => void;
  /** The newest good body as it came; its address carries no key. */
  findLastAnswer: () => LastAnswer | null;
}

export class HealthCounters {
  requests = 0;
  failures = 0;
  notModified = 0;
  fromCache = 0;
  lastGoodAt: Date | null = null;
  lastFault: ProviderHealth['lastFault'] = null;
  lastAnswer: LastAnswer | null = null;

  fault({ kind, message, body }: ProviderFault, at: Date): void {
    this.failures += 1;
    this.lastFault = { kind, message, body, at };
  }
}
