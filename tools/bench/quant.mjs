// Speed of the quant core on one core, each beside a fixed piece of arithmetic timed in the same run, so that machines can be compared.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../lib/bundle.mjs';
import { repository } from '../lib/repository.mjs';

const SLATE = 15;
const PLAYED = 100_000;
const ROUNDS = 25;
const folder = join(repository, '.tmp', `bench-quant-${process.pid}`);

/** A hundred million dependent multiply-adds: what this core does in the time. */
function yardstick() {
  let value = 1;
  for (let step = 0; step < 1e8; step++) value = value * 0.999999 + 1e-6;
  return value;
}

const timed = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const median = (work, rounds) => Array.from({ length: rounds }, () => timed(work)).sort((a, b) => a - b)[Math.floor(rounds / 2)];

await bundle({ core: 'tools/bench/quant-core.ts' }, folder);
try {
  const { priceSlate, matchSlate, playMany } = await import(pathToFileURL(join(folder, 'core.js')).href);
  for (let warm = 0; warm < 5; warm++) {
    priceSlate(SLATE);
    matchSlate(SLATE);
    playMany(2000);
  }
  yardstick();
  const unit = median(yardstick, 3);
  const show = (name, ms, limit) =>
    console.log(
      `${name.padEnd(62)} ${ms.toFixed(1).padStart(8)} ms   ratio ${(ms / unit).toFixed(3).padStart(7)}${limit ? `   asked: under ${limit} ms` : ''}`,
    );
  console.log('\nquant, CPU time of one core; the ratio is to 100,000,000 multiply-adds in the same run\n');
  show('100,000,000 multiply-adds', unit);
  show(
    `exact pricing of ${SLATE} games, all markets, all alternates`,
    median(() => priceSlate(SLATE), ROUNDS),
    30,
  );
  show(
    `the same, matched to a win probability and a total first`,
    median(() => matchSlate(SLATE), ROUNDS),
  );
  show(
    `${PLAYED.toLocaleString('en-US')} games by plate appearances`,
    timed(() => playMany(PLAYED)),
    3000,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
