import { join } from 'node:path';
import { type SpanStart, traced } from '../../kernel/tracer.ts';
import type { LanguageModel, Mailer, ProviderReport } from '../../ports/index.ts';
import { CircuitBreaker, realSurroundings, type Surroundings } from '../../providers/http/index.ts';
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

const MAIL: SpanStart = { name: 'mail', kind: 'call' };

function openMailer(
  { smtpUrl, adminEmail, dataDir }: Config,
  now: () => Date,
  { tracer }: Surroundings,
): { mailer: Mailer; guard: CircuitBreaker } {
  const from = adminEmail ? `ClearEdge <${adminEmail}>` : SENDER;
  const guard = new CircuitBreaker(smtpUrl === null ? 'outbox' : 'smtp', now);
  const mailer = smtpUrl === null ? outboxMailer(join(dataDir, 'outbox'), from) : smtpMailer(smtpUrl, from);
  const guarded = guardedMailer(mailer, guard, now);
  return { mailer: { send: (mail) => traced(tracer, MAIL, () => guarded.send(mail)) }, guard };
}

const reportsOf =
  (...guards: readonly { report: ProviderReport }[]): ListReports =>
  () =>
    guards.map(({ report }) => ({ report, findLastAnswer: null, acceptChange: null }));

/** What every installation may use, whichever source its facts come from: mail, and a language model and a read replica where one is configured. */
export function openServices(
  config: Config,
  now: () => Date,
  replica?: { report: ProviderReport },
  around: Surroundings = realSurroundings,
): Services {
  const replicas = replica ? [replica] : [];
  const { mailer, guard } = openMailer(config, now, around);
  if (config.languageModel === null) return { mailer, languageModel: null, listReports: reportsOf(guard, ...replicas) };
  const modelGuard = new CircuitBreaker('language-model', now);
  const languageModel = guardedModel(openAiCompatible(config.languageModel, around), modelGuard);
  return { mailer, languageModel, listReports: reportsOf(guard, modelGuard, ...replicas) };
}
