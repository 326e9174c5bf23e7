// npm run container-check: builds what the Dockerfile describes in a clean folder, stage by stage with its own commands, starts it as its user, asks its
// health check, and estimates the image's size. For machines that cannot build images; the base image itself is not there.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inRepository, repository } from './lib/repository.mjs';

const READY_MS = 120_000;
const NOBODY = 65_534;

/** Instructions of the file as [word, rest], comments gone and continued lines joined. */
function readInstructions(text) {
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  return lines
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()]);
}

const files = execFileSync('git', ['ls-files', '-z'], { cwd: repository }).toString().split('\0').filter(Boolean);

/** Copies from the context what git tracks, as a clean clone has it, or from another stage all there is. A folder's contents go into the target. */
function copy(stage, from, sources, target) {
  const into = join(stage.root, target.startsWith('/') ? '' : stage.workdir, target);
  for (const source of sources) {
    const path = from ? join(from.root, source.startsWith('/') ? '' : from.workdir, source) : inRepository(source);
    const isFolder = lstatSync(path).isDirectory();
    const place = !isFolder && target.endsWith('/') ? join(into, basename(source)) : into;
    if (from || !isFolder) cpSync(path, place, { recursive: true, verbatimSymlinks: true });
    else
      for (const file of files.filter((name) => name.startsWith(`${source}/`)))
        cpSync(inRepository(file), join(place, file.slice(source.length + 1)));
  }
}

const sizeOf = (path) => {
  const about = lstatSync(path);
  return about.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : about.size;
};
const mb = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const work = mkdtempSync(join(tmpdir(), 'clearedge-image-'));
const stages = new Map();
let stage;

function run(command) {
  console.log(`[${stage.name}] ${command}`);
  // The user of the image is not on this machine: whose folder it is, is settled when it starts.
  const here = command.replaceAll('-o node -g node ', '').replaceAll(' /data', ` ${join(stage.root, 'data')}`);
  execFileSync('bash', ['-ec', here], {
    cwd: join(stage.root, stage.workdir),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: '' },
  });
}

const steps = {
  ARG: () => undefined,
  FROM: (rest) => {
    const [, base, name] = /^(\S+)(?: AS (\S+))?$/.exec(rest);
    const parent = stages.get(base);
    stage = { name, root: join(work, name), workdir: parent?.workdir ?? '/', env: {}, cmd: null, health: null, user: 'root' };
    mkdirSync(stage.root, { recursive: true });
    if (parent) cpSync(parent.root, stage.root, { recursive: true, verbatimSymlinks: true });
    stages.set(name, stage);
  },
  WORKDIR: (rest) => {
    stage.workdir = rest;
    mkdirSync(join(stage.root, rest), { recursive: true });
  },
  COPY: (rest) => {
    const words = rest.split(/\s+/);
    const from = words[0].startsWith('--from=') ? stages.get(words.shift().slice(7)) : null;
    const target = words.pop();
    copy(stage, from, words, target);
  },
  RUN: run,
  ENV: (rest) => Object.assign(stage.env, Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('=')))),
  USER: (rest) => {
    stage.user = rest;
  },
  CMD: (rest) => {
    stage.cmd = JSON.parse(rest);
  },
  HEALTHCHECK: (rest) => {
    stage.health = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
  },
  VOLUME: () => undefined,
  EXPOSE: () => undefined,
  STOPSIGNAL: () => undefined,
};

function openTo(path, uid) {
  chownSync(path, uid, uid);
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) openTo(join(path, name), uid);
}

async function startAndAsk({ root, workdir, env, cmd, health, user }) {
  if (user === 'root') throw new Error('the image would run as root');
  const data = join(root, 'data');
  if (!existsSync(data)) throw new Error('the image has no /data');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    execFileSync('chmod', ['o+x', work]);
    openTo(data, NOBODY);
  }
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const variables = { PATH: process.env.PATH, HOME: data, ...env, PORT: String(await freePort()), DATA_DIR: data };
  const options = { cwd: join(root, workdir), env: variables, ...identity };
  const started = performance.now();
  const server = spawn(cmd[0], cmd.slice(1), { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    for (;;) {
      if (server.exitCode !== null) throw new Error(`the image's command ended with ${server.exitCode}`);
      try {
        execFileSync(health[0], health.slice(1), { ...options, stdio: 'ignore' });
        return (performance.now() - started) / 1000;
      } catch {
        if (performance.now() - started > READY_MS) throw new Error('the health check never passed');
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()));
  }
}

try {
  for (const [word, rest] of readInstructions(readFileSync(inRepository('Dockerfile'), 'utf8'))) {
    const step = steps[word];
    if (!step) throw new Error(`container-check does not know ${word}`);
    step(rest);
  }
  const seconds = await startAndAsk(stage);
  const { root, workdir } = stage;
  const parts = readdirSync(join(root, workdir)).map((name) => [name, sizeOf(join(root, workdir, name))]);
  for (const [name, bytes] of parts.sort((a, b) => b[1] - a[1]).slice(0, 5)) console.log(`  ${mb(bytes).padStart(7)}  ${name}`);
  console.log(
    `Healthy after ${seconds.toFixed(1)} s as a user without rights; ${mb(sizeOf(join(root, workdir)))} above the base image, uncompressed.`,
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
