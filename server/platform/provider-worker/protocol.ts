/** A call of `group.method(...args)` on the source that lives on the other thread. */
export interface SourceCall {
  id: number;
  group: string;
  method: string;
  args: unknown[];
}

export interface SourceReply {
  id: number;
  value?: unknown;
  error?: { name: string; message: string; stack: string | undefined };
}

/** The first message of a thread that is ready: the plain values of its source. */
export interface SourceReady {
  plain: Record<string, unknown>;
  groups: string[];
}
