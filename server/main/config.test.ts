import { perPriceId } from '@clearedge/contract/routes/billing/plan-terms';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const LIVE = { DATA_SOURCE: 'live', SECRET_KEY: '0123456789abcdef0123456789abcdef' } as const;

describe('readConfig', () => {
  test('nothing set is a demo on port 3000', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: './.data',
      dataSource: 'demo',
      databaseUrl: null,
      secretKey: null,
      trustProxy: 0,
      streamsPerNetwork: 20,
      acceptsOtherKey: false,
      logLevel: 'info',
    });
  });

  test('one variable asks for past seasons', () => {
    expect(readConfig({ ARCHIVE_DIR: '/seasons' })).toMatchObject({ dataSource: 'archive', archiveDir: '/seasons' });
    expect(readConfig({ DATA_SOURCE: 'archive' })).toMatchObject({ dataSource: 'archive', archiveDir: null });
    expect(readConfig({ DATA_SOURCE: 'demo', ARCHIVE_DIR: '/seasons' })).toMatchObject({ dataSource: 'demo' });
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAIL: '' })).toMatchObject({ port: 3000, databaseUrl: null, adminEmail: null });
  });

  test('the direct address of the database is the pooled one where no other is given, and never stands alone', () => {
    const [pooled, direct] = ['postgres://u:p@pooler/name', 'postgres://u:p@server/name'];
    expect(readConfig({ DATABASE_URL: pooled })).toMatchObject({ databaseUrl: pooled, databaseDirectUrl: pooled });
    const both = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct };
    expect(readConfig(both)).toMatchObject({ databaseUrl: pooled, databaseDirectUrl: direct });
    expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow('DATABASE_URL: needed with DATABASE_DIRECT_URL');
    expect(readConfig({ DATABASE_URL: direct, DATABASE_READ_URL: pooled })).toMatchObject({ databaseReadUrl: pooled });
    expect(() => readConfig({ DATABASE_READ_URL: direct })).toThrow('DATABASE_URL: needed with DATABASE_READ_URL');
  });

  test('a sign-in provider is whole, and reached in a way that no one can listen to', () => {
    const whole = { OPENID_ISSUER: 'https://id.example', OPENID_CLIENT_ID: 'edge', OPENID_CLIENT_SECRET: 's', OPENID_NAME: 'Ballpark ID' };
    expect(readConfig(whole).openId).toEqual({ issuer: 'https://id.example', clientId: 'edge', clientSecret: 's', name: 'Ballpark ID' });
    expect(readConfig({}).openId).toBeNull();
    for (const name of Object.keys(whole)) expect(() => readConfig({ ...whole, [name]: '' })).toThrow(/set all four or none/);
    expect(readConfig({ ...whole, OPENID_ISSUER: 'http://127.0.0.1:9000' }).openId).not.toBeNull();
    for (const issuer of ['http://id.example', 'ftp://id.example', 'id.example', 'https://id.example/?x=1'])
      expect(() => readConfig({ ...whole, OPENID_ISSUER: issuer })).toThrow(/OPENID_ISSUER/);
  });

  test('values are read into their types', () => {
    const config = readConfig({
      PORT: '0',
      DEMO_NOW: '2026-07-11T12:00:00-04:00',
      ADMIN_EMAIL: 'Boss@Example.com',
      PUBLIC_URL: 'https://edge.example/',
      TRUST_PROXY: '2',
    });
    expect(config).toMatchObject({ port: 0, adminEmail: 'boss@example.com', publicUrl: 'https://edge.example', trustProxy: 2 });
    expect(config.demoNow?.toISOString()).toBe('2026-07-11T16:00:00.000Z');
  });

  test('a language model is an address and a name, with a key where one is wanted', () => {
    expect(readConfig({}).languageModel).toBeNull();
    const local = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'small' };
    expect(readConfig(local).languageModel).toEqual({ baseUrl: local.LLM_BASE_URL, apiKey: null, model: 'small' });
    expect(readConfig({ ...local, LLM_API_KEY: 'k' }).languageModel).toMatchObject({ apiKey: 'k' });
  });

  test('payment keys are read each for itself', () => {
    expect(readConfig({}).stripe).toEqual({ secretKey: null, webhookSecret: null, prices: perPriceId(() => null) });
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRO_PRICE_ID: 'price_1',
      STRIPE_PRO_YEARLY_PRICE_ID: 'price_2',
    };
    expect(readConfig(stripe).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      prices: { ...perPriceId(() => null), proPriceId: 'price_1', proYearlyPriceId: 'price_2' },
    });
  });

  test('the live source has the real addresses, each of which can be another', () => {
    expect(readConfig({}).live).toBeNull();
    const { live } = readConfig({
      ...LIVE,
      ODDS_API_KEY: 'key-of-nobody',
      ODDS_API_CREDITS: '20000',
      ESPN_GOLF_URL: 'http://localhost:8099/golf/',
    });
    expect(live).toMatchObject({ oddsApiKey: 'key-of-nobody', oddsApiCredits: 20_000, oddsApiRegions: 'us', clockAt: null });
    expect(live?.addresses).toMatchObject({
      mlb: 'https://statsapi.mlb.com',
      golfScoreboard: 'http://localhost:8099/golf',
      golfLeaderboard: 'http://localhost:8099/golf',
    });
    expect(readConfig(LIVE).live?.oddsApiKey).toBeNull();
  });

  test('a rehearsal has a clock of its own, and asks no one but this machine', () => {
    const names = ['MLB_STATS_API_URL', 'ODDS_API_URL', 'CFL_SCOREBOARD_URL', 'CFL_HISTORY_URL', 'OPEN_METEO_URL', 'NBA_SCOREBOARD_URL'];
    const feeds = ['ESPN_SCOREBOARD_URL', 'NHL_API_URL', 'ESPN_GOLF_URL', 'NEWS_MLB_URL', 'NEWS_ESPN_URL', 'NEWS_TRADE_RUMORS_URL'];
    const local = Object.fromEntries([...names, ...feeds].map((name) => [name, 'http://127.0.0.1:8099/x']));
    const rehearsal = { ...LIVE, ...local, LIVE_CLOCK_AT: '2026-08-07T12:00:00-04:00' };
    expect(readConfig(rehearsal).live?.clockAt?.toISOString()).toBe('2026-08-07T16:00:00.000Z');
    expect(readConfig(rehearsal).live?.addresses.nbaFinals).toBe('http://127.0.0.1:8099/x');
    expect(readConfig({ ...rehearsal, NBA_SCOREBOARD_URL: '' }).live?.addresses.nbaFinals).toBeNull();
    expect(() => readConfig({ ...rehearsal, NBA_SCOREBOARD_URL: 'https://cdn.nba.com/x' })).toThrow(/LIVE_CLOCK_AT.*NBA_SCOREBOARD_URL/);
    expect(() => readConfig({ ...rehearsal, NEWS_MLB_URL: '' })).toThrow(
      'LIVE_CLOCK_AT: only where every provider is on this machine; set NEWS_MLB_URL',
    );
    expect(() => readConfig({ ...rehearsal, ODDS_API_URL: 'https://127.0.0.1.example.com' })).toThrow(/LIVE_CLOCK_AT.*ODDS_API_URL/);
    expect(() => readConfig({ LIVE_CLOCK_AT: '2026-08-07T16:00:00Z' })).toThrow('LIVE_CLOCK_AT: only with DATA_SOURCE=live');
  });

  test('traces are off until a collector is named', () => {
    expect(readConfig({ OTEL_SERVICE_NAME: 'edge', OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing).toBeNull();
    const endpoint = 'https://traces.example/otlp/';
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).tracing).toEqual({
      endpoint: 'https://traces.example/otlp',
      headers: {},
      serviceName: 'clearedge',
      ratio: 1,
    });
    const named = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi=, x-team = edge', OTEL_TRACES_SAMPLER_ARG: '0.25' };
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...named }).tracing).toMatchObject({
      headers: { authorization: 'Basic YTpi=', 'x-team': 'edge' },
      ratio: 0.25,
    });
  });

  test.each([
    [{ ...LIVE, MLB_STATS_API_URL: 'statsapi' }, 'MLB_STATS_API_URL: expected an address that begins with'],
    [{ ...LIVE, ODDS_API_KEY: 'short' }, 'ODDS_API_KEY: expected a key of the-odds-api.com'],
    [{ ...LIVE, ODDS_API_CREDITS: '0' }, 'ODDS_API_CREDITS: expected the credits of your plan'],
    [{ ...LIVE, ODDS_API_REGIONS: 'us;uk' }, 'ODDS_API_REGIONS: expected regions with commas'],
    [{ ...LIVE, LIVE_CLOCK_AT: 'noon' }, 'LIVE_CLOCK_AT: expected an ISO time'],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY: expected a secret key'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET: expected a signing secret'],
    [{ STRIPE_ELITE_PRICE_ID: '40' }, 'STRIPE_ELITE_PRICE_ID: expected the id of a price'],
    [{ PORT: 'http' }, 'PORT: expected a port number'],
    [{ PORT: '70000' }, 'PORT: expected a port number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: expected the address of a PostgreSQL server'],
    [{ DATA_SOURCE: 'real' }, 'DATA_SOURCE: expected demo, archive or live'],
    [{ DATA_SOURCE: 'live' }, 'SECRET_KEY: needed in live mode'],
    [{ ARCHIVE_DIR: '/seasons', DEMO_NOW: '2026-07-11T16:00:00Z' }, 'DEMO_NOW: only with DATA_SOURCE=demo'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY: expected at least 32 characters'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL: expected a mail address'],
    [{ DEMO_SEED: 'x'.repeat(101) }, 'DEMO_SEED: expected at most 100 characters'],
    [{ DEMO_NOW: 'noon' }, 'DEMO_NOW: expected an ISO time'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected fatal'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: expected the address of a mail server'],
    [{ PUBLIC_URL: 'clearedge.example' }, 'PUBLIC_URL: expected the address people use'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: expected the number of proxies'],
    [{ METRICS_TOKEN: 'abc' }, 'METRICS_TOKEN: expected at least 16 characters'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT: expected a port number from 1'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: expected the address of an OTLP/HTTP collector'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:pass@traces.example' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: expected the address of an OTLP'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'x-key' }, 'OTEL_EXPORTER_OTLP_HEADERS: expected headers as name=value'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%2' }, 'OTEL_EXPORTER_OTLP_HEADERS: expected headers as name=value'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'x key=a' }, 'OTEL_EXPORTER_OTLP_HEADERS: expected headers as name=value'],
    [{ OTEL_SERVICE_NAME: 'x'.repeat(101) }, 'OTEL_SERVICE_NAME: expected at most 100 characters'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG: expected a share from 0 to 1'],
    [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, 'OTEL_TRACES_SAMPLER_ARG: expected a share from 0 to 1'],
    [{ LLM_BASE_URL: 'localhost', LLM_MODEL: 'm' }, 'LLM_BASE_URL: expected the address of an OpenAI-compatible server'],
    [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, 'LLM_MODEL: the name of the model'],
    [{ LLM_MODEL: 'm' }, 'LLM_BASE_URL: needed with LLM_MODEL'],
  ])('%o is refused by name', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(message);
  });

  test('every wrong variable is named at once, and no value is repeated', () => {
    const attempt = () => readConfig({ PORT: 'x', METRICS_TOKEN: 'hunter2' });
    expect(attempt).toThrow(/PORT[\s\S]*METRICS_TOKEN/);
    expect(attempt).not.toThrow(/hunter2/);
  });
});
