import type { Logger } from '../../kernel/log.ts';

export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error';
  fields: object;
  message: string;
}

/** Keeps what was logged, for a test to look at. */
export function memoryLog(): Logger & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at = (level: LogLine['level']) => (fields: object, message: string) => void lines.push({ level, fields, message });
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
