import type { AppConfig } from '../../../app/app-config.ts';
import { loadSecretKey } from '../../../app/secret-key.ts';
import { keyedHash } from '../../../kernel/secrets/index.ts';

const CHARACTERS = 16;

/** Marks the installation's key without giving it away: equal marks, equal keys. */
export function markOfKey({ secretKey, dataDir }: Pick<AppConfig, 'secretKey' | 'dataDir'>): string {
  const key = loadSecretKey(secretKey, dataDir);
  return keyedHash({ config: { secretKey: key } }, 'backup', 'which key').slice(0, CHARACTERS);
}
