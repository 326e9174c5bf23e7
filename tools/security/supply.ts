import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { judged, type Outcome, passed, skipped } from './step.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
}
export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Licenses under which the product may be handed on together with a package. MPL and the font's ask for their own files alone. */
const FREE = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'CC-BY-4.0', 'Zlib'];
const GOOD = new Set([...FREE, 'MPL-2.0', 'OFL-1.1', 'PostgreSQL', 'Unlicense', 'Python-2.0']);
/** Packages that name no license in their manifest, and what their files say. */
const KNOWN: Readonly<Record<string, string>> = { 'parse-cache-control': 'BSD-3-Clause' };
const REGISTRY = /^https:\/\/registry\.npmjs\.org\//;

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;
const wordsOf = (license: string): string[] => license.split(/ (?:OR|AND) |[()]/).filter((word) => word !== '');

/** What is wrong with the packages of a lock file: a license not on the list, no checksum, another place than the registry. */
export function findSupplyFaults({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { license, link, integrity, resolved, version }]) => {
    if (!path.includes('node_modules/') || link) return [];
    const name = nameOf(path);
    const named = license ?? KNOWN[name] ?? 'none named';
    const faults = wordsOf(named).every((word) => GOOD.has(word)) ? [] : [`license of ${name}: ${named}`];
    if (!integrity) faults.push(`no checksum: ${name} ${version ?? ''}`);
    if (resolved && !REGISTRY.test(resolved)) faults.push(`not from the registry: ${name}`);
    return faults;
  });
}

export function checkSupply(root: string): Outcome {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return judged('licenses and checksums', findSupplyFaults(lock), `${Object.keys(lock.packages).length} packages`);
}

interface Audit {
  error?: unknown;
  metadata?: { vulnerabilities?: Record<string, number> };
}

function readJson<T>(text: string): T | null {
  try {
    return JSON.parse(text.slice(text.indexOf('{'))) as T;
  } catch {
    return null;
  }
}

/** Known vulnerabilities of what is shipped. Not every registry answers; then there is nothing to say. */
export async function audit(): Promise<Outcome> {
  const step = 'known vulnerabilities';
  const { output } = await runCommand('npm', ['audit', '--omit=dev', '--json'], 60_000);
  const counts = readJson<Audit>(output)?.metadata?.vulnerabilities;
  if (!counts) return skipped(step, 'the registry answered no advisories');
  const serious = ['moderate', 'high', 'critical'].filter((level) => (counts[level] ?? 0) > 0);
  return judged(
    step,
    serious.map((level) => `${level}: ${counts[level]}`),
    'none of moderate severity or worse',
  );
}

/** Writes the bill of materials of what is shipped. */
export async function writeBill(root: string, folder: string): Promise<Outcome> {
  const step = 'bill of materials';
  const { code, output } = await runCommand(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only', '--prefix', root],
    60_000,
  );
  const bill = readJson<{ components?: unknown[] }>(output.slice(0, output.lastIndexOf('}') + 1));
  if (code !== 0 || !bill?.components) return skipped(step, output.slice(0, 200));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cyclonedx.json'), JSON.stringify(bill, null, 2));
  return passed(step, `${bill.components.length} components in sbom.cyclonedx.json`);
}
