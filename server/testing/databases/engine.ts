export interface EngineResult {
  rows: unknown[];
  affectedRows?: number;
  fields: { name: string; dataTypeID: number }[];
}
export interface QueryOptions {
  rowMode?: 'array' | 'object';
}

/** One session of an embedded PostgreSQL, wherever it runs: on a worker thread in the product, in the same thread in tests. */
export interface Engine {
  query: (sql: string, params?: unknown[], options?: QueryOptions) => Promise<EngineResult>;
  exec: (sql: string) => Promise<unknown>;
  close: () => Promise<void>;
}
