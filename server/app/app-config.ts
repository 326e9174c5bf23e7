import type { ConfiguredKeys } from '../ports/index.ts';

/** What the operator configured. Only `main` reads the environment; everybody else is handed this. */
export interface AppConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  dataSource: 'demo' | 'archive';
  archiveDir: string | null;
  archiveSeason: number | null;
  secretKey: string | null;
  adminEmail: string | null;
  demoSeed: string;
  demoNow: Date | null;
  logLevel: string;
  smtpUrl: string | null;
  languageModel: { baseUrl: string; apiKey: string | null; model: string } | null;
  stripe: ConfiguredKeys;
  publicUrl: string | null;
  trustProxy: number;
  metricsToken: string | null;
}
