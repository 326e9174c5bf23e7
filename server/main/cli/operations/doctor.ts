import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { AppConfig } from '../../../app/app-config.ts';
import { checkPooled, refusePooler } from '../../../platform/database/pooler.ts';
import { withReplica } from '../../../platform/database/replica.ts';
import { createLogger } from '../../../platform/logger.ts';
import type { SourceStore } from '../../../ports/index.ts';
import { realSurroundings } from '../../../providers/http/index.ts';
import { openAiCompatible } from '../../../providers/language-model/index.ts';
import { createLiveSource, type LiveSource } from '../../../providers/live/index.ts';
import { listSpellings } from '../../../providers/live/read-spellings.ts';
import { openIdConnect } from '../../../providers/openid-connect/index.ts';
import { verifySmtp } from '../../../providers/smtp/index.ts';
import { telegramBot } from '../../../providers/telegram/index.ts';
import { planMonth } from '../../../providers/the-odds-api/credits/month-plan.ts';
import { readConfig } from '../../config.ts';
import { openConfigured } from './database-at.ts';
import { runCommand } from './run-command.ts';

type Finding = 'ok' | 'note' | 'FAIL';
let hasFailed = false;

function say(finding: Finding, what: string, found: string): void {
  hasFailed ||= finding === 'FAIL';
  console.log(`  ${finding.padEnd(5)} ${what.padEnd(22)} ${found}`);
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!.replace(/\?\S{40,}/, '?…');

/** Runs a check and says how it went, with what it found and how long that took. */
async function check(what: string, ask: () => Promise<string>): Promise<void> {
  const startedAt = performance.now();
  try {
    say('ok', what, `${await ask()} (${Math.round(performance.now() - startedAt)} ms)`);
  } catch (error) {
    say('FAIL', what, reasonOf(error));
  }
}

/** What a provider keeps lives as long as this command: the running server's credits and boards are left alone. */
function passingStore(): SourceStore {
  const values = new Map<string, { value: unknown; version: number }>();
  return {
    read: async (name) => values.get(name) ?? null,
    write: async (name, value, version) => {
      values.set(name, { value, version: (version ?? 0) + 1 });
      return true;
    },
  };
}

async function checkDatabase(config: AppConfig): Promise<string> {
  const { databaseDirectUrl: direct } = config;
  if (config.databaseUrl === null || direct === null) {
    mkdirSync(config.dataDir, { recursive: true });
    accessSync(config.dataDir, constants.W_OK);
    return `embedded, in ${config.dataDir}`;
  }
  await refusePooler(direct);
  const database = await openConfigured(config, undefined, createLogger('silent'));
  await database.close();
  if (direct === config.databaseUrl) return 'PostgreSQL answers, and its tables are ours or none';
  await checkPooled(config.databaseUrl, direct);
  return 'PostgreSQL answers, its tables are ours or none, and the pooler leads to it';
}

async function checkReplica(config: AppConfig, url: string): Promise<string> {
  const quiet = createLogger('silent');
  const { replica, close } = withReplica(await openConfigured(config, undefined, quiet), url, quiet);
  try {
    if (!(await replica.isCurrent())) throw new Error(replica.report.lastFault?.message);
    return 'it has all that the database has';
  } finally {
    await close();
  }
}

/** One small question to each provider; the one that counts credits is asked what is left, which is free. */
async function askProviders(live: LiveSource): Promise<void> {
  const { baseball, leagues, golf, news, weather } = live.source;
  const now = new Date();
  const today = easternDay(now);
  const [from, to] = [shiftDay(today, -3), shiftDay(today, 7)];
  await check('baseball, 11 days', async () => {
    const games = await baseball.listSeason(from, to, now);
    const next = games[0];
    if (next) await weather.findWeather(next.gameId, now);
    return `${games.length} games`;
  });
  for (const [sport, { feed }] of Object.entries(leagues))
    await check(`${leagueOf(sport as LeagueSport)}, 11 days`, async () => `${(await feed.listGames(from, to, now)).length} games`);
  if (golf) await check('golf, 11 days', async () => `${(await golf.feed.listTournaments(from, to, now)).length} tournaments`);
  await check('headlines', async () => `${(await news.listNews(now, 20)).length} stories`);
  await check('credits', async () => {
    await live.learnCredits();
    return 'read, without spending any';
  });
  console.log('\nProviders');
  for (const { report } of live.listReports()) {
    const { name, requests, lastGoodAt, lastFault, quota } = report;
    const left = quota ? `, ${quota.limit - quota.used} of ${quota.limit} credits left` : '';
    if (lastFault && (lastGoodAt === null || lastFault.at > lastGoodAt))
      say('FAIL', name, reasonOf(`${lastFault.kind}: ${lastFault.message}`));
    else if (requests === 0) say('note', name, 'not asked: nothing was needed of it');
    else say('ok', name, `${requests} answered${left}`);
  }
}

async function checkLive({ live }: AppConfig): Promise<void> {
  if (live === null) return;
  console.log('\nLive data');
  if (live.oddsApiKey === null) say('note', 'ODDS_API_KEY', 'not set: games are shown without prices');
  if (!live.mayBeSold) say('note', 'COMMERCIAL_FEEDS', 'not set: no plan is sold while the feeds’ terms are for personal use (NOTICE.md)');
  for (const [what, added] of listSpellings(live.spellings)) say('note', what, added);
  await askProviders(createLiveSource({ ...live, isRehearsal: live.clockAt !== null }, realSurroundings, passingStore()));
}

const minutes = (value: number | null): string => (value === null ? 'rarely' : `${value} min`);

function sayCredits({ live }: AppConfig): void {
  if (live === null || live.oddsApiKey === null) return;
  const regions = live.oddsApiRegions.split(',').length;
  console.log(`\nWhat a month of credits buys (15 MLB games a day, ${regions === 1 ? 'one region' : `${regions} regions`})`);
  console.log(`  ${'credits'.padStart(8)}   last 2 h before a start   earlier in the day   props of a game, updates a day`);
  for (const credits of [...new Set([500, 20_000, 100_000, live.oddsApiCredits])].sort((a, b) => a - b)) {
    const plan = planMonth(credits, regions);
    const mark = credits === live.oddsApiCredits ? '  <- yours' : '';
    const cells = [
      minutes(plan.minutesBeforeStart).padEnd(25),
      minutes(plan.minutesInTheDay).padEnd(20),
      plan.propUpdatesOfAGame.toFixed(1),
    ];
    console.log(`  ${String(credits).padStart(8)}   ${cells.join(' ')}${mark}`);
  }
}

const NO_TRIP = { state: 'doctor', nonce: 'doctor', verifier: 'doctor', returnsTo: 'https://clearedge.invalid/auth/callback' };

async function checkServices(config: AppConfig): Promise<void> {
  const { smtpUrl, telegramToken, openId, languageModel, stripe } = config;
  console.log('\nMail, payments, assistant');
  if (smtpUrl === null) say('note', 'mail', `SMTP_URL is not set: mail is written to ${config.dataDir}/outbox`);
  else
    await check('mail', async () => {
      await verifySmtp(smtpUrl);
      return 'the server takes our name and password';
    });
  const keys = [stripe.secretKey, stripe.webhookSecret, ...Object.values(stripe.prices)];
  const given = keys.filter((key) => key !== null).length;
  if (given === 0) say('note', 'payments', 'no Stripe variables: keys are those saved under Admin, Stripe setup');
  else
    say(
      given === keys.length ? 'ok' : 'note',
      'payments',
      `${given} of ${keys.length} Stripe variables set; Admin, Stripe setup tests them`,
    );
  if (openId !== null) await check('sign-in', async () => new URL(await openIdConnect(openId).addressFor(NO_TRIP)).origin);
  if (telegramToken !== null) await check('Telegram', async () => `@${await telegramBot(telegramToken).findBotName()}`);
  if (languageModel === null) say('note', 'assistant', 'the built-in analyst answers; no LLM_BASE_URL');
  else
    await check('assistant', async () => {
      for await (const event of openAiCompatible(languageModel).answer([{ role: 'user', content: 'Say ok.' }], []))
        if (event.kind === 'text') break;
      return `${languageModel.model} answers`;
    });
}

await runCommand(async () => {
  const config = readConfig(process.env);
  console.log('Configuration');
  say('ok', 'variables', `DATA_SOURCE=${config.dataSource}, port ${config.port}`);
  if (config.secretKey === null && !existsSync(`${config.dataDir}/secret.key`))
    say('note', 'SECRET_KEY', `not set: one is made in ${config.dataDir} at the first start; back it up`);
  if (config.publicUrl === null) say('note', 'PUBLIC_URL', 'not set: links in mail and payment returns lead to localhost');
  if (config.adminEmail === null) say('note', 'ADMIN_EMAIL', 'not set: no one becomes the admin by registering');
  await check('database', () => checkDatabase(config));
  const { databaseReadUrl } = config;
  if (databaseReadUrl !== null) await check('read replica', () => checkReplica(config, databaseReadUrl));
  await checkServices(config);
  await checkLive(config);
  sayCredits(config);
  console.log(hasFailed ? '\nSomething failed: see FAIL above.' : '\nAll that was asked answered.');
  if (hasFailed) process.exit(1);
});
