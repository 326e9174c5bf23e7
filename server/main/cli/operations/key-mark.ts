import type { AppConfig } from '../../../app/app-config.ts';
import { loadSecretKey } from '../../../app/secret-key.ts';
import { markOfKey } from '../../../kernel/secrets.ts';

export const markOfConfigured = ({ secretKey, dataDir }: Pick<AppConfig, 'secretKey' | 'dataDir'>): string =>
  markOfKey(loadSecretKey(secretKey, dataDir));
