import type { BreakerState } from './pacing/breaker.ts';
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
  lastFault: { kind: FaultKind; message: string; at: Date } | null;
}

export class HealthTally {
  requests = 0;
  failures = 0;
  notModified = 0;
  fromCache = 0;
  lastGoodAt: Date | null = null;
  lastFault: ProviderHealth['lastFault'] = null;

  fault({ kind, message }: ProviderFault, at: Date): void {
    this.failures += 1;
    this.lastFault = { kind, message, at };
  }
}
