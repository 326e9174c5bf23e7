/** How one provider of a live source fares, as the process that asked it last saw it. */
export interface ProviderReport {
  name: string;
  /** Closed: asked as needed. Open: resting until `restsUntil`. Half open: the next call is a trial. */
  breaker: 'closed' | 'open' | 'half_open';
  restsUntil: Date | null;
  requests: number;
  failures: number;
  lastGoodAt: Date | null;
  /** `kind` is one word; the message and the start of the body carry no key. */
  lastFault: { kind: string; message: string; body: string; at: Date } | null;
  /** Credits of the month, where the provider counts any. */
  quota: { used: number; limit: number; resetsAt: Date } | null;
  /** What could not be understood or placed, in a few words each; nothing of it was guessed. */
  notes: readonly string[];
  /** What its answers no longer hold to, a sentence each: they are refused, and results wait. Empty while they do. */
  changed: readonly string[];
}

/** The last good body of a provider as it came, for diagnosis. */
export interface LastAnswer {
  address: string;
  at: Date;
  body: string;
}

export interface SourceHealth {
  listReports: () => Promise<ProviderReport[]>;
  /** Null for a provider that never gave a good answer, or does not exist. */
  findLastAnswer: (provider: string) => Promise<LastAnswer | null>;
  /** Takes what a provider changed as it is from its next answers on, in whichever process asks it. */
  acceptChange: (provider: string) => Promise<void>;
}
