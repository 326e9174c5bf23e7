import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { identityParsers } from './identity-parsers.ts';

/** The default 128 MB of shared buffers costs half a gigabyte of WASM memory and buys nothing at this size. */
export const pgliteOptions = (): PGliteOptions => ({
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  parsers: identityParsers,
});
