import { hkdfSync } from 'node:crypto';
import type { Ctx } from '../ctx.ts';

export type Keyed = { config: Pick<Ctx['config'], 'secretKey'> };

/** A key for one purpose: what is sealed for one cannot be opened, or compared, as another. */
export const deriveKey = ({ config }: Keyed, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', config.secretKey, '', `clearedge ${purpose}`, 32));
