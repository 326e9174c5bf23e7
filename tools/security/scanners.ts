import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { naughtyTexts } from '../../server/app/hostile/testing/input/naughty-texts.ts';
import { isWhole } from '../../server/platform/http/binder/whole-text.ts';
import type { OwnServer } from './own-server.ts';
import { isInstalled, runCommand } from './run-command.ts';
import { judged, type Outcome, skipped } from './step.ts';

const WORDS = '/usr/share/dirb/wordlists/common.txt';
const SCAN_SECONDS = process.env.SCAN_SECONDS ?? '240';
const WAPITI_MODULES = 'sql,xss,exec,file,redirect,ssrf,crlf,csp,http_headers,cookieflags';
const API = [
  '/api/games?date=2026-07-11',
  '/api/search?q=Boston',
  '/api/odds-comparison?date=2026-07-11',
  '/api/record?month=2026-07',
  '/api/digest?date=2026-07-11',
];
/** Addresses that may be found: pages of the product answer 404 with the whole app, so a status says enough. */
const OURS = /^(api|assets|healthz|readyz|metrics|robots\.txt|sitemap\.xml|favicon\.ico|manifest\.webmanifest)$/;

const absent = (program: string): Outcome => skipped(program, 'not installed');

/** What it would have and must not get: the first header makes old browsers unsafe (OWASP: leave it out), the second means nothing without TLS. */
const UNWANTED = /X-XSS-Protection is not set|Strict-Transport-Security is not set/;

async function wapiti({ url }: OwnServer, folder: string): Promise<Outcome> {
  if (!isInstalled('wapiti')) return absent('wapiti');
  const report = join(folder, 'wapiti.json');
  const starts = API.flatMap((path) => ['-s', url + path]);
  const args = [
    '-u',
    `${url}/`,
    '--scope',
    'folder',
    ...starts,
    '-m',
    WAPITI_MODULES,
    '--flush-session',
    '-f',
    'json',
    '-o',
    report,
    '--max-scan-time',
    SCAN_SECONDS,
    '--no-bugreport',
  ];
  const { output } = await runCommand('wapiti', args);
  if (!existsSync(report)) return skipped('wapiti', output.slice(-300));
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, { path: string; info: string }[]>;
  };
  const findings = Object.entries(vulnerabilities).flatMap(([kind, list]) => list.map(({ path, info }) => `${kind}: ${path} ${info}`));
  const faults = findings.filter((finding) => !UNWANTED.test(finding));
  return judged('wapiti', faults, `${WAPITI_MODULES}; ${findings.length} headers left out on purpose`);
}

async function sqlmap({ url }: OwnServer, folder: string): Promise<Outcome> {
  if (!isInstalled('sqlmap')) return absent('sqlmap');
  const usual = [
    '--batch',
    '--level',
    '2',
    '--risk',
    '1',
    '--smart',
    '--flush-session',
    '--disable-coloring',
    '--output-dir',
    join(folder, 'sqlmap'),
  ];
  const login = [
    '-u',
    `${url}/api/auth/login`,
    '--method',
    'POST',
    '--data',
    '{"email":"a@b.co","password":"x"}',
    '--headers',
    'Content-Type: application/json',
    '--ignore-code',
    '401,429',
  ];
  const targets = [login, ...API.map((path) => ['-u', url + path, '--ignore-code', '400,404,429'])];
  const findings: string[] = [];
  for (const target of targets) {
    const { output } = await runCommand('sqlmap', [...target, ...usual]);
    if (/is vulnerable|identified the following injection/.test(output)) findings.push(`${target[1]}: ${output.slice(-500)}`);
  }
  return judged('sqlmap', findings, `${targets.length} addresses, none injectable`);
}

interface FfufReport {
  results: { input: { FUZZ: string }; status: number }[];
}

async function ffuf(args: readonly string[], report: string): Promise<FfufReport['results']> {
  await runCommand(
    'ffuf',
    ['-s', '-noninteractive', ...args, '-of', 'json', '-o', report].filter((arg) => arg !== '-noninteractive'),
  );
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as FfufReport).results : [];
}

async function commonPaths({ url }: OwnServer, folder: string): Promise<Outcome> {
  if (!isInstalled('ffuf') || !existsSync(WORDS)) return absent('ffuf with the list of dirb');
  const results = await ffuf(
    ['-w', WORDS, '-u', `${url}/FUZZ`, '-mc', '200,201,204,301,302,401,403,500-599', '-rate', '300'],
    join(folder, 'ffuf-paths.json'),
  );
  const pages = new Set(await ownPages());
  const findings = results.filter(
    ({ input, status }) => status >= 500 || !(OURS.test(input.FUZZ) || pages.has(input.FUZZ.replace(/\/+$/, ''))),
  );
  return judged(
    'common paths',
    findings.map(({ input, status }) => `${status} /${input.FUZZ}`),
    `${results.length} found, all ours`,
  );
}

async function ownPages(): Promise<string[]> {
  const { appRoutes } = await import('../../server/app/app-routes.ts');
  return appRoutes.map(({ pattern }) => pattern.split('/')[1] ?? '');
}

async function naughtyQueries({ url }: OwnServer, folder: string): Promise<Outcome> {
  if (!isInstalled('ffuf')) return absent('ffuf');
  const list = join(folder, 'naughty.txt');
  const lines = naughtyTexts
    .filter((text) => isWhole(text) && text.length < 2000)
    .map((text) => encodeURIComponent(text))
    .filter((line) => line !== '');
  writeFileSync(list, lines.join('\n'));
  const findings: string[] = [];
  for (const path of [
    '/api/games?date=FUZZ',
    '/api/search?q=FUZZ',
    '/api/games/FUZZ',
    '/api/golf/players/FUZZ',
    '/api/cfl/teams/FUZZ',
    '/FUZZ',
  ]) {
    const results = await ffuf(['-w', list, '-u', url + path, '-mc', '500-599', '-rate', '300'], join(folder, 'ffuf-naughty.json'));
    findings.push(...results.map(({ input, status }) => `${status} ${path} ${input.FUZZ.slice(0, 80)}`));
  }
  return judged('odd texts in addresses', findings, `${lines.length} texts at six addresses`);
}

async function slowClients({ url }: OwnServer): Promise<Outcome> {
  if (!isInstalled('slowhttptest')) return absent('slowhttptest');
  const { output } = await runCommand(
    'slowhttptest',
    ['-c', '300', '-H', '-i', '10', '-r', '100', '-l', '40', '-u', `${url}/api/status`, '-p', '3'],
    120_000,
  );
  return judged(
    'slow clients',
    /service available:\W*(?:\[[\d;]*m)?NO/.test(output) ? ['the service was not available'] : [],
    '300 slow connections, available throughout',
  );
}

/** What is installed here of the usual scanners, one after the other. */
export async function runScanners(server: OwnServer, folder: string): Promise<Outcome[]> {
  const outcomes = [];
  for (const scan of [commonPaths, naughtyQueries, slowClients, sqlmap, wapiti]) outcomes.push(await scan(server, folder));
  const tls = isInstalled('testssl') ? 'TLS ends at the proxy; run it against that' : 'not installed';
  return [...outcomes, skipped('testssl', tls)];
}
