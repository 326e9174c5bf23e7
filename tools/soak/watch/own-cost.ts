import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface OwnCost {
  /** Of one core. */
  share: number;
  /** How late this program's own loop was, 99th percentile: what it adds to the times it measures. */
  lateMs: number;
  /** Of all cores together, by everybody on the machine. */
  machineShare: number;
}

function machineTimes(): { busy: number; all: number } {
  const times = cpus().map(({ times: each }) => each);
  const all = times.reduce((sum, each) => sum + each.user + each.nice + each.sys + each.idle + each.irq, 0);
  return { all, busy: all - times.reduce((sum, each) => sum + each.idle, 0) };
}

/** Starts looking at what this program takes itself; call the answer to end it. */
export function watchOwnCost(): () => OwnCost {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [own, machine, startedAt] = [process.cpuUsage(), machineTimes(), performance.now()];
  return () => {
    delay.disable();
    const used = process.cpuUsage(own);
    const now = machineTimes();
    return {
      share: (used.user + used.system) / 1000 / (performance.now() - startedAt),
      lateMs: delay.percentile(99) / 1e6,
      machineShare: (now.busy - machine.busy) / (now.all - machine.all),
    };
  };
}
