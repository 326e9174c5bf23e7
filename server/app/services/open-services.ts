import { join } from 'node:path';
import type { LanguageModel, Mailer, ProviderReport } from '../../ports/index.ts';
import { CircuitBreaker } from '../../providers/http/index.ts';
import { guardedModel, openAiCompatible } from '../../providers/language-model/index.ts';
import { guardedMailer, outboxMailer, smtpMailer } from '../../providers/smtp/index.ts';
import type { AppConfig } from '../app-config.ts';
import type { ListReports } from '../live/provider-health-monitor.ts';

const SENDER = 'ClearEdge <no-reply@clearedge.local>';

export interface Services {
  mailer: Mailer;
  languageModel: LanguageModel | null;
  /** How they fare as this process sees it. */
  listReports: ListReports;
}

type Config = Pick<AppConfig, 'smtpUrl' | 'adminEmail' | 'dataDir' | 'languageModel'>;

function openMailer({ smtpUrl, adminEmail, dataDir }: Config, now: () => Date): { mailer: Mailer; guard: CircuitBreaker } {
  const from = adminEmail ? `ClearEdge <${adminEmail}>` : SENDER;
  const guard = new CircuitBreaker(smtpUrl === null ? 'outbox' : 'smtp', now);
  const mailer = smtpUrl === null ? outboxMailer(join(dataDir, 'outbox'), from) : smtpMailer(smtpUrl, from);
  return { mailer: guardedMailer(mailer, guard, now), guard };
}

const reportsOf =
  (...guards: readonly { report: ProviderReport }[]): ListReports =>
  () =>
    guards.map(({ report }) => ({ report, findLastAnswer: null, acceptChange: null }));

/** What every installation may use, whichever source its facts come from: mail, and a language model and a read replica where one is configured. */
export function openServices(config: Config, now: () => Date, replica?: { report: ProviderReport }): Services {
  const replicas = replica ? [replica] : [];
  const { mailer, guard } = openMailer(config, now);
  if (config.languageModel === null) return { mailer, languageModel: null, listReports: reportsOf(guard, ...replicas) };
  const modelGuard = new CircuitBreaker('language-model', now);
  const languageModel = guardedModel(openAiCompatible(config.languageModel), modelGuard);
  return { mailer, languageModel, listReports: reportsOf(guard, modelGuard, ...replicas) };
}
