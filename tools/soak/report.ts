import type { PhaseFigures } from './phase.ts';
import type { GamesFigures } from './read-games.ts';
import type { World } from './world.ts';

const MOST_READ_MS = 100;
const MOST_REFUSALS = 6;
/** A shorter phase says how memory went and is not judged by it: caches are still being filled. */
const LEAST_SECONDS_FOR_MEMORY = 290;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const percent = (value: number | null): string =>
  value === null ? 'too short to say' : `${value >= 0 ? '+' : ''}${(100 * value).toFixed(1)}%`;
/** What a refusal may be: no such member, a game that has begun, no money left. */
const EXPECTED = new Set([200, 201, 404, 409, 422]);
const READS = new Set([200]);

export interface Promised {
  what: string;
  faults: readonly string[];
}

function unexpected({ tally }: PhaseFigures): string[] {
  return [...tally.statuses()].flatMap(([name, counts]) =>
    [...counts]
      .filter(([status]) => !(name.startsWith('GET') ? READS : EXPECTED).has(status))
      .map(([status, count]) => `${name} answered ${status} ${count} times`),
  );
}

export function judgePhase(phase: PhaseFigures): Promised[] {
  const reads = phase.tally.figures().filter(({ kind }) => kind !== 'write');
  const slow = reads.filter(({ p975 }) => p975 > MOST_READ_MS).map(({ kind, p975 }) => `${kind}: p97.5 ${ms(p975)}`);
  const growing = phase.memory.filter(({ isFlat }) => !isFlat);
  const promises = [
    { what: `${phase.name}: every call has the answer it should`, faults: [...unexpected(phase), ...phase.tally.lost] },
    { what: `${phase.name}: p97.5 of reads at most ${MOST_READ_MS} ms`, faults: slow },
  ];
  // A process that is killed each few minutes says nothing about memory.
  if (phase.name === 'kills' || phase.seconds < LEAST_SECONDS_FOR_MEMORY) return promises;
  const grown = growing.map(
    ({ name, residentGrowth, heapGrowth }) => `${name}: resident ${percent(residentGrowth)}, heap ${percent(heapGrowth)}`,
  );
  return [...promises, { what: `${phase.name}: memory is flat`, faults: grown }];
}

export const judgeGames = ({ errors, p975 }: GamesFigures): Promised => ({
  what: `games: no error, p97.5 at most ${MOST_READ_MS} ms`,
  faults: [...(errors > 0 ? [`${errors} errors`] : []), ...(p975 > MOST_READ_MS ? [`p97.5 ${ms(p975)}`] : [])],
});

export function showPhase(phase: PhaseFigures): void {
  const { cost, kills, seconds } = phase;
  const hours = (phase.to.getTime() - phase.from.getTime()) / 3_600_000;
  console.log(
    `\n${phase.name}: ${seconds.toFixed(0)} s, ${hours.toFixed(1)} hours of the product's time, ${kills} kills, ${phase.tally.count} calls`,
  );
  for (const { kind, count, p50, p975, p99, most, metKill, longestWithKillMs } of phase.tally.figures()) {
    const met = metKill > 0 ? `; ${metKill} met a kill, longest ${ms(longestWithKillMs)}` : '';
    const rate = `${(count / seconds).toFixed(1)}/s`;
    console.log(
      `  ${kind.padEnd(12)} ${String(count).padStart(6)} (${rate.padStart(6)})  p50 ${ms(p50).padStart(7)}  p97.5 ${ms(p975).padStart(7)}  p99 ${ms(p99).padStart(7)}  most ${ms(most).padStart(7)}${met}`,
    );
  }
  for (const { name, figures } of phase.tally.slowest(5))
    console.log(
      `    slowest: ${name.padEnd(40)} ${String(figures.count).padStart(5)} calls  p50 ${ms(figures.p50)}  p97.5 ${ms(figures.p975)}`,
    );
  const refusals = [...phase.tally.statuses()].filter(([name]) => name.startsWith('POST'));
  for (const [name, counts] of refusals)
    console.log(`    ${name.padEnd(44)} ${[...counts].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  for (const one of phase.memory)
    console.log(
      `  ${one.name.padEnd(8)} ${one.samples} samples, ${one.firstMb.toFixed(0)} to ${one.lastMb.toFixed(0)} MB, most ${one.mostMb.toFixed(0)}, heap ${one.heapMb.toFixed(0)}; last third over middle third: resident ${percent(one.residentGrowth)}, heap ${percent(one.heapGrowth)}; ${(100 * one.processorShare).toFixed(0)}% of a core`,
    );
  console.log(
    `  the load itself took ${(100 * cost.share).toFixed(0)}% of a core and was ${ms(cost.lateMs)} late at p99; the machine was ${(100 * cost.machineShare).toFixed(0)}% busy`,
  );
}

export function showGames({ perSecond, errors, p50, p975, p99 }: GamesFigures): void {
  console.log(
    `\ngames: GET /api/games, 50 connections, 30 s: ${perSecond.toFixed(0)}/s  p50 ${ms(p50)}  p97.5 ${ms(p975)}  p99 ${ms(p99)}  errors ${errors}`,
  );
}

export function showWorld({ acknowledged, streams, fleet }: World): void {
  const { bets, repeats, refusals, closed, resets } = acknowledged;
  const count = (book: string): number => bets.filter((bet) => bet.book === book).length;
  const sum = [...resets.values()].reduce((all, one) => all + one, 0);
  console.log(
    `\nacknowledged: ${count('practice')} practice bets, ${count('tracked')} tracked bets, ${closed.size} closed early, ${sum} resets; ${repeats} sent again on purpose`,
  );
  for (const [why, times] of [...refusals].sort((a, b) => b[1] - a[1]).slice(0, MOST_REFUSALS))
    console.log(`  ${times} bets refused: ${why}`);
  const heard = [...streams.heard].map(([name, times]) => `${name} ${times}`).join(', ');
  console.log(`streams: heard ${heard}; came back ${streams.reopened} times, refused ${streams.refused}`);
  for (const { plan, recoveriesMs, errors } of fleet.processes) {
    if (recoveriesMs.length > 0)
      console.log(`${plan.name}: ready again after ${recoveriesMs.map((each) => (each / 1000).toFixed(1)).join(', ')} s`);
    for (const line of errors.slice(-3)) console.log(`${plan.name} logged: ${line.slice(0, 300)}`);
    if (errors.length > 3) console.log(`${plan.name} logged ${errors.length} lines of errors in all`);
  }
}

/** Prints each promise; answers whether all were kept. */
export function showPromises(promises: readonly Promised[]): boolean {
  console.log('');
  for (const { what, faults } of promises) {
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${what}`);
    for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`);
    if (faults.length > 10) console.log(`    and ${faults.length - 10} more`);
  }
  return promises.every(({ faults }) => faults.length === 0);
}
