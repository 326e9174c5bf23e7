import pino, { type DestinationStream } from 'pino';
import type { Logger } from '../kernel/log.ts';
import { withoutParameters } from '../kernel/text.ts';

/** JSON lines on standard output; a newline in a name cannot make a line of its own. `mixin` gives what every line has beside its own fields. */
export function createLogger(level: string, destination?: DestinationStream, mixin?: () => object): Logger {
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      ...(mixin && { mixin }),
    },
    destination ?? pino.destination(1),
  );
  return {
    debug: (fields, message) => log.debug(cleaned(fields), message),
    info: (fields, message) => log.info(cleaned(fields), message),
    warn: (fields, message) => log.warn(cleaned(fields), message),
    error: (fields, message) => log.error(cleaned(fields), message),
  };
}

// The last fence: an error turned into text by whoever logs it carries the parameters of its statement.
const cleaned = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, unknown] => [name, typeof value === 'string' ? withoutParameters(value) : value]),
  );
