export interface EngineCall {
  id: number;
  kind: 'query' | 'exec' | 'close';
  sql: string;
  params: unknown[] | undefined;
  rowMode: 'array' | 'object' | undefined;
}

export interface EngineReply {
  id: number;
  result?: unknown;
  failure?: { message: string } & Partial<Record<'code' | 'detail' | 'constraint' | 'table' | 'column' | 'severity', string | undefined>>;
}
