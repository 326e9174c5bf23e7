/** What a thread of ours says: once that it is ready, then the end of each call. */
export type ThreadMessage = { ready: unknown } | { id: number; value: unknown } | { id: number; failure: ThreadFailure };

/** An error in plain values, with what PostgreSQL says beside its message. */
export interface ThreadFailure {
  name: string;
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
}

export function failureOf(error: unknown): ThreadFailure {
  const { name, message, stack, code, detail, constraint } = (error instanceof Error ? error : new Error(String(error))) as ThreadFailure;
  return { name, message, stack, code, detail, constraint };
}
