import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for an unattended browser on a closed network; the background ones stop it from calling home. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export interface Chromium {
  path: string;
  /** What the process needs in its environment. */
  env: Record<string, string>;
}

/** The browser to test with: CHROME_PATH, a system Chromium or Chrome, else the one shipped in the npm package. */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  const named = environment.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist`);
    return { path: named, env: {} };
  }
  const system = environment.CHROMIUM_FROM_NPM ? undefined : SYSTEM.find((path) => existsSync(path));
  return system ? { path: system, env: {} } : fromPackage();
}

async function fromPackage(): Promise<Chromium> {
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  return { path, env: hasLibrary('libnss3.so') ? {} : { LD_LIBRARY_PATH: unpackLibraries() } };
}

function hasLibrary(name: string): boolean {
  try {
    return execFileSync('ldconfig', ['-p'], { encoding: 'utf8' }).includes(name);
  } catch {
    return false;
  }
}

/** The package ships the shared libraries that a bare machine lacks; unpacked once, moved into place whole. */
function unpackLibraries(): string {
  const folder = join(tmpdir(), 'clearedge-chromium-libraries');
  const libraries = join(folder, 'al2023', 'lib');
  if (existsSync(libraries)) return libraries;
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', '..', 'bin');
  const work = `${folder}-${process.pid}`;
  mkdirSync(join(work, 'al2023'), { recursive: true });
  writeFileSync(join(work, 'al2023.tar'), brotliDecompressSync(readFileSync(join(bin, 'al2023.tar.br'))));
  execFileSync('tar', ['-xf', join(work, 'al2023.tar'), '-C', join(work, 'al2023')]);
  try {
    renameSync(work, folder);
  } catch {
    rmSync(work, { recursive: true, force: true });
  }
  return libraries;
}
