import pino from 'pino';
import type { Logger } from '../kernel/log.ts';

/** JSON lines on standard output; a newline in a name cannot make a line of its own. */
export function createLogger(level: string): Logger {
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } });
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  };
}
